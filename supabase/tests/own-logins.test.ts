import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AdminRole,
  clientOf,
  createTestStack,
  createUser,
  signIn,
  type Stack,
} from '../local/testing.ts';

const password = 'correct-horse-battery';
const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('own-logins', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

async function signInFrom(userAgent: string, email: string): Promise<SupabaseClient> {
  const client = createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'User-Agent': userAgent } },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

const join = async (email: string, role: AdminRole | null = 'manager') =>
  createUser(stack, { email, password, role });

type Login = { id: string; created_at: string; device: string; is_current: boolean };
async function mine(client: SupabaseClient, args: object = {}): Promise<Login[]> {
  const { data, error } = await client.rpc('my_logins', args);
  if (error) throw error;
  return data;
}
const isIn = async (client: SupabaseClient) => (await client.rpc('my_logins')).error === null;

describe('the sign-ins of the own account', () => {
  test.each(['owner', 'manager', 'counter', 'gate'] as const)(
    'are read in the role %s, and nobody else’s',
    async (role) => {
      await join(`${role}@example.org`, role);
      await join(`other-${role}@example.org`);
      await signInFrom(phone, `other-${role}@example.org`);
      await signInFrom(phone, `${role}@example.org`);
      const here = await signInFrom(laptop, `${role}@example.org`);
      expect(await mine(here)).toMatchObject([
        { device: 'Firefox on Windows', is_current: true, is_active: true, is_new_device: true },
        { device: 'Chrome on Android', is_current: false, is_active: true, ip: '127.0.0.1' },
      ]);
    },
  );

  test('come in pages, the newest first', async () => {
    await join('pages@example.org');
    for (const from of [phone, laptop, phone]) await signInFrom(from, 'pages@example.org');
    const here = await signIn(stack, 'pages@example.org', password);
    const [first, second] = await mine(here, { p_limit: 2 });
    const rest = await mine(here, { p_limit: 2, p_before: second?.created_at });
    expect(rest.map(({ device }) => device)).toEqual(['Firefox on Windows', 'Chrome on Android']);
    expect(first?.is_current).toBe(true);
    expect(rest.map(({ id }) => id)).not.toContain(second?.id);
  });

  test('are closed to visitors, to accounts without a role and to those that were locked out', async () => {
    await join('no-role@example.org', null);
    await join('left@example.org');
    const left = await signInFrom(phone, 'left@example.org');
    await stack.sql`update private.admins set active = false
      where user_id = (select id from auth.users where email = 'left@example.org')`;
    for (const client of [clientOf(stack), await signInFrom(phone, 'no-role@example.org'), left])
      for (const name of ['my_logins', 'end_my_others'])
        expect((await client.rpc(name)).error?.code).toBe('42501');
  });

  test('stay on the list as long as the device is signed in, however old', async () => {
    await join('year@example.org');
    const old = await signInFrom(phone, 'year@example.org');
    const here = await signInFrom(laptop, 'year@example.org');
    const before = await mine(here);
    await stack.sql`update public.login_history set created_at = now() - interval '1 year'
      where email = 'year@example.org'`;
    await stack.sql`select private.tidy()`;
    expect(await mine(here)).toHaveLength(before.length);
    await old.auth.signOut({ scope: 'local' });
    await stack.sql`select private.tidy()`;
    expect(await mine(here)).toMatchObject([{ is_current: true }]);
  });
});

