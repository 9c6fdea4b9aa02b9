import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../../supabase/local/testing.ts';
import { claimsOf, startFixture } from './fixture.ts';
import { useCode, withCodes, WRONG } from './recoveryAccounts.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('recovery-lock', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

const LOCKED = [429, 'mfa_recovery_codes_locked'];

describe('wrong codes', () => {
  it('lock after five, for a right one too, until a quarter of an hour has passed', async () => {
    const { codes, again, id } = await withCodes(stack, 'guessed');
    const client = await again();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await useCode(client, 'k4m9x7qp2ab8ht3z')).toEqual(WRONG);
    expect(await useCode(client, codes[0])).toEqual(LOCKED);
    const [set] = await stack.sql<{ minutes: number }[]>`
      select round(extract(epoch from verification_locked_until - now()) / 60)::int as minutes
      from auth.mfa_recovery_code_sets where user_id = ${id}`;
    expect(set?.minutes).toBe(15);
    await stack.sql`update auth.mfa_recovery_code_sets
      set verification_locked_until = now() where user_id = ${id}`;
    expect(await useCode(client, 'k4m9x7qp2ab8ht3z')).toEqual(WRONG); // counted from one again
    expect(await useCode(client, codes[0])).toBe('in');
  });

  it('sent at the same time are all counted', async () => {
    const { again } = await withCodes(stack, 'flooded');
    const client = await again();
    const tries = await Promise.all(Array.from({ length: 9 }, () => useCode(client, '22222222')));
    expect(tries.filter((answer) => answer[1] === LOCKED[1])).toHaveLength(4);
  });

  it('do not lock the authenticator app, and new codes end the lock', async () => {
    const { again, id, secret } = await withCodes(stack, 'unlocked');
    await stack.sql`update auth.mfa_recovery_code_sets
      set verification_locked_until = now() + interval '1 hour' where user_id = ${id}`;
    const client = await again();
    const { data } = await client.auth.mfa.listFactors();
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    const factorId = data?.totp[0]?.id ?? '';
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const anew = await client.auth.mfa.recoveryCodes.regenerate();
    expect(await useCode(await again(), anew.data?.codes[0])).toBe('in');
  });
});

describe('turning the second factor off', () => {
  it('begins with the codes: the app is never taken away before them', async () => {
    const { client, again, factorId } = await withCodes(stack, 'off');
    const { data } = await client.auth.mfa.listFactors();
    const totp = data?.totp[0]?.id ?? '';
    const first = await client.auth.mfa.unenroll({ factorId: totp });
    expect(first.error).toMatchObject({ status: 422, code: 'mfa_recovery_codes_sole_factor' });
    const byId = await client.auth.mfa.unenroll({ factorId });
    expect(byId.error).toMatchObject({ status: 422, code: 'validation_failed' });
    const thief = await again();
    const refused = await thief.auth.mfa.recoveryCodes.unenroll();
    expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' });

    expect((await client.auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: factorId });
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
    expect((await client.auth.mfa.unenroll({ factorId: totp })).error).toBeNull();
    const { data: read } = await client.auth.getUser();
    expect(read.user?.factors ?? []).toEqual([]);
  });

  it('of one of two apps leaves the codes', async () => {
    const { client } = await withCodes(stack, 'two-apps');
    const { data: second } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'tablet',
    });
    const factorId = second?.id ?? '';
    const code = new TOTP({ secret: second?.totp.secret ?? '' }).generate();
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.auth.mfa.recoveryCodes.getStatus()).error).toBeNull();
  });

  it('lowers the session that a code had raised', async () => {
    const { codes, again } = await withCodes(stack, 'lowered');
    const client = await again();
    await useCode(client, codes[0]);
    expect((await client.auth.mfa.recoveryCodes.unenroll()).error).toBeNull();
    await client.auth.refreshSession();
    const claims = await claimsOf(client);
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  });
});
