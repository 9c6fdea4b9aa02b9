import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, enrollTotp, type Stack } from '../../../supabase/local/testing.ts';
import { claimsOf, startFixture } from './fixture.ts';
import { newUser, useCode, withCodes, WRONG } from './recoveryAccounts.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startFixture('recovery-codes', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

describe('generating', () => {
  it('shows ten codes once, stores hashes, and adds a verified factor', async () => {
    const { client, codes, factorId, id } = await withCodes(stack, 'fresh');
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[2-9a-z]{16}$/.test(code))).toBe(true);
    const status = await client.auth.mfa.recoveryCodes.getStatus();
    expect(status.data).toEqual({ id: factorId, type: 'recovery_code', total: 10, remaining: 10 });
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.recovery_code).toMatchObject([
      { id: factorId, friendly_name: 'Recovery codes', status: 'verified' },
    ]);
    const { data: read } = await client.auth.getUser();
    expect(read.user?.factors?.map((factor) => factor.factor_type)).toEqual([
      'totp',
      'recovery_code',
    ]);
    const stored = await stack.sql`
      select to_jsonb(c)::text || to_jsonb(s)::text as row from auth.mfa_recovery_codes c
      join auth.mfa_recovery_code_sets s on s.id = c.mfa_recovery_code_set_id where s.user_id = ${id}`;
    const text = JSON.stringify(stored);
    expect(stored).toHaveLength(10);
    expect(codes.some((code) => text.includes(code))).toBe(false);
  });

  it('needs aal2, another verified factor, and no codes yet', async () => {
    const { client } = await newUser(stack, 'bare');
    const make = async () => (await client.auth.mfa.recoveryCodes.generate()).error?.code;
    expect(await make()).toBe('insufficient_aal');
    await enrollTotp(client);
    expect(await make()).toBeUndefined();
    expect(await make()).toBe('mfa_verified_factor_exists');
  });

  it('without another factor is refused even at aal2', async () => {
    const { client, id } = await newUser(stack, 'raised');
    await stack.sql`update auth.sessions set aal = 'aal2' where user_id = ${id}`;
    const { error } = await client.auth.mfa.recoveryCodes.generate();
    expect(error?.code).toBe('mfa_recovery_codes_sole_factor');
  });

  it('twice at the same time makes one set', async () => {
    const { client } = await newUser(stack, 'raced');
    await enrollTotp(client);
    const made = await Promise.all(
      Array.from({ length: 5 }, () => client.auth.mfa.recoveryCodes.generate()),
    );
    const errors = made.flatMap(({ error }) => (error ? [error.code] : []));
    expect(errors).toEqual(Array.from({ length: 4 }, () => 'mfa_verified_factor_exists'));
  });

  it('takes a name of its own, which no other factor may have', async () => {
    const { client } = await newUser(stack, 'named');
    await enrollTotp(client);
    const name = async (friendlyName: string) =>
      client.auth.mfa.recoveryCodes.generate({ friendlyName });
    expect((await name('phone')).error?.code).toBe('mfa_factor_name_conflict');
    expect((await name('Paper')).data?.friendly_name).toBe('Paper');
  });

  it('is seen by its owner only', async () => {
    const { client } = await newUser(stack, 'stranger');
    const status = await client.auth.mfa.recoveryCodes.getStatus();
    expect(status.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    expect((await clientOf(stack).auth.mfa.recoveryCodes.getStatus()).error).not.toBeNull();
  });
});

describe('a code', () => {
  it('raises the session to aal2 as typed by hand, says so in the token, and ends other aal1 sessions', async () => {
    const { codes, again } = await withCodes(stack, 'lost-phone');
    const [client, thief] = [await again(), await again()];
    const typed = ` ${codes[0]?.toUpperCase().replaceAll(/(.{4})/g, '$1-')} `;
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    expect(await useCode(client, typed)).toBe('in');
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const claims = await claimsOf(client);
    expect(claims).toMatchObject({ aal: 'aal2' });
    expect(claims['amr']).toContainEqual(expect.objectContaining({ method: 'mfa/recovery_code' }));
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
    expect((await thief.auth.refreshSession()).error).not.toBeNull();
    const status = await client.auth.mfa.recoveryCodes.getStatus();
    expect(status.data).toMatchObject({ total: 10, remaining: 9 });
  });

  it('works once, also when it is sent five times at the same time', async () => {
    const { codes, again } = await withCodes(stack, 'twice');
    const client = await again();
    expect(await useCode(client, codes[0])).toBe('in');
    expect(await useCode(await again(), codes[0])).toEqual(WRONG);
    const { data } = await (await again()).auth.getSession();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        fetch(`${stack.url}/auth/v1/factors/recovery-codes/verify`, {
          method: 'POST',
          headers: {
            apikey: stack.publishableKey,
            authorization: `Bearer ${data.session?.access_token}`,
          },
          body: JSON.stringify({ code: codes[1] }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of another account does not work', async () => {
    const { codes } = await withCodes(stack, 'theirs');
    const { client } = await withCodes(stack, 'mine');
    expect(await useCode(client, codes[0])).toEqual(WRONG);
  });

  it('is the last one: nothing remains, and a wrong one is refused as before', async () => {
    const { codes, again } = await withCodes(stack, 'last');
    for (const code of codes) expect(await useCode(await again(), code)).toBe('in');
    const client = await again();
    const status = await client.auth.mfa.recoveryCodes.getStatus();
    expect(status.data).toMatchObject({ total: 10, remaining: 0 });
    expect(await useCode(client, codes[0])).toEqual(WRONG);
    expect((await client.auth.mfa.listFactors()).data?.recovery_code).toHaveLength(1);
  });

  it('that is empty is the caller’s error, and there are none without a set', async () => {
    const { client } = await newUser(stack, 'empty');
    expect(await useCode(client, ' - ')).toEqual([400, 'validation_failed']);
    expect(await useCode(client, 'k4m9x7qp2ab8ht3z')).toEqual(WRONG);
  });
});

describe('regenerating', () => {
  it('ends the old codes, keeps the factor, and needs aal2', async () => {
    const { client, codes, factorId, again } = await withCodes(stack, 'anew');
    const { data } = await client.auth.mfa.recoveryCodes.regenerate();
    expect(data).toMatchObject({ id: factorId, friendly_name: 'Recovery codes', total: 10 });
    const other = await again(); // a sign-in that waited while the codes were printed anew
    expect(await useCode(other, codes[0])).toEqual(WRONG);
    const refused = await other.auth.mfa.recoveryCodes.regenerate();
    expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(await useCode(other, data?.codes[0])).toBe('in');
  });

  it('without a set is refused', async () => {
    const { client } = await newUser(stack, 'nothing');
    await enrollTotp(client);
    const { error } = await client.auth.mfa.recoveryCodes.regenerate();
    expect(error?.code).toBe('mfa_factor_not_found');
  });
});
