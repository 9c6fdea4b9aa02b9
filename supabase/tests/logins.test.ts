import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  createTestStack,
  createUser,
  enrollTotp,
  signIn,
  type Stack,
} from '../local/testing.ts';

const password = 'correct-horse-battery';
const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let stack: Stack;
let owner: SupabaseClient;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('logins', { outboxEvery: 0 });
  await createUser(stack, { email: 'owner@example.org', password, role: 'owner' });
  await createUser(stack, { email: 'manager@example.org', password, role: 'manager' });
  owner = await signInFrom(laptop, 'owner@example.org');
  manager = await signInFrom(laptop, 'manager@example.org');
});
afterAll(() => stack?.stop());

/** Signs in with a user agent. */
async function signInFrom(userAgent: string, email: string): Promise<SupabaseClient> {
  const client = createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'User-Agent': userAgent } },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

type Login = {
  id: string;
  email: string;
  device: string;
  methods: string[];
  is_new_device: boolean;
  is_active: boolean;
  is_current: boolean;
  may_end: boolean;
  total_count: number;
};

async function loginsOf(who: string, reader = owner, filters: object = {}): Promise<Login[]> {
  const { data, error } = await reader.rpc('list_logins', { p_who: who, ...filters });
  if (error) throw error;
  return data;
}

describe('the list of sign-ins', () => {
  test('shows device, method, whether the device is new, and the current session, newest first', async () => {
    await createUser(stack, { email: 'asha@example.org', password, role: 'owner' });
    await signInFrom(phone, 'asha@example.org');
    await signInFrom(laptop, 'asha@example.org');
    const again = await signInFrom(phone.replace('140', '141'), 'asha@example.org');
    expect(await loginsOf('Asha@', again)).toMatchObject([
      { device: 'Chrome on Android', is_new_device: false, is_active: true, is_current: true },
      { device: 'Firefox on Windows', is_new_device: true, is_active: true, is_current: false },
      { device: 'Chrome on Android', is_new_device: true, methods: ['password'], total_count: 3 },
    ]);
  });

  test('shows both methods of a session with a second factor', async () => {
    await createUser(stack, { email: 'careful@example.org', password, role: 'owner' });
    await enrollTotp(await signIn(stack, 'careful@example.org', password));
    const [login] = await loginsOf('careful@');
    expect(login?.methods).toEqual(['password', 'totp']);
  });

  test('an error in recording the method does not block the sign-in', async () => {
    await createUser(stack, { email: 'unlucky@example.org', password, role: 'manager' });
    await stack.sql`alter table public.login_history add constraint broken check (email <> 'unlucky@example.org' or methods = '{}')`;
    const unlucky = await signInFrom(phone, 'unlucky@example.org');
    expect((await unlucky.rpc('is_admin')).data).toBe(true);
    expect(await loginsOf('unlucky@')).toMatchObject([{ methods: [] }]);
  });

  test('is filtered and paged on the server', async () => {
    await createUser(stack, { email: 'ravi@example.org', password, role: 'manager' });
    const first = await signInFrom(phone, 'ravi@example.org');
    await signInFrom(phone, 'ravi@example.org');
    await first.auth.signOut({ scope: 'local' });
    const count = async (filters: object) => (await loginsOf('ravi@', owner, filters)).length;
    expect(await count({ p_active: true })).toBe(1);
    expect(await count({ p_active: false })).toBe(1);
    expect(await count({ p_new: true })).toBe(1);
    expect(await count({ p_since: new Date(Date.now() + 60_000).toISOString() })).toBe(0);
    expect(await loginsOf('ravi@', owner, { p_limit: 1, p_offset: 1 })).toMatchObject([
      { total_count: 2, is_new_device: true },
    ]);
    expect(await count({ p_who: '%' })).toBe(0);
  });

  test('is readable by owner and manager only', async () => {
    await createUser(stack, { email: 'gate@example.org', password, role: 'gate' });
    await createUser(stack, { email: 'stranger@example.org', password });
    const others = [
      clientOf(stack),
      await signInFrom(phone, 'gate@example.org'),
      await signInFrom(phone, 'stranger@example.org'),
    ];
    const [login] = await loginsOf('owner@');
    for (const other of others) {
      expect((await other.rpc('list_logins')).error?.code).toBe('42501');
      expect((await other.rpc('end_login', { p_id: login?.id })).error?.code).toBe('42501');
    }
    expect(await loginsOf('owner@', manager)).toHaveLength(1);
  });
});

describe('ending a session', () => {
  test("the owner ends another account's session: its next request is rejected, and the log names the owner", async () => {
    await createUser(stack, { email: 'lost@example.org', password, role: 'manager' });
    const lost = await signInFrom(phone, 'lost@example.org');
    expect((await lost.rpc('search_bookings')).error).toBeNull();
    const [login] = await loginsOf('lost@');
    expect(login).toMatchObject({ is_active: true, may_end: true });
    expect(await owner.rpc('end_login', { p_id: login?.id })).toMatchObject({ data: true });
    expect((await lost.rpc('search_bookings')).error?.code).toBe('42501');
    expect((await lost.auth.refreshSession()).error).not.toBeNull();
    expect(await loginsOf('lost@')).toMatchObject([{ is_active: false, may_end: false }]);
    expect(await owner.rpc('end_login', { p_id: login?.id })).toMatchObject({ data: false });
    const log = await owner.rpc('list_changes', { p_table: 'login_history', p_key: login?.id });
    expect(log.data).toMatchObject([
      { actor_name: 'owner@example.org', after: { is_active: false } },
    ]);
  });

  test('a manager ends only their own', async () => {
    const [owners] = await loginsOf('owner@', manager);
    expect(owners).toMatchObject({ is_active: true, may_end: false });
    const refused = await manager.rpc('end_login', { p_id: owners?.id });
    expect(refused.error?.code).toBe('42501');
    expect((await owner.rpc('is_admin')).data).toBe(true);

    const other = await signInFrom(phone, 'manager@example.org');
    const [own] = await loginsOf('manager@', manager);
    expect(own).toMatchObject({ is_current: false, may_end: true });
    expect(await manager.rpc('end_login', { p_id: own?.id })).toMatchObject({ data: true });
    expect((await other.rpc('is_admin')).data).toBe(false);
  });
});
