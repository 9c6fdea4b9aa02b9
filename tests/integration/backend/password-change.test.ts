import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, enrollTotp, signIn, type Stack } from '../../../supabase/local/testing.ts';
import { claimsOf, startFixture } from './fixture.ts';
import { newUser } from './recoveryAccounts.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('password-change', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

const OLD = 'LongPassw0rd';
const NEW = 'OtherPassw0rd';

const change = async (client: SupabaseClient, current?: string, more: object = {}) => {
  const given = current === undefined ? {} : { current_password: current };
  const { error } = await client.auth.updateUser({ password: NEW, ...given, ...more });
  return error ? [error.status, error.code] : 'changed';
};
const age = (id: string) =>
  stack.sql`update auth.sessions set created_at = now() - interval '25 h' where user_id = ${id}`;
const codeOf = async (email: string) => {
  const mail = await stack.mailbox.waitFor(
    (found) => found.to.includes(email) && found.subject === 'Confirm Reauthentication',
  );
  return /\d{6}/.exec(mail.text)?.[0] ?? '';
};

describe('the current password', () => {
  it('is needed to change it, and must be right', async () => {
    const { client, email, again } = await newUser(stack, 'current');
    expect(await change(client)).toEqual([400, 'current_password_required']);
    expect(await change(client, '')).toEqual([400, 'current_password_required']);
    expect(await change(client, NEW)).toEqual([400, 'current_password_invalid']);
    await again(); // nothing has changed
    expect(await change(client, OLD)).toBe('changed');
    await signIn(stack, email, NEW);
    await expect(again()).rejects.toThrow('Invalid login');
  });

  it('is not needed for other changes', async () => {
    const { client } = await newUser(stack, 'other');
    expect((await client.auth.updateUser({ data: { full_name: 'Asha' } })).error).toBeNull();
  });

  it('does not make a weak or the same password acceptable', async () => {
    const { client } = await newUser(stack, 'weak');
    expect(await change(client, OLD, { password: 'short' })).toEqual([422, 'weak_password']);
    expect(await change(client, OLD, { password: '' })).toEqual([422, 'weak_password']);
    expect(await change(client, OLD, { password: OLD })).toEqual([422, 'same_password']);
  });

  it('comes second to the second factor', async () => {
    const { client, again } = await newUser(stack, 'factor');
    await enrollTotp(client);
    expect(await change(await again(), OLD)).toEqual([401, 'insufficient_aal']);
    expect(await change(client, OLD)).toBe('changed');
  });

  it('is not asked for after a mailed reset link', async () => {
    const { email } = await newUser(stack, 'forgetful');
    await clientOf(stack).auth.resetPasswordForEmail(email);
    const mail = await stack.mailbox.waitFor((found) => found.to.includes(email));
    const token_hash = /token_hash=(\w+)/.exec(mail.text)?.[1] ?? '';
    const phone = clientOf(stack);
    await phone.auth.verifyOtp({ type: 'recovery', token_hash });
    expect(await change(phone)).toBe('changed');
  });
});

describe('a session older than a day', () => {
  it('needs the code from the mail as well, which works once', async () => {
    const { client, email, id } = await newUser(stack, 'old');
    await age(id);
    expect(await change(client, OLD)).toEqual([400, 'reauthentication_needed']);
    expect(await change(client, OLD, { nonce: '000000' })).toEqual([
      422,
      'reauthentication_not_valid',
    ]);
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const nonce = await codeOf(email);
    expect(await change(client, OLD, { nonce })).toBe('changed');
    const again = await client.auth.updateUser({
      password: 'ThirdPassw0rd',
      current_password: NEW,
      nonce,
    });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });

  it('gets one code a minute, which expires after an hour and is no sign-in', async () => {
    const { client, email, id } = await newUser(stack, 'paced');
    await age(id);
    await client.auth.reauthenticate();
    const nonce = await codeOf(email);
    const second = await client.auth.reauthenticate();
    expect(second.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const answer = await fetch(`${stack.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey },
      body: JSON.stringify({ type: 'reauthentication', email, token: nonce }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'validation_failed' },
    ]);
    await stack.sql`update auth.users
      set reauthentication_sent_at = now() - interval '61 min' where id = ${id}`;
    expect(await change(client, OLD, { nonce })).toEqual([422, 'reauthentication_not_valid']);
  });

  it('cannot use the code of another account', async () => {
    const { client, id } = await newUser(stack, 'thief');
    await age(id);
    const { client: theirs, email } = await newUser(stack, 'victim');
    await theirs.auth.reauthenticate();
    const nonce = await codeOf(email);
    expect(await change(client, OLD, { nonce })).toEqual([422, 'reauthentication_not_valid']);
  });

  it('guesses neither code nor password: thirty attempts in five minutes', async () => {
    const { client, id } = await newUser(stack, 'stolen');
    await age(id);
    const { client: neighbour } = await newUser(stack, 'neighbour'); // from the same address
    const tries = await Promise.all(
      Array.from({ length: 32 }, (_none, at) => change(client, OLD, { nonce: `${100_000 + at}` })),
    );
    const limited = tries.filter((answer) => answer[1] === 'over_request_rate_limit');
    expect(limited).toHaveLength(2);
    expect(await change(neighbour, OLD)).toBe('changed');
  });

  it('that has ended gets no code', async () => {
    const { client, email, id } = await newUser(stack, 'ended');
    await stack.sql`delete from auth.sessions where user_id = ${id}`;
    expect((await client.auth.reauthenticate()).error?.name).toBe('AuthSessionMissingError');
    expect(stack.mailbox.list().some((mail) => mail.to.includes(email))).toBe(false);
  });
});

const linkOf = async (email: string) => {
  const mail = await stack.mailbox.waitFor(
    (found) => found.to.includes(email) && found.subject === 'Confirm Email Change',
  );
  return /https?:\S+\/auth\/v1\/verify\?\S+/.exec(mail.text)?.[0] ?? '';
};

describe('a new mail address', () => {
  it('holds once the link in the present mailbox was opened; until then nothing changes', async () => {
    const { client, email, again } = await newUser(stack, 'moving');
    const { data } = await client.auth.updateUser({ email: 'Moved@Example.com' });
    expect(data.user).toMatchObject({ email, new_email: 'moved@example.com' });
    await again();
    const answer = await fetch(await linkOf(email), { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(`${stack.url}/#access_token=`);
    await signIn(stack, 'moved@example.com', OLD);
    await expect(again()).rejects.toThrow('Invalid login');
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ email: 'moved@example.com' });
  });

  it('of another account is refused, and one mail a minute is sent', async () => {
    const { client } = await newUser(stack, 'eager');
    const { email: taken } = await newUser(stack, 'taken');
    const ask = async (email: string) => (await client.auth.updateUser({ email })).error?.code;
    expect(await ask(taken)).toBe('email_exists');
    expect(await ask('eager-1@example.com')).toBeUndefined();
    expect(await ask('eager-2@example.com')).toBe('over_email_send_rate_limit');
  });

  it('is forgotten when the password is changed: the link may be a thief’s', async () => {
    const { client, email, id } = await newUser(stack, 'careful');
    await client.auth.updateUser({ email: 'thief-box@example.com' });
    const link = await linkOf(email);
    expect(await change(client, OLD)).toBe('changed');
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('error_code=otp_expired');
    const [user] = await stack.sql`select email from auth.users where id = ${id}`;
    expect(user?.['email']).toBe(email);
  });
});
