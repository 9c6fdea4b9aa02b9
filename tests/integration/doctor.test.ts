import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { examineDatabase } from '../../scripts/doctor/database.ts';
import type { Finding } from '../../scripts/doctor/finding.ts';
import { examineProject } from '../../scripts/doctor/project.ts';
import { examineSite } from '../../scripts/doctor/site.ts';
import { newestMigration } from '../../scripts/web/newestMigration.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';
import { HOSTED } from '../../supabase/tests/support/hosted.ts';
import { listen, pageOf, startHost } from './doctorHost.ts';

const run = promisify(execFile);
const migration = newestMigration('.');
let stack: Stack;
let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  stack = await createTestStack('doctor', { outboxEvery: 0 });
  await stack.sql.unsafe(HOSTED);
  await stack.sql`select private.schedule_jobs()`;
  await stack.sql`insert into vault.decrypted_secrets values
    ('deliver_outbox_url', ${`${stack.url}/functions/v1/deliver-outbox`}), ('deliver_outbox_key', 'sb_secret_of_the_vault')`;
  host = await startHost({ api: stack.url, key: stack.publishableKey });
});
afterAll(async () => {
  await Promise.all([host?.stop(), stack?.stop()]);
});
afterEach(() => host.mend());

async function examine(): Promise<Finding[]> {
  const { findings, project } = await examineSite(host.url);
  return [
    ...findings,
    ...(project ? await examineProject(project) : []),
    ...(await examineDatabase(stack.databaseUrl, migration, project?.api)),
  ];
}

const wrongOf = (findings: Finding[]) => findings.filter(({ ok }) => ok === false);

it('reports no fault for a correct setup', async () => {
  const findings = await examine();
  expect(wrongOf(findings)).toEqual([]);
  expect(findings.length).toBeGreaterThanOrEqual(14);
});

const set = (path: string, answer: [number, Record<string, string>, string?]) =>
  void Object.assign(host.instead, { [path]: answer });
const moved = (to: string): [number, Record<string, string>] => [308, { location: to }];

it.each<[string, () => Promise<unknown> | void, () => Promise<unknown> | void, RegExp, RegExp]>([
  [
    'nothing is at the address',
    () => set('/', [404, {}, 'Not here']),
    () => {},
    /answers 404, and not with a page/,
    /dist/,
  ],
  [
    '/admin leads away',
    () => set('/admin', moved('/shell')),
    () => {},
    /\/admin answers 308, to \/shell/,
    /rewrite to \/shell/,
  ],
  [
    'unknown albums answer 200',
    () => set('/no-such-page', [200, {}, pageOf({ api: stack.url, key: stack.publishableKey })]),
    () => {},
    /answer 200 and 404/,
    /404\.html/,
  ],
  [
    'the headers are not set',
    () => set('/', [200, {}, pageOf({ api: stack.url, key: stack.publishableKey })]),
    () => {},
    /without content-security-policy, /,
    /_headers/,
  ],
  [
    'version.json is missing',
    () => set('/version.json', [404, {}]),
    () => {},
    /version\.json does not say/,
    /dist/,
  ],
  [
    'a publication is not built',
    () =>
      stack.sql`insert into private.publications (id, words) overriding system value values (7, '{}')`,
    () => stack.sql`delete from private.publications where id = 7`,
    /shows publication 1, published is 7/,
    /build/,
  ],
  [
    'the key is none of the project',
    () => host.write({ api: stack.url, key: 'sb_publishable_other' }),
    () => {},
    /answers visitors with 401/,
    /copy it anew/,
  ],
  [
    'the project does not answer',
    () => host.write({ api: 'http://127.0.0.1:9', key: stack.publishableKey }),
    () => {},
    /does not answer/,
    /resumed/,
  ],
  [
    'a migration is missing',
    () =>
      stack.sql`update supabase_migrations.schema_migrations set version = '2026' where version = ${migration}`,
    () =>
      stack.sql`update supabase_migrations.schema_migrations set version = ${migration} where version = '2026'`,
    /newest migration of the database is \d+, of this checkout/,
    /db push --remote/,
  ],
  [
    'nobody is the owner',
    () => stack.sql`truncate private.admins`,
    () => stack.sql`select private.grant_admin(${stack.admin.email})`,
    /Nobody is the owner/,
    /admin:add/,
  ],
  [
    'a timer is missing',
    () => stack.sql`delete from cron.job where jobname = 'mandap-tidy'`,
    () => stack.sql`select private.schedule_jobs()`,
    /4 of 5 timers/,
    /schedule_jobs/,
  ],
  [
    'pg_cron is off',
    () => stack.sql`alter table cron.job rename to other`,
    () => stack.sql`alter table cron.other rename to job`,
    /No timer is set/,
    /schedule_jobs/,
  ],
  [
    'the key is not in the vault',
    () =>
      stack.sql`update vault.decrypted_secrets set name = 'other' where name = 'deliver_outbox_key'`,
    () =>
      stack.sql`update vault.decrypted_secrets set name = 'deliver_outbox_key' where name = 'other'`,
    /vault lacks deliver_outbox_key/,
    /create_secret/,
  ],
  [
    'the timer is refused',
    () => stack.sql`insert into net._http_response values (401)`,
    () => stack.sql`delete from net._http_response`,
    /answered 401/,
    /key in the vault/,
  ],
  [
    'mails are given up',
    () => stack.sql`insert into private.outbox (kind, status) values ('test_mail', 'dead')`,
    () => stack.sql`delete from private.outbox`,
    /1 are given up/,
    /Dead letters/,
  ],
])('reports that %s, with a remedy', async (_what, breakIt, mend, what, todo) => {
  await breakIt();
  try {
    const [first, ...others] = wrongOf(await examine());
    expect(first?.what).toMatch(what);
    expect(first?.todo).toMatch(todo);
    expect(others).toEqual([]);
  } finally {
    await mend();
  }
});

