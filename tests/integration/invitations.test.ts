import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  clientOf,
  createTestStack,
  createUser,
  signIn,
  type Stack,
} from '../../supabase/local/testing.ts';
import { call, openEdition } from '../../supabase/tests/support/passes.ts';
import { signInAdmin } from '../../supabase/tests/support/people.ts';
import { inviteByMail, listPeople, personOf } from '../../supabase/tests/support/staff.ts';
import { mailSecrets } from './mailSupport.ts';

const password = 'three marigold garlands';
const claimOf = (browser: string) => browser.repeat(43).slice(0, 43);

let stack: Stack;
let owner: SupabaseClient;
const lines: string[] = [];

beforeAll(async () => {
  for (const name of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...line) => void lines.push(line.join(' ')));
  stack = await createTestStack('accepting', {
    outboxEvery: 0,
    quiet: false,
    functionEnv: mailSecrets,
    settings: { invitations_per_day: 1000 },
  });
  owner = await signInAdmin(stack, 'manish@example.org');
  await call(owner, 'set_my_name', { p_name: 'Manish' });
});
afterAll(async () => {
  await stack?.stop();
  vi.restoreAllMocks();
});

async function accept(token: string, change: object = {}) {
  const response = await fetch(`${stack.url}/functions/v1/accept-invitation`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token, claim: claimOf('a'), name: 'Ritu Kumari', password, ...change }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const accounts = async (email: string) =>
  stack.sql<{ id: string; is_admin: boolean }[]>`
    select u.id, exists (select 1 from private.admins a where a.user_id = u.id) as is_admin
    from auth.users u where u.email = ${email}`;
const rights = async (client: SupabaseClient) => (await client.rpc('is_admin')).data as unknown;

/** Runs something with a fault in the database, and mends it. */
async function withFault<T>(fault: string, mend: string, run: () => Promise<T>): Promise<T> {
  await stack.sql.unsafe(fault);
  try {
    return await run();
  } finally {
    await stack.sql.unsafe(mend);
  }
}
const inBetween = (change: string) =>
  [
    `create function private.meanwhile() returns trigger language plpgsql security definer as $$
      begin update private.invitations set ${change} where user_id = new.id; return null; end $$;
    create trigger meanwhile after insert on auth.users
      for each row execute function private.meanwhile()`,
    'drop trigger meanwhile on auth.users; drop function private.meanwhile()',
  ] as const;

/** Tables that hold a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await stack.sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await stack.sql.unsafe(`select 1 from ${name} t where t::text like $1 limit 1`, [
        `%${text}%`,
      ]);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

it('an invited manager sets name and password and has the role; the token is left nowhere', async () => {
  const { token } = await inviteByMail(stack, owner, 'Ritu@Example.org');
  expect(await tablesWith(token)).toEqual(['private.outbox']);
  await fetch(`${stack.url}/functions/v1/deliver-outbox`, {
    method: 'POST',
    headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
  });
  const mail = await stack.mailbox.waitFor(({ text }) => text.includes(token));
  expect(mail.to).toEqual(['ritu@example.org']);
  expect(mail.text).toContain(`${stack.url}/admin/welcome#${token}`);

  // A mail scanner that opens links and runs scripts.
  for (let time = 0; time < 3; time += 1) {
    await fetch(`${stack.url}/functions/v1/accept-invitation?token=${token}`, {
      headers: { apikey: stack.publishableKey },
    }).then(({ status }) => expect(status).toBe(405));
    await call(clientOf(stack), 'see_invitation', { p_token: token });
  }
  expect(await accounts('ritu@example.org')).toHaveLength(0);

  expect(await accept(token)).toEqual({ status: 200, body: { email: 'ritu@example.org' } });
  const ritu = await signIn(stack, 'ritu@example.org', password);
  expect(await rights(ritu)).toBe(true);
  expect(await personOf(owner, 'Ritu Kumari')).toMatchObject({ role: 'manager' });
  // The answer was lost: the same browser again, with its own claim.
  expect(await accept(token)).toEqual({ status: 200, body: { email: 'ritu@example.org' } });
  expect(await accept(token, { claim: claimOf('b'), password: 'of somebody else' })).toMatchObject({
    status: 410,
    body: { state: 'used', inviter: 'Manish' },
  });
  await signIn(stack, 'ritu@example.org', password);

  for (const secret of [token, password, claimOf('a')]) {
    expect(await tablesWith(secret)).toEqual([]);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});

it('of two browsers at once one makes the account, and the other is told whom to ask', async () => {
  const { token } = await inviteByMail(stack, owner, 'two@example.org');
  const passwords = ['of the first browser', 'of the second browser'];
  const answers = await Promise.all(
    passwords.map(async (own, at) => accept(token, { claim: claimOf(`${at}`), password: own })),
  );
  const worked = answers.findIndex(({ status }) => status === 200);
  const other = answers[1 - worked];
  expect([409, 410]).toContain(other?.status);
  expect(['busy', 'used']).toContain(other?.body['state']);
  expect(other?.body['inviter']).toBe('Manish');
  await signIn(stack, 'two@example.org', passwords[worked] ?? '');
  await expect(signIn(stack, 'two@example.org', passwords[1 - worked] ?? '')).rejects.toThrow(
    'Invalid login credentials',
  );
});

it('a try that is broken off goes on with the same account, which has no rights until then', async () => {
  const { token } = await inviteByMail(stack, owner, 'broken@example.org');
  const finish = 'function public.finish_invitation(text, text, text)';
  const broken = await withFault(
    `revoke execute on ${finish} from service_role`,
    `grant execute on ${finish} to service_role`,
    async () => accept(token, { password: 'of the first try' }),
  );
  expect(broken).toEqual({ status: 500, body: { error: 'Something went wrong on our side.' } });
  expect(lines.join('\n')).toContain('finish_invitation: 42501');
  const [left, ...others] = await accounts('broken@example.org');
  expect(left).toMatchObject({ is_admin: false });
  expect(others).toEqual([]);
  const halfway = await signIn(stack, 'broken@example.org', 'of the first try');
  expect(await rights(halfway)).toBe(false);
  expect((await halfway.from('booking_forms').select('id')).data).toEqual([]);

  expect(await accept(token)).toMatchObject({ status: 200 });
  expect(await accounts('broken@example.org')).toEqual([{ id: left?.id, is_admin: true }]);
  expect(await rights(await signIn(stack, 'broken@example.org', password))).toBe(true);
});

it.each([
  ['withdrawn', 'withdrawn_at = now()'],
  ['ended', "expires_at = now() - interval '1 s'"],
])(
  'an invitation that is %s while the account is made gives no rights and leaves no account',
  async (state, change) => {
    const email = `${state}@example.org`;
    const { token } = await inviteByMail(stack, owner, email);
    const answer = await withFault(...inBetween(change), async () => accept(token));
    expect(answer).toMatchObject({ status: 410, body: { state, inviter: 'Manish' } });
    expect(await accounts(email)).toEqual([]);
    expect(await accept(token)).toMatchObject({ status: 410, body: { state } });
  },
);

it('an account that is there takes up the invitation with its own password', async () => {
  await createUser(stack, { email: 'there@example.org', password: 'their own password' });
  const { token } = await inviteByMail(stack, owner, 'There@example.org');
  expect(await accept(token)).toMatchObject({ status: 409, body: { state: 'has_account' } });
  await expect(signIn(stack, 'there@example.org', password)).rejects.toThrow(
    'Invalid login credentials',
  );
  const account = await signIn(stack, 'there@example.org', 'their own password');
  expect(await rights(account)).toBe(false);
  const { data } = await call<{ state: string }>(account, 'claim_invitation', { p_token: token });
  expect(data?.state).toBe('done');
  expect(await rights(account)).toBe(true);
});

it("a helper's link sets up one phone, with the name that the owner has given", async () => {
  const { nights } = await openEdition(stack);
  const { data } = await call<{ token: string }>(owner, 'add_helper', {
    p_id: randomUUID(),
    p_name: 'Sunil',
    p_role: 'gate',
    p_night_id: nights[0],
  });
  const token = data?.token ?? '';
  const phone = { claim: claimOf('p'), password: claimOf('w'), name: '' };
  const first = await accept(token, phone);
  expect(first.status).toBe(200);
  expect(await accept(token, phone)).toEqual(first);
  expect(await accept(token, { ...phone, claim: claimOf('q') })).toMatchObject({
    status: 410,
    body: { state: 'used', inviter: 'Manish' },
  });
  const helper = await signIn(stack, first.body['email'] ?? '', phone.password);
  expect((await helper.rpc('my_role')).data).toBe('gate');
  expect((await listPeople(owner)).people.map(({ name }) => name)).toContain('Sunil');
});

it('a link of nothing is unknown, and guessing ends', async () => {
  const guess = async () => (await accept(`${randomUUID()}-guessed`)).body['state'];
  expect(await guess()).toBe('unknown');
  for (let time = 0; time < 30; time += 1) await guess();
  const answer = await accept(randomUUID());
  expect(answer).toMatchObject({ status: 429, body: { state: 'too_many' } });
});
