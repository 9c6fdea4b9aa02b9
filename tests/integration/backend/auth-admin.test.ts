import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, signIn, type Stack } from '../../../supabase/local/testing.ts';
import { startFixture } from './fixture.ts';
import { newUser, withCodes } from './recoveryAccounts.ts';

let stack: Stack;
let admin: SupabaseClient['auth']['admin'];

beforeAll(async () => {
  stack = await startFixture('auth-admin', { outboxEvery: 0 });
  admin = clientOf(stack, stack.secretKey).auth.admin;
});
afterAll(() => stack?.stop());

const create = (email: string, more: object = {}) =>
  admin.createUser({ email, password: 'LongPassw0rd', email_confirm: true, ...more });

describe('an account made with the secret key', () => {
  it('has the given id and data, and signs in', async () => {
    const id = randomUUID();
    const made = await create('Made@Example.com', { id, user_metadata: { full_name: 'Asha' } });
    expect(made.data.user).toMatchObject({
      id,
      email: 'made@example.com',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Asha' },
      identities: [{ provider: 'email', identity_data: { email: 'made@example.com' } }],
      factors: [],
    });
    expect(JSON.stringify(made.data.user)).not.toContain('$2a$');
    const client = await signIn(stack, 'made@example.com', 'LongPassw0rd');
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
    expect((await admin.getUserById(id)).data.user?.email).toBe('made@example.com');
  });

  it('without email_confirm cannot sign in until it is confirmed', async () => {
    const { data } = await create('later@example.com', { email_confirm: false });
    const enter = [stack, 'later@example.com', 'LongPassw0rd'] as const;
    await expect(signIn(...enter)).rejects.toMatchObject({ code: 'email_not_confirmed' });
    await admin.updateUserById(data.user?.id ?? '', { email_confirm: true });
    await signIn(...enter);
  });

  it('never changes an existing one, also when five are made at the same time', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, (_none, at) =>
        create('raced@example.com', { password: `Racing-${at}-Passw0rd` }),
      ),
    );
    const refused = made.filter(({ error }) => error);
    expect(refused.map(({ error }) => [error?.status, error?.code])).toEqual(
      Array.from({ length: 4 }, () => [422, 'email_exists']),
    );
    const winner = made.findIndex(({ error }) => !error);
    await signIn(stack, 'raced@example.com', `Racing-${winner}-Passw0rd`);
    const id = made[winner]?.data.user?.id;
    const taken = await create('other@example.com', { id });
    expect(taken.error).toMatchObject({ status: 500, code: undefined });
    expect((await admin.getUserById(id ?? '')).data.user?.email).toBe('raced@example.com');
  });

  it.each([
    ['no address', { email: '' }],
    ['no address, but something else', { email: 'asha' }],
    ['an id that is none', { id: 'first' }],
    ['data that is no object', { user_metadata: ['a'] }],
    ['data with a NUL', { user_metadata: { full_name: '\0' } }],
    ['a password longer than bcrypt reads', { password: 'x'.repeat(73) }],
    ['a ban, which ends no session on a hosted project either', { ban_duration: '1h' }],
    ['a role', { role: 'service_role' }],
  ])('with %s is refused', async (_what, more) => {
    const { error } = await create('refused@example.com', more);
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    const users = await stack.sql`select 1 from auth.users where email = 'refused@example.com'`;
    expect(users).toHaveLength(0);
  });

  it('gets a new password, which ends its sessions', async () => {
    const { client, email, id } = await newUser(stack, 'reset');
    const weak = await admin.updateUserById(id, { password: 'short' });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
    expect((await client.auth.getUser()).error).toBeNull();
    const set = await admin.updateUserById(id, {
      password: 'OtherPassw0rd',
      user_metadata: { full_name: 'Ravi' },
    });
    expect(set.data.user?.user_metadata).toEqual({ full_name: 'Ravi' });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    await signIn(stack, email, 'OtherPassw0rd');
  });

  it('that is deleted is out at the next request, with all that belongs to it', async () => {
    const { client, id, again } = await withCodes(stack, 'deleted');
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await client.auth.getUser()).error).toMatchObject({
      status: 403,
      code: 'user_not_found',
    });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.mfa.recoveryCodes.getStatus()).error).not.toBeNull();
    await expect(again()).rejects.toThrow('Invalid login');
    const left = await stack.sql`
      select 'session' from auth.sessions where user_id = ${id}
      union all select 'identity' from auth.identities where user_id = ${id}
      union all select 'factor' from auth.mfa_factors where user_id = ${id}
      union all select 'codes' from auth.mfa_recovery_code_sets where user_id = ${id}`;
    expect(left).toEqual([]);
    expect((await admin.deleteUser(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await admin.deleteUser(randomUUID(), true)).error?.code).toBe('user_not_found');
  });

  it('that a table of the project holds on to is not deleted', async () => {
    const { client, id } = await newUser(stack, 'held');
    await stack.sql`insert into public.enquiries (name, phone, created_by)
      values ('Asha', '9812345678', ${id})`;
    expect((await admin.deleteUser(id)).error).toMatchObject({ status: 500 });
    expect((await client.auth.getUser()).error).toBeNull();
    const soft = await admin.deleteUser(id, true);
    expect(soft.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('shows its factors and loses one, whereupon its sessions fall back', async () => {
    const { client, id, factorId } = await withCodes(stack, 'factors');
    const { data } = await admin.mfa.listFactors({ userId: id });
    expect(data?.factors.map((factor) => factor.factor_type)).toEqual(['totp', 'recovery_code']);
    expect(JSON.stringify(data)).not.toContain('secret');
    const totp = data?.factors[0]?.id ?? '';
    for (const factor of [factorId, totp])
      expect((await admin.mfa.deleteFactor({ userId: id, id: factor })).error).toBeNull();
    await client.auth.refreshSession();
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const gone = await admin.mfa.deleteFactor({ userId: id, id: totp });
    expect(gone.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });
});

const owner = async () => {
  const client = await signIn(stack, stack.admin.email, stack.admin.password);
  return (await client.auth.getSession()).data.session?.access_token ?? '';
};

const anon = () => stack.publishableKey;

describe('nobody but the secret key', () => {
  const victim = randomUUID();
  it.each([
    ['a visitor', anon, 403, 'not_admin'],
    ['the owner', owner, 403, 'not_admin'],
    ['a token that is none', () => 'abc.def.ghi', 403, 'bad_jwt'],
    ['a request without a token', () => '', 401, 'no_authorization'],
  ])('%s may not', async (_who, tokenOf, status, code) => {
    const token = await tokenOf();
    for (const [method, path] of [
      ['POST', 'users'],
      ['GET', `users/${victim}`],
      ['PUT', `users/${victim}`],
      ['DELETE', `users/${victim}`],
      ['GET', `users/${victim}/factors`],
      ['DELETE', `users/${victim}/factors/${victim}`],
      ['POST', 'generate_link'],
    ]) {
      const answer = await fetch(`${stack.url}/auth/v1/admin/${path}`, {
        method: method ?? '',
        headers: { apikey: anon(), ...(token && { authorization: `Bearer ${token}` }) },
        ...(method === 'GET' ? {} : { body: JSON.stringify({ email: 'x@example.com' }) }),
      });
      expect([path, answer.status, await answer.json()]).toMatchObject([path, status, { code }]);
    }
  });

  it('and the secret key as a token needs a known key beside it', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${stack.url}/auth/v1/admin/users/${victim}`, { headers });
    const authorization = `Bearer ${stack.secretKey}`;
    expect((await ask({ authorization })).status).toBe(401);
    expect((await ask({ authorization, apikey: 'sb_secret_other' })).status).toBe(401);
    expect((await ask({ authorization, apikey: anon() })).status).toBe(403);
    expect((await ask({ authorization, apikey: stack.secretKey })).status).toBe(404);
  });

  it('what the backend does not have is not found', async () => {
    for (const path of [
      'users',
      'users/me',
      `users/${victim}/passkeys`,
      'generate_link',
      'audit',
    ]) {
      const answer = await fetch(`${stack.url}/auth/v1/admin/${path}`, {
        headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
      });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});