describe('ending other sessions of the own account', () => {
  test('a gate helper ends one of theirs, never somebody else’s', async () => {
    await join('helper@staff.invalid', 'gate');
    await join('neighbour@example.org', 'gate');
    const neighbour = await signInFrom(phone, 'neighbour@example.org');
    const other = await signInFrom(phone, 'helper@staff.invalid');
    const here = await signInFrom(laptop, 'helper@staff.invalid');
    const [strange] = await mine(neighbour);
    const refused = await here.rpc('end_login', { p_id: strange?.id });
    expect(refused.error?.code).toBe('42501');
    expect(await isIn(neighbour)).toBe(true);

    const theirs = (await mine(here)).find(({ is_current: isCurrent }) => !isCurrent);
    expect(await here.rpc('end_login', { p_id: theirs?.id })).toMatchObject({ data: true });
    expect(await here.rpc('end_login', { p_id: theirs?.id })).toMatchObject({ data: false });
    expect([await isIn(other), await isIn(here)]).toEqual([false, true]);
  });

  test('all but this one end at once, each in the log; a second call ends none', async () => {
    await join('many@example.org');
    await join('bystander@example.org');
    const bystander = await signInFrom(phone, 'bystander@example.org');
    const others = [
      await signInFrom(phone, 'many@example.org'),
      await signInFrom(laptop, 'many@example.org'),
    ];
    const here = await signInFrom(laptop, 'many@example.org');
    // Expired by the auth service's own clock: not open any more.
    const [first] = await mine(here, { p_limit: 3 }).then((rows) => rows.toReversed());
    await stack.sql`update auth.sessions set not_after = now() - interval '1 hour' where id =
      (select session_id from public.login_history where id = ${first?.id ?? ''})`;
    expect((await here.rpc('end_my_others')).data).toBe(1);
    expect((await here.rpc('end_my_others')).data).toBe(0);
    for (const other of others) {
      expect(await isIn(other)).toBe(false);
      expect((await other.auth.refreshSession()).error).not.toBeNull();
    }
    expect([await isIn(here), await isIn(bystander)]).toEqual([true, true]);
    const logged = await stack.sql`select after from private.audit_log
      where table_name = 'login_history' and actor = (select id from auth.users where email = 'many@example.org')`;
    expect(logged.map(({ after }) => after)).toEqual([{ is_active: false }]);
  });
});

const mails = async (email: string) => {
  const rows = await stack.sql<{ payload: Record<string, unknown> }[]>`
    select payload from private.outbox where kind = 'new_device' and payload -> 'recipients' ->> 0 = ${email}
    order by created_at`;
  return rows.map(({ payload }) => payload);
};

describe('the mail about a new device', () => {
  test('goes to the account itself, neither at its first sign-in nor for a known device', async () => {
    await join('travels@example.org');
    await signInFrom(phone, 'travels@example.org');
    await signInFrom(phone, 'travels@example.org');
    expect(await mails('travels@example.org')).toEqual([]);
    await signInFrom(laptop, 'travels@example.org');
    await signInFrom(laptop.replaceAll('140', '141'), 'travels@example.org');
    const [mail, ...more] = await mails('travels@example.org');
    expect(mail).toMatchObject({
      recipients: ['travels@example.org'],
      device: 'Firefox on Windows',
      address: '127.0.0.1',
    });
    expect(Date.now() - Date.parse(String(mail?.['at']))).toBeLessThan(600_000);
    expect(more).toEqual([]);
    const claimed = await stack.sql<{ payload: { recipients: string[] } }[]>`
      select payload from private.claim_outbox(100, null) where kind = 'new_device'`;
    expect(claimed.map(({ payload }) => payload.recipients)).toContainEqual([
      'travels@example.org',
    ]);
  });

  test('is not written for a helper without a mailbox', async () => {
    await join('tonight@staff.invalid', 'gate');
    await signInFrom(phone, 'tonight@staff.invalid');
    const here = await signInFrom(laptop, 'tonight@staff.invalid');
    expect(await mine(here)).toMatchObject([{ is_new_device: true }, {}]);
    expect(await mails('tonight@staff.invalid')).toEqual([]);
  });

  test('does not block the sign-in when it cannot be queued', async () => {
    await join('unlucky@example.org');
    await signInFrom(phone, 'unlucky@example.org');
    await stack.sql`alter table private.outbox add constraint broken check (kind <> 'new_device') not valid`;
    const here = await signInFrom(laptop, 'unlucky@example.org');
    await stack.sql`alter table private.outbox drop constraint broken`;
    expect((await here.rpc('is_admin')).data).toBe(true);
    expect(await mails('unlucky@example.org')).toEqual([]);
  });

  test('counts and is tried again like the other mails', async () => {
    await join('boss@example.org', 'owner');
    const boss = await signInFrom(phone, 'boss@example.org');
    await stack.sql`update private.outbox set status = 'dead'`;
    const dead = (await stack.sql`select id from private.outbox`).length;
    expect((await boss.rpc('mail_summary').single()).data).toMatchObject({ dead });
    expect((await boss.rpc('retry_mails')).data).toBe(dead);
    expect(dead).toBeGreaterThan(0);
  });
});
