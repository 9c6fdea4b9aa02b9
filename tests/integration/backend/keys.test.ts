import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCredentials } from '../../../supabase/local/credentials.ts';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('keys', { outboxEvery: 0 });
  await clientOf(stack).from('enquiries').insert({ name: 'Ravi Kumar', phone: '9812345678' });
});
afterAll(() => stack?.stop());

const ask = (headers: Record<string, string>) =>
  fetch(`${stack.url}/rest/v1/services?select=slug`, { headers });
const token = (secret: string, claims: Record<string, unknown>, expires: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

it('rejects a missing and a wrong key with 401', async () => {
  expect((await ask({})).status).toBe(401);
  expect((await ask({ apikey: 'sb_publishable_wrong' })).status).toBe(401);
});

it('the secret key reads everything', async () => {
  const { data } = await clientOf(stack, stack.secretKey).from('enquiries').select('id').limit(1);
  expect(data).toHaveLength(1);
});

it.each([
  [
    'a token signed with another secret',
    () => token('x'.repeat(40), { role: 'service_role' }, '1h'),
  ],
  ['nonsense', () => 'abc.def.ghi'],
  ['a string that is not a token', () => 'abc'],
  [
    'an expired token',
    async () =>
      token(
        (await loadCredentials(stack.dataDir)).jwtSecret,
        { role: 'service_role' },
        '-1 minute',
      ),
  ],
  ['an unsigned token', () => unsigned({ role: 'service_role', exp: 4_000_000_000 })],
])('rejects %s with 401', async (_what, make) => {
  const answer = await ask({
    apikey: stack.publishableKey,
    authorization: `Bearer ${await make()}`,
  });
  expect(answer.status).toBe(401);
});

it('rejects an altered token of a real user with 401', async () => {
  const { data } = await (await signInAdmin(stack)).auth.getSession();
  const [head = '', , signature = ''] = (data.session?.access_token ?? '').split('.');
  const body = encode({ role: 'service_role', exp: 4_000_000_000 });
  const answer = await ask({
    apikey: stack.publishableKey,
    authorization: `Bearer ${head}.${body}.${signature}`,
  });
  expect(answer.status).toBe(401);
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function unsigned(claims: Record<string, unknown>): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}
