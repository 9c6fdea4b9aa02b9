import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  clientOf,
  createTestStack,
  createUser,
  signIn,
  type Stack,
} from '../../supabase/local/testing.ts';

const run = promisify(execFile);
const script = path.join(import.meta.dirname, '../../scripts/admin-add.ts');
const password = 'correct-horse-battery';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('admin-add', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

const add = async (args: string[], site = 'https://www.mandap.example/') =>
  run(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, SITE_URL: site },
  });
const link = async (email: string, role: string) => {
  const { stdout } = await add([email, role, stack.databaseUrl]);
  const [, token = ''] =
    /https:\/\/www\.mandap\.example\/admin\/welcome#([\w-]{43})\n$/.exec(stdout) ?? [];
  return token;
};
const see = async (token: string) =>
  (await clientOf(stack).rpc('see_invitation', { p_token: token })).data as unknown;

it('an address without an account gets a link, which makes the first owner', async () => {
  const first = await link('Boss@Example.org', 'owner');
  expect(await see(first)).toMatchObject({ state: 'open', email: 'boss@example.org', inviter: '' });
  // Again: one invitation, with a new link.
  const token = await link('boss@example.org', 'owner');
  expect(await see(first)).toMatchObject({ state: 'withdrawn' });
  const response = await fetch(`${stack.url}/functions/v1/accept-invitation`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token, claim: 'c'.repeat(43), name: 'Manish', password }),
  });
  expect(response.status).toBe(200);
  const owner = await signIn(stack, 'boss@example.org', password);
  expect((await owner.rpc('my_role')).data).toBe('owner');
});

it('an account gets the role, as often as it is run; also a helper of an evening', async () => {
  const id = await createUser(stack, { email: 'there@example.org', password });
  await stack.sql`insert into private.admins (user_id, role, edition_id, ends_at)
    values (${id}, 'gate', gen_random_uuid(), now() + interval '1 day')`;
  for (let time = 0; time < 2; time += 1) {
    const { stdout } = await add(['there@example.org', 'owner', stack.databaseUrl]);
    expect(stdout).toBe('there@example.org is now owner.\n');
  }
  const [admin] = await stack.sql`
    select role, active, ends_at, edition_id from private.admins where user_id = ${id}`;
  expect(admin).toEqual({ role: 'owner', active: true, ends_at: null, edition_id: null });
});

it('an invitation of the address has ended once its account has the role', async () => {
  const token = await link('invited@example.org', 'manager');
  await createUser(stack, { email: 'invited@example.org', password });
  await add(['Invited@example.org', 'owner', stack.databaseUrl]);
  expect(await see(token)).toMatchObject({ state: 'withdrawn' });
});

it.each([
  [['owner'], undefined, /^Say whom, and as what: npm run admin:add you@your\.domain owner$/],
  [
    ['a@b.in', 'boss'],
    undefined,
    /^There is no role "boss"\. Roles: owner, manager, counter, gate/,
  ],
  [['a@b', 'owner', 'DB'], undefined, /^Enter a mail address/],
  [['a@b.in', 'owner', 'http://x'], undefined, /^"http:\/\/x" is no database/],
  [['a@b.in', 'owner', 'DB'], 'nothing', /^SITE_URL is missing/],
  [['a@b.in', 'owner', 'postgres://127.0.0.1:1/x'], undefined, /ECONNREFUSED/],
])('%j is refused in one line', async (args, site, sentence) => {
  const named = args.map((arg) => (arg === 'DB' ? stack.databaseUrl : arg));
  await expect(add(named, site)).rejects.toMatchObject({
    stderr: expect.stringMatching(new RegExp(sentence.source.replace(/\$$/, '\\n$'))) as unknown,
  });
  const [row] = await stack.sql<{ count: string }[]>`
    select count(*) from private.invitations where email like 'a@%'`;
  expect(row?.count).toBe('0');
});
