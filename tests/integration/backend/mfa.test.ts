import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  clientOf,
  createUser,
  enrollTotp,
  signIn,
  type Stack,
} from '../../../supabase/local/testing.ts';
import { claimsOf, startFixture } from './fixture.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('mfa', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

async function newUser(name: string) {
  const user = { email: `${name}@example.com`, password: 'LongPassw0rd' };
  await createUser(stack, user);
  return { user, client: await signIn(stack, user.email, user.password) };
}

it('an administrator enrols an authenticator app and the session becomes aal2', async () => {
  const { client } = await newUser('first');
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml/);
  const totp = new TOTP({ secret: data?.totp.secret ?? '' });
  const factorId = data?.id ?? '';

  const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
  expect(wrong.error?.code).toBe('mfa_verification_failed');
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });

  const right = await client.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() });
  expect(right.error).toBeNull();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
  const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect(level?.currentAuthenticationMethods.map((entry) => Object(entry).method)).toEqual(
    expect.arrayContaining(['totp', 'password']),
  );
});

it('a refreshed session stays at aal2', async () => {
  const { client } = await newUser('refreshed');
  await enrollTotp(client);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
});

it('a new sign-in starts at aal1, reports aal2 as the next level, and cannot remove the factor', async () => {
  const { user, client } = await newUser('again');
  await enrollTotp(client);
  const other = await signIn(stack, user.email, user.password);
  const { data } = await other.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const factors = await other.auth.mfa.listFactors();
  expect(factors.data?.totp).toHaveLength(1);
  const factorId = factors.data?.totp[0]?.id ?? '';
  expect((await other.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  const second = await other.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' });
  expect(second.error?.code).toBe('insufficient_aal');
});

it('an aal1 session changes neither the password nor the address', async () => {
  const { user, client } = await newUser('locked-out');
  await enrollTotp(client);
  const thief = await signIn(stack, user.email, user.password);
  for (const change of [{ password: 'ThiefPassw0rd' }, { email: 'thief@example.com' }]) {
    expect((await thief.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
  }
  const change = { password: 'OwnersPassw0rd', current_password: user.password };
  expect((await client.auth.updateUser(change)).error).toBeNull();
  await signIn(stack, user.email, 'OwnersPassw0rd');
});

it('reaching aal2 ends the aal1 sessions', async () => {
  const { user, client } = await newUser('stolen');
  const thief = await signIn(stack, user.email, user.password);
  await enrollTotp(client);
  expect((await thief.auth.refreshSession()).error).not.toBeNull();
});

it('at aal2 the factor can be removed, and the session falls back to aal1', async () => {
  const { client } = await newUser('removed');
  await enrollTotp(client);
  const { data } = await client.auth.mfa.listFactors();
  expect((await client.auth.mfa.unenroll({ factorId: data?.totp[0]?.id ?? '' })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
});

it('another user’s factor cannot be used or removed', async () => {
  const { client } = await newUser('owner-of-factor');
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  const { client: stranger } = await newUser('stranger');
  const factorId = data?.id ?? '';
  expect((await stranger.auth.mfa.challenge({ factorId })).error?.code).toBe(
    'mfa_factor_not_found',
  );
  expect((await stranger.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
});

it('a challenge works once', async () => {
  const { client } = await newUser('replayed');
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  const factorId = data?.id ?? '';
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate();
  const challenge = await client.auth.mfa.challenge({ factorId });
  const challengeId = challenge.data?.id ?? '';
  expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  const again = await client.auth.mfa.verify({ factorId, challengeId, code });
  expect(again.error?.code).toBe('mfa_challenge_expired');
});

it('a code works once, in any session', async () => {
  const { user, client } = await newUser('seen');
  const code = (at: number) => new TOTP({ secret }).generate({ timestamp: at });
  const secret = await enrollTotp(client);
  const { data } = await client.auth.mfa.listFactors();
  const factorId = data?.totp[0]?.id ?? '';
  const next = code(Date.now() + 30_000);
  const first = await signIn(stack, user.email, user.password);
  expect((await first.auth.mfa.challengeAndVerify({ factorId, code: next })).error).toBeNull();
  const second = await signIn(stack, user.email, user.password);
  const again = await second.auth.mfa.challengeAndVerify({ factorId, code: next });
  expect(again.error?.code).toBe('mfa_verification_failed');
  expect(await claimsOf(second)).toMatchObject({ aal: 'aal1' });
});

it('a challenge answered five times concurrently succeeds once', async () => {
  const { client } = await newUser('raced');
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  const factorId = data?.id ?? '';
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate();
  const challengeId = (await client.auth.mfa.challenge({ factorId })).data?.id ?? '';
  const session = await client.auth.getSession();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      fetch(`${stack.url}/auth/v1/factors/${factorId}/verify`, {
        method: 'POST',
        headers: {
          apikey: stack.publishableKey,
          authorization: `Bearer ${session.data.session?.access_token}`,
        },
        body: JSON.stringify({ challenge_id: challengeId, code }),
      }),
    ),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(200), count(422)]).toEqual([1, 4]);
});

it('enrolling requires a signed-in user', async () => {
  const { error } = await clientOf(stack).auth.mfa.enroll({ factorType: 'totp' });
  expect(error).not.toBeNull();
  const bare = await fetch(`${stack.url}/auth/v1/factors`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey },
    body: '{"factor_type":"totp"}',
  });
  expect(bare.status).toBe(403);
});
