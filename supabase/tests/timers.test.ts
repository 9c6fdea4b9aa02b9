import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { HOSTED } from './support/hosted.ts';

const migrations = path.join(import.meta.dirname, '../migrations');
let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('timers');
});
afterAll(() => stack?.stop());

test('sets no timer and succeeds without pg_cron', async () => {
  expect(await stack.sql`select private.schedule_jobs() as names`).toEqual([{ names: [] }]);
});

test('API roles cannot set timers', async () => {
  const roles = await stack.sql`
    select r.name from unnest(array['anon', 'authenticated', 'service_role']) r (name)
    where has_function_privilege(r.name, 'private.schedule_jobs()', 'execute')`;
  expect([...roles]).toEqual([]);
});

test('schedule_jobs sets every timer of the migrations and is idempotent', async () => {
  await stack.sql.unsafe(HOSTED);
  const inMigrations = readdirSync(migrations).flatMap((name) =>
    Array.from(
      readFileSync(path.join(migrations, name), 'utf8').matchAll(/cron\.schedule\('([^']+)'/g),
      ([, job]) => job,
    ),
  );
  const jobs = async () =>
    stack.sql<
      { jobname: string; command: string }[]
    >`select jobname, command from cron.job order by 1`;
  const [first] = await stack.sql<{ names: string[] }[]>`select private.schedule_jobs() as names`;
  expect(first?.names).toEqual(
    [...new Set(inMigrations)].toSorted((a = '', b = '') => a.localeCompare(b)),
  );
  const set = await jobs();
  expect(set.map(({ jobname }) => jobname)).toEqual(first?.names);
  for (const { command } of set) await stack.sql.unsafe(command);
  await stack.sql`select private.schedule_jobs()`;
  expect(await jobs()).toEqual(set);
});

test("the nightly work deletes pg_cron's log entries older than a week", async () => {
  await stack.sql`insert into cron.job_run_details values
    (1, now() - interval '8 days', now() - interval '8 days'), (2, now() - interval '8 days', null), (3, now(), null),
    (4, now() - interval '6 days', now() - interval '6 days')`;
  await stack.sql`select private.tidy()`;
  expect(
    await stack.sql`select array_agg(runid::int order by runid) as left from cron.job_run_details`,
  ).toEqual([{ left: [3, 4] }]);
});

test.each([
  ['sb_secret_abc', ['Content-Type', 'apikey']],
  ['eyJhbGciOi.old.key', ['Authorization', 'Content-Type', 'apikey']],
])('calls deliver-outbox with the headers for the key %s', async (key, names) => {
  await stack.sql`delete from private.outbox`;
  await stack.sql`delete from vault.decrypted_secrets`;
  await stack.sql`delete from net.requests`;
  await stack.sql`insert into vault.decrypted_secrets values
    ('deliver_outbox_url', 'https://ref.example/functions/v1/deliver-outbox'), ('deliver_outbox_key', ${key})`;
  await stack.sql`insert into private.outbox (kind, payload) values ('test_mail', '{}')`;
  await stack.sql`select private.kick_outbox()`;
  const [request] = await stack.sql<
    { headers: Record<string, string> }[]
  >`select headers from net.requests`;
  expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual(names);
  expect(request?.headers['apikey']).toBe(key);
});
