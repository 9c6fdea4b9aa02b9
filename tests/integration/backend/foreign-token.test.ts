import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCredentials } from '../../../supabase/local/credentials.ts';
import { startStack } from '../../../supabase/local/stack.ts';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { claimsOf, FIXTURE, PNG, signInAdmin, startedBefore, startFixture } from './fixture.ts';

/** A token of another firm's project: every service refuses it, and lets in the same person's own. */
let stack: Stack;
let other: Stack;
let admin: SupabaseClient;

const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-foreign-'));

beforeAll(async () => {
  stack = await startFixture('own-project', { outboxEvery: 0 });
  other = await startOther();
  admin = await signInAdmin(stack);
});
afterAll(async () => {
  await Promise.all([stack?.stop(), other?.stop()]);
  await rm(folder, { recursive: true });
});

/** The same accounts, under a secret of its own: prepared data would share it. */
async function startOther(): Promise<Stack> {
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  await startedBefore(dataDir);
  const credentials = { ...(await loadCredentials(dataDir)), jwtSecret: 'f'.repeat(64) };
  await writeFile(path.join(dataDir, 'credentials.json'), JSON.stringify(credentials));
  return startStack({ root: FIXTURE, dataDir, fsync: false, quiet: true, outboxEvery: 0 });
}

const signed = (claims: Record<string, unknown>, secret: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));

/** The administrator's real session, in the token of another project's secret. */
const otherSecret = async () => {
  const { exp: _exp, iat: _iat, ...claims } = await claimsOf(admin);
  return signed(claims, (await loadCredentials(other.dataDir)).jwtSecret);
};
/** A session that is valid where it was made: the same person in another project. */
const otherSession = async () => {
  const { data } = await (await signInAdmin(other)).auth.getSession();
  return data.session?.access_token ?? '';
};
const own = async () => (await admin.auth.getSession()).data.session?.access_token ?? '';

function ask(token: string, at: string, method = 'GET', body?: BodyInit, type?: string) {
  return fetch(`${stack.url}${at}`, {
    method,
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': type ?? 'application/json',
    },
    ...(body === undefined ? {} : { body }),
  });
}

let uploads = 0;
const doors: [service: string, knock: (token: string) => Promise<Response>, refusals: number[]][] =
  [
    ['auth', (token) => ask(token, '/auth/v1/user'), [401, 403]],
    [
      'auth, changing the password',
      (token) => ask(token, '/auth/v1/user', 'PUT', '{"data":{"seen":true}}'),
      [401, 403],
    ],
    ['auth, its codes', (token) => ask(token, '/auth/v1/reauthenticate'), [401, 403]],
    ['auth, factors', (token) => ask(token, '/auth/v1/factors', 'POST', FACTOR), [401, 403]],
    ['REST', (token) => ask(token, '/rest/v1/profiles?select=id'), [401]],
    ['RPC', (token) => ask(token, '/rest/v1/rpc/admin_only', 'POST', '{}'), [401]],
    [
      'storage',
      (token) =>
        ask(token, `/storage/v1/object/media/gallery/f${uploads++}.png`, 'POST', PNG, 'image/png'),
      [400, 401, 403],
    ],
    ['functions', (token) => ask(token, '/functions/v1/closed', 'POST', '{}'), [401]],
  ];
const FACTOR = '{"factor_type":"totp","friendly_name":"foreign"}';

const join = async (token: string) => {
  const client = clientOf(stack);
  await client.realtime.setAuth(token);
  const state = await new Promise((resolve) => {
    client
      .channel('foreign')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'services' }, () => {
        // Only the joining matters.
      })
      .subscribe((status) => resolve(status));
  });
  await client.removeAllChannels();
  return state;
};

describe.each([
  ['signed with another secret', otherSecret],
  ['of another project’s session', otherSession],
])('a token %s', (_what, make) => {
  it.each(doors)('is refused by %s, which lets the own one in', async (_door, knock, refusals) => {
    const refused = await knock(await make());
    const text = await refused.text();
    expect([refused.status, text]).toEqual([expect.toBeOneOf(refusals), expect.any(String)]);
    expect(text).not.toContain(String((await claimsOf(admin))['sub']));
    const { status } = await knock(await own());
    expect([status, status < 500]).toEqual([expect.not.toBeOneOf(refusals), true]);
  });

  it('is refused by realtime, which lets the own one in', async () => {
    expect(await join(await make())).toBe(REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR);
    expect(await join(await own())).toBe(REALTIME_SUBSCRIBE_STATES.SUBSCRIBED);
  });

  it('refreshes no session and takes no refresh token', async () => {
    const { data } = await (await signInAdmin(other)).auth.getSession();
    const { error } = await clientOf(stack).auth.setSession({
      access_token: await make(),
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(error).not.toBeNull();
    const refreshed = await clientOf(stack).auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(refreshed.error).toMatchObject({ status: 400 });
  });
});