it.each<[string, number, object, RegExp]>([
  ['/functions/v1/deliver-outbox', 404, {}, /deliver-outbox is not there/],
  ['/functions/v1/increment-event-like', 500, {}, /increment-event-like fails \(500\)/],
  ['/functions/v1/send-booking-notification', 401, {}, /refuses its callers/],
  [
    '/functions/v1/deliver-outbox',
    401,
    { message: 'Invalid JWT' },
    /deliver-outbox refuses its callers/,
  ],
  ['/functions/v1/increment-event-like', 400, {}, /may not call/],
  ['/auth/v1/settings', 200, { disable_signup: false }, /Anybody can sign up/],
  ['/rest/v1/rpc/get_site_state', 404, {}, /answers visitors with 404/],
])('reports a project that answers %s with %i %j', async (broken, status, body, what) => {
  // A proxy in front of the project that answers one call itself.
  const door = createServer((request, response) => {
    if (request.url === broken) {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', headers } = request;
      const sent = Object.entries(headers).filter(
        ([name]) => !/^(?:host|connection|content-length)$/.test(name),
      );
      void fetch(stack.url + request.url, {
        method,
        headers: sent.map(([name, value]) => [name, String(value)]),
        ...(method === 'POST' && { body: Buffer.concat(chunks) }),
      }).then(async (answer) =>
        response
          .writeHead(answer.status, Object.fromEntries(answer.headers))
          .end(await answer.text()),
      );
    });
  });
  const api = await listen(door);
  const wrong = wrongOf(await examineProject({ api, key: stack.publishableKey }));
  door.closeAllConnections();
  door.close();
  expect(wrong.map((finding) => finding.what)).toEqual([expect.stringMatching(what)]);
  expect(wrong[0]?.todo).toBeTruthy();
});

/** Runs the command with this DATABASE_URL. */
async function doctor(database: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: database };
  const args = ['scripts/run.mjs', 'doctor', '--url', `${host.url}/`];
  const ended = await run(process.execPath, args, { env }).catch((error: unknown) => error);
  const {
    code = 0,
    stdout,
    stderr,
  }: { code?: number; stdout?: string; stderr?: string } = Object(ended);
  return { code, output: `${stdout}${stderr}` };
}

it('prints one line per check, exits with 1 on a fault, and never prints the password', async () => {
  const well = await doctor(stack.databaseUrl);
  expect(well.output).toContain('ok    The database has the newest migration');
  expect(well).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing wrong was found.'),
  });
  const secret = new URL(stack.databaseUrl).password;
  const bad = await doctor(stack.databaseUrl.replace(secret, 'wrong-pass-word'));
  expect(bad.output).toContain('WRONG The database of DATABASE_URL cannot be read (28P01).');
  expect(bad.code).toBe(1);
  expect(well.output + bad.output).not.toMatch(
    new RegExp(`${secret}|wrong-pass-word|sb_secret_of_the_vault`),
  );
  expect((await doctor('')).output).toContain('?     Migrations, timers');
});
