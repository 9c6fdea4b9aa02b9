import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Stack } from '../../../supabase/local/testing.ts';
import { ADMIN, signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('auth-misuse', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

/** POSTs to a path exactly as written. */
const post = (path: string, body: unknown) =>
  fetch(`${stack.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it.each([
  ['token?grant_type=password', { email: {}, password: [] }],
  ['token?grant_type=password', { email: 'a@b.example', password: 'x\0' }],
  ['token?grant_type=password', { email: 'a@b.example', password: 'x'.repeat(73) }],
  ['token?grant_type=refresh_token', { refresh_token: [] }],
  ['token?grant_type=refresh_token', { refresh_token: 'a\0' }],
  ['token?grant_type=refresh_token', { refresh_token: { toString: 'x' } }],
  ['token?grant_type=password', null],
  ['token?grant_type=password', [{ email: 'a@b.example' }]],
  ['token?grant_type=pkce', { auth_code: { toString: 'x' }, code_verifier: 'y' }],
  ['token?grant_type=pkce', { auth_code: 'a\0', code_verifier: 'y' }],
  ['verify', null],
  ['recover', 'a@b.example'],
  ['otp', { email: ['a@b.example'] }],
  ['recover', { email: { a: 1 } }],
  ['factors', { friendly_name: 'a\0', factor_type: 'totp' }],
  ['factors', { issuer: 'x'.repeat(1600), factor_type: 'totp' }],
])('rejects an invalid body as the caller’s error: %s %j', async (path, body) => {
  const answer = await post(path, body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
});

it('returns 404 for a factor with an invalid id', async () => {
  const client = await signInAdmin(stack);
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${stack.url}/auth/v1/factors/${'-'.repeat(36)}/challenge`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
    },
  });
  expect(answer.status).toBe(404);
});

describe('guessing', () => {
  it.each([
    ['passwords', 'token?grant_type=password', { email: ADMIN.email, password: 'guess' }],
    ['codes', 'verify', { type: 'recovery', email: ADMIN.email, token: '000000' }],
  ])('%s is limited to thirty attempts, concurrent ones included', async (_what, path, body) => {
    const own = await startFixture('guessing', { outboxEvery: 0 });
    const send = (to: string, what: object) =>
      fetch(`${own.url}/auth/v1/${to}`, {
        method: 'POST',
        headers: { apikey: own.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
    const guess = () => send(path, body);
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(await refused[0]?.json()).toMatchObject({ code: 'over_request_rate_limit' });
    // Others are not locked out: neither another account nor its codes.
    await signIn(own, own.admin.email, own.admin.password);
    const other = { type: 'recovery', email: own.admin.email, token: '000000' };
    expect((await send('verify', other)).status).not.toBe(429);
    await own.stop();
  });
});
