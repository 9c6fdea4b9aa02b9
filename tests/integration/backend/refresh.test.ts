import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stack } from '../../../supabase/local/testing.ts';
import { signInAdmin, startFixture } from './fixture.ts';

/** Refresh tokens that are sent more than once: a response may be lost, and pages may refresh at the same time. */
let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('refresh', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

const refreshTokenOf = async () => {
  const { data } = await (await signInAdmin(stack)).auth.getSession();
  return data.session?.refresh_token ?? '';
};
const refresh = async (token: string) => {
  const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: answer.status, token: String(Object(await answer.json()).refresh_token) };
};

it('a session has one current token, however often the one before is sent at once', async () => {
  let token = await refreshTokenOf();
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(Array.from({ length: 8 }, async () => refresh(token)));
    const [first] = answers;
    expect(answers).toEqual(answers.map(() => ({ status: 200, token: first?.token })));
    token = first?.token ?? '';
  }
});

it('a session survives lost answers within the reuse interval of ten seconds', async () => {
  const first = await refreshTokenOf();
  const second = await refresh(first);
  const third = await refresh(second.token);
  expect(await refresh(first)).toEqual(third);
  expect(await refresh(second.token)).toEqual(third);
  expect((await refresh(third.token)).status).toBe(200);
});

it('a session ends where an old token is sent after the reuse interval', async () => {
  const first = await refreshTokenOf();
  const third = await refresh((await refresh(first)).token);
  await stack.sql`update auth.refresh_tokens
    set updated_at = now() - interval '11 s' where token = ${first}`;
  expect((await refresh(first)).status).toBe(400);
  await stack.sql`update auth.refresh_tokens set updated_at = now() - interval '11 s'`;
  expect((await refresh(third.token)).status).toBe(400);
});
