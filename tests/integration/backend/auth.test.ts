import { EventEmitter, once } from 'node:events';
import bcrypt, { getRounds } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientOf, createUser, signIn, type Stack } from '../../../supabase/local/testing.ts';
import { ADMIN, claimsOf, signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('auth', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

const countUsers = async () => (await stack.sql`select 1 from auth.users`).length;

const attempt = (email: string) =>
  clientOf(stack).auth.signInWithPassword({ email, password: 'wrong' });

const linkOf = async (email: string) => {
  const mail = await stack.mailbox.waitFor((found) => found.to.includes(email));
  const link = /https?:\S+token_hash=\S+/.exec(mail.text)?.[0];
  return new URL(link ?? 'missing:');
};

describe('signing in', () => {
  it('works for a user created in SQL, with the claims of a hosted token', async () => {
    const client = await signInAdmin(stack);
    expect(await claimsOf(client)).toMatchObject({
      iss: `${stack.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      email: ADMIN.email,
      aal: 'aal1',
      amr: [{ method: 'password' }],
      app_metadata: { provider: 'email' },
      user_metadata: { full_name: 'Asha Admin' },
      is_anonymous: false,
    });
    const { data } = await client.auth.getUser();
    expect(data.user?.email).toBe(ADMIN.email);
    const { data: read } = await client.auth.getClaims();
    expect(read?.claims.aal).toBe('aal1');
  });

  it('stores address and browser in the session before any trigger runs', async () => {
    await stack.sql`create table public.seen (ip inet, user_agent text)`;
    await stack.sql.unsafe(`
      create function private.see() returns trigger language plpgsql as $$
      begin insert into public.seen values (new.ip, new.user_agent); return new; end $$;
      create trigger see after insert on auth.sessions for each row execute function private.see();`);
    await signInAdmin(stack);
    const rows = await stack.sql`select host(ip) as ip, user_agent from public.seen`;
    expect(rows).toEqual([{ ip: '127.0.0.1', user_agent: 'node' }]);
  });

  it('fails with the same error for a wrong password and an unknown user', async () => {
    const [wrong, unknown] = [await attempt(ADMIN.email), await attempt('ghost@example.com')];
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  it('gives the site’s owner a generated password and the role of the migrations', async () => {
    const client = await signIn(stack, stack.admin.email, stack.admin.password);
    expect((await claimsOf(client))['email']).toBe('owner@mandap.example');
    const roles =
      await stack.sql`select role from private.roles where email = ${stack.admin.email}`;
    expect(roles).toEqual([{ role: 'owner' }]);
  });
});

describe('sign-ups', () => {
  it('are disabled by password and by mail link', async () => {
    const before = await countUsers();
    const up = await clientOf(stack).auth.signUp({
      email: 'x@example.com',
      password: 'longpassword1',
    });
    expect(up.error?.code).toBe('signup_disabled');
    const link = await clientOf(stack).auth.signInWithOtp({ email: 'ghost@example.com' });
    expect(link.error?.code).toBe('otp_disabled');
    expect(await countUsers()).toBe(before);
    expect(stack.mailbox.list().some((mail) => mail.to.includes('ghost@example.com'))).toBe(false);
  });
});

/** POSTs to a path exactly as written. */
const post = (path: string, body: object) =>
  fetch(`${stack.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('an alternative spelling of a path does not create an account', async () => {
  const before = await countUsers();
  for (const path of ['%6ftp', 'otp/', '/otp', 'x/../%6Ftp', 'magiclink', '%6dagiclink']) {
    const { status } = await post(path, { email: 'sly@example.com', create_user: true });
    expect([path, status]).toEqual([path, expect.toBeOneOf([401, 404, 422])]);
  }
  expect(await countUsers()).toBe(before);
});

it('bounds the user metadata in tokens', async () => {
  const client = await signInAdmin(stack);
  const big = await client.auth.updateUser({ data: { note: 'x'.repeat(1_000_000) } });
  expect(big.error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((await client.auth.updateUser({ data: { note: 'short' } })).error).toBeNull();
});

describe('a session', () => {
  it('is refreshed with a new token and keeps its methods', async () => {
    const client = await signInAdmin(stack);
    const before = await client.auth.getSession();
    const { data } = await client.auth.refreshSession();
    expect(data.session?.refresh_token).not.toBe(before.data.session?.refresh_token);
    expect(await claimsOf(client)).toMatchObject({ amr: [{ method: 'password' }] });
  });

  it('is deleted on sign-out, so that its token is rejected', async () => {
    const client = await signInAdmin(stack);
    const sessionId = String((await claimsOf(client))['session_id']);
    const find = () => stack.sql`select 1 from auth.sessions where id = ${sessionId}`;
    expect(await find()).toHaveLength(1);
    await client.auth.signOut();
    expect(await find()).toHaveLength(0);
  });
});

describe('a forgotten password', () => {
  it('is reset by a mailed link, on another device than the requesting one', async () => {
    const user = { email: 'forgetful@example.com', password: 'FirstPassw0rd' };
    await createUser(stack, user);
    await clientOf(stack).auth.resetPasswordForEmail(user.email);
    const link = await linkOf(user.email);
    expect(link.href).toMatch(`${stack.url}/admin/reset?token_hash=`);

    const phone = clientOf(stack);
    const events: string[] = [];
    phone.auth.onAuthStateChange((event) => void events.push(event));
    const { error } = await phone.auth.verifyOtp({
      type: 'recovery',
      token_hash: link.searchParams.get('token_hash') ?? '',
    });
    expect(error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect(await claimsOf(phone)).toMatchObject({ amr: [{ method: 'otp' }], email: user.email });

    const short = await phone.auth.updateUser({ password: 'short' });
    expect(short.error?.code).toBe('weak_password');
    expect((await phone.auth.updateUser({ password: 'SecondPassw0rd' })).error).toBeNull();
    await signIn(stack, user.email, 'SecondPassw0rd');
    await expect(signIn(stack, user.email, user.password)).rejects.toThrow('Invalid login');
  });

  it('is not reset twice by the same link', async () => {
    await createUser(stack, { email: 'twice@example.com', password: 'FirstPassw0rd' });
    await clientOf(stack).auth.resetPasswordForEmail('twice@example.com');
    const hash = (await linkOf('twice@example.com')).searchParams.get('token_hash') ?? '';
    const open = () => clientOf(stack).auth.verifyOtp({ type: 'recovery', token_hash: hash });
    expect((await open()).error).toBeNull();
    expect((await open()).error?.code).toBe('otp_expired');
  });

  it('links to the site even if the request names another URL', async () => {
    await createUser(stack, { email: 'lured@example.com', password: 'FirstPassw0rd' });
    const options = { redirectTo: 'https://evil.example/x' };
    await clientOf(stack).auth.resetPasswordForEmail('lured@example.com', options);
    const mail = await stack.mailbox.waitFor((found) => found.to.includes('lured@example.com'));
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('does not reveal which addresses have an account', async () => {
    const { error } = await clientOf(stack).auth.resetPasswordForEmail('nobody@example.com');
    expect(error).toBeNull();
    await createUser(stack, { email: 'later@example.com', password: 'FirstPassw0rd' });
    await clientOf(stack).auth.resetPasswordForEmail('later@example.com');
    await linkOf('later@example.com');
    expect(stack.mailbox.list().some((mail) => mail.to.includes('nobody@example.com'))).toBe(false);
  });
});

describe('the existence of an account', () => {
  it('is not revealed by the duration of a sign-in: a password is hashed for unknown accounts too', async () => {
    const compare = vi.spyOn(bcrypt, 'compare');
    await attempt(ADMIN.email);
    const known = compare.mock.calls.length;
    await attempt('ghost@example.com');
    expect([known, compare.mock.calls.length]).toEqual([1, 2]);
    const hashes = compare.mock.calls.map(([, hash]) => getRounds(hash));
    expect(hashes[1]).toBe(hashes[0]);
    compare.mockRestore();
  });

  it('is not revealed by the duration of a password reset: the mail is composed afterwards', async () => {
    const email = 'waiting@example.com';
    await createUser(stack, { email, password: 'FirstPassw0rd' });
    const held = new EventEmitter();
    const real = stack.mailbox.deliver;
    vi.spyOn(stack.mailbox, 'deliver').mockImplementation(async (mail) => {
      await once(held, 'go');
      await real(mail);
    });
    expect((await post('recover', { email })).status).toBe(200);
    await expect.poll(() => held.listenerCount('go'), { timeout: 20_000 }).toBe(1);
    held.emit('go');
    await linkOf(email);
    vi.restoreAllMocks();
  });
});

describe('a changed password', () => {
  it('ends the account’s other sessions, however it is changed', async () => {
    const user = { email: 'changed@example.com', password: 'FirstPassw0rd' };
    await createUser(stack, user);
    const [own, other] = [
      await signIn(stack, user.email, user.password),
      await signIn(stack, user.email, user.password),
    ];
    const change = { password: 'SecondPassw0rd', current_password: user.password };
    expect((await own.auth.updateUser(change)).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await own.auth.refreshSession()).error).toBeNull();
  });
});

describe('a mailbox', () => {
  it('gets one mail a minute for any request, and the first link stays valid', async () => {
    const email = 'flooded@example.com';
    await createUser(stack, { email, password: 'FirstPassw0rd' });
    expect((await post('recover', { email })).status).toBe(200);
    const refused = await post('recover', { email: 'Flooded@Example.com' });
    expect(await refused.json()).toMatchObject({ code: 'over_email_send_rate_limit' });
    // The site has no sign-in by link: such an email cannot be requested.
    for (const link of ['otp', 'magiclink'])
      expect(await (await post(link, { email })).json()).toMatchObject({ code: 'otp_disabled' });
    const token_hash = (await linkOf(email)).searchParams.get('token_hash') ?? '';
    const mails = stack.mailbox.list().filter(({ to }) => to.includes(email));
    expect(mails).toHaveLength(1);
    const opened = await clientOf(stack).auth.verifyOtp({ type: 'recovery', token_hash });
    expect(opened.error).toBeNull();
  });

  it('waits equally long with and without an account', async () => {
    const { auth } = clientOf(stack);
    const first = await auth.resetPasswordForEmail('no-account@example.com');
    expect(first.error).toBeNull();
    const second = await auth.resetPasswordForEmail('no-account@example.com');
    expect(second.error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
  });
});
