import type { AuthChangeEvent, SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { Window } from 'happy-dom';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { hasStoredSession } from '../../../src/providers/auth/hasStoredSession.ts';
import { type Stack } from '../../../supabase/local/testing.ts';
import { startFixture } from './fixture.ts';
import { newUser } from './recoveryAccounts.ts';

/**
 * What the site counts on of the auth library (specification sections 4, 6, 7 and 9), with the settings of
 * src/shared/supabase/client.ts, in a page's address and storage, against the embedded backend.
 */
let stack: Stack;
let page: Window;
/** The library also warns about several clients of one storage, which these tests have on purpose. */
let warned: MockInstance<typeof console.warn>;
const opened: SupabaseClient[] = [];

beforeAll(async () => {
  stack = await startFixture('auth-library', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());
beforeEach(() => {
  page = new Window({ url: `${stack.url}/admin` });
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('localStorage', page.localStorage);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ auth }) => auth.stopAutoRefresh()));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await page.happyDOM.close();
});

type Options = SupabaseClientOptions<'public'>;
type Answering = (url: string) => Response | undefined;

/** A client as the site makes it; `answering` is a fault on the way to the server. */
function open(answering: Answering = () => undefined, auth: Options['auth'] = {}) {
  const settings = { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true };
  const client = createClient(stack.url, stack.publishableKey, {
    auth: { ...settings, ...auth },
    global: {
      fetch: async (input, init) => answering(new Request(input, init).url) ?? fetch(input, init),
    },
  });
  opened.push(client);
  const events: AuthChangeEvent[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  return { client, auth: client.auth, events };
}

const failing =
  (part: string, status: number): Answering =>
  (url) =>
    url.includes(part) ? Response.json({ msg: 'no' }, { status }) : undefined;

/** A client that is signed in to a new account. */
async function signedIn(name: string, answering?: Answering) {
  const { email, password, id } = await newUser(stack, name);
  const made = open(answering);
  const { error } = await made.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { ...made, email, password, id };
}

const KEY = 'sb-127-auth-token';
const stored = () => Object(JSON.parse(page.localStorage.getItem(KEY) ?? 'null'));

describe('the session in the browser’s storage', () => {
  it('has a key that is derived from the host, which the site looks for', async () => {
    expect(hasStoredSession()).toBe(false);
    const { id } = await signedIn('stored');
    expect(Object.keys(page.localStorage)).toEqual([KEY]);
    expect(stored().user.id).toBe(id);
    expect(hasStoredSession()).toBe(true);
    const hosted = createClient('https://abcdefgh.supabase.co', 'sb_publishable_x');
    opened.push(hosted);
    expect(Reflect.get(hosted.auth, 'storageKey')).toBe('sb-abcdefgh-auth-token');
  });

  it('is found by the next page, which is told first of all', async () => {
    const { id } = await signedIn('reloaded');
    const next = open();
    const { data } = await next.auth.getSession();
    expect(data.session?.user.id).toBe(id);
    await expect.poll(() => next.events).toContain('INITIAL_SESSION');
  });

  it('is refreshed on its own shortly before its end, unless that is switched off', async () => {
    await signedIn('ending');
    const before = stored();
    const soon = { ...before, expires_at: Math.floor(Date.now() / 1000) + 60 };
    page.localStorage.setItem(KEY, JSON.stringify(soon));
    await open(undefined, { autoRefreshToken: false }).auth.initialize();
    expect(stored().refresh_token).toBe(before.refresh_token);
    const next = open();
    await expect.poll(() => next.events).toContain('TOKEN_REFRESHED');
    expect(stored().refresh_token).not.toBe(before.refresh_token);
    expect(stored().expires_at).toBeGreaterThan(soon.expires_at);
  });
});

/** The address that a mailed link of the auth service leads to. */
const linked = async (name: string) => {
  const { client, email } = await newUser(stack, name);
  await client.auth.updateUser({ email: `new-${email}` });
  const mail = await stack.mailbox.waitFor((found) => found.to.includes(email));
  const link = /https?:\S+\/auth\/v1\/verify\?\S+/.exec(mail.text)?.[0] ?? '';
  const answer = await fetch(link, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
};

describe('a session in the address', () => {
  it('is taken, and its tokens leave the address', async () => {
    const address = await linked('linked');
    page.happyDOM.setURL(address.href);
    const { auth, events } = open();
    expect((await auth.initialize()).error).toBeNull();
    await expect.poll(() => events).toContain('SIGNED_IN');
    expect(stored().user.email).toBe('new-linked@example.com');
    expect(page.location.hash).toBe('');
    expect(warned.mock.calls.flat().join(' ')).not.toContain('120s');
  });

  it('that is older than 120 s is taken with a warning', async () => {
    const address = await linked('stale');
    const fragment = new URLSearchParams(address.hash.slice(1));
    fragment.set('expires_at', String(Number(fragment.get('expires_at')) - 125));
    page.happyDOM.setURL(`${stack.url}/#${fragment.toString()}`);
    expect((await open().auth.initialize()).error).toBeNull();
    expect(warned.mock.calls.flat().join(' ')).toContain('issued over 120s ago');
  });

  it('that is not whole is refused in these words, and one in the storage stays', async () => {
    const { id } = await signedIn('halved');
    page.happyDOM.setURL(`${stack.url}/admin#access_token=abc`);
    const { error } = await open().auth.initialize();
    expect(error?.message).toBe('No session defined in URL');
    expect(stored().user.id).toBe(id);
  });

  it('is left alone where it is not looked for', async () => {
    page.happyDOM.setURL(`${stack.url}/admin#access_token=abc`);
    const { error } = await open(undefined, { detectSessionInUrl: false }).auth.initialize();
    expect(error).toBeNull();
  });
});

describe('a refresh', () => {
  it('that the server refuses removes the session, once its access token has expired too', async () => {
    const { auth, events, id } = await signedIn('refused');
    await stack.sql`delete from auth.sessions where user_id = ${id}`;
    expect((await auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect([hasStoredSession(), events.includes('SIGNED_OUT')]).toEqual([true, false]);
    const expired = { ...stored(), expires_at: Math.floor(Date.now() / 1000) - 60 };
    page.localStorage.setItem(KEY, JSON.stringify(expired));
    const next = open();
    expect((await next.auth.refreshSession()).error).not.toBeNull();
    expect(next.events).toContain('SIGNED_OUT');
    expect(hasStoredSession()).toBe(false);
  });

  it('that fails with 503 is tried again after 200 ms, twice that and so on, and the session stays', async () => {
    const times: number[] = [];
    let down = false;
    const { auth, events, id } = await signedIn('waiting', (url) => {
      if (!down || !url.includes('grant_type=refresh_token')) return undefined;
      times.push(Date.now());
      return new Response('', { status: 503 });
    });
    down = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const refreshed = auth.refreshSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await refreshed).error).toMatchObject({
      name: 'AuthRetryableFetchError',
      status: 503,
    });
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect(stored().user.id).toBe(id);
    expect(events).not.toContain('SIGNED_OUT');
    vi.useRealTimers();
    expect((await open().auth.refreshSession()).error).toBeNull(); // once the server is back
  });
});

describe('signing out', () => {
  it.each([401, 403, 404])('succeeds although the server answers %i', async (status) => {
    const { auth, events } = await signedIn(`leaving-${status}`, failing('/logout', status));
    expect((await auth.signOut()).error).toBeNull();
    expect(events).toContain('SIGNED_OUT');
    expect(hasStoredSession()).toBe(false);
  });

  it('succeeds with a session that the server has ended already', async () => {
    const { auth, id } = await signedIn('ended');
    await stack.sql`delete from auth.sessions where user_id = ${id}`;
    expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(hasStoredSession()).toBe(false);
  });

  it('reports 500; only on this device it is signed out anyway', async () => {
    const { auth, id } = await signedIn('broken', failing('/logout', 500));
    expect((await auth.signOut()).error).toMatchObject({ status: 500 });
    expect(stored().user.id).toBe(id);
    expect((await auth.signOut({ scope: 'local' })).error).toMatchObject({ status: 500 });
    expect(hasStoredSession()).toBe(false);
  });
});

it('every change is an event: from aal1 to aal2 as well', async () => {
  const { auth, events, password } = await signedIn('eventful');
  const levelOf = async () => (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
  expect(await levelOf()).toBe('aal1');
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate();
  await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  expect(await levelOf()).toBe('aal2');
  expect(stored().user.factors).toMatchObject([{ factor_type: 'totp', status: 'verified' }]);
  await auth.updateUser({ password: 'OtherPassw0rd', current_password: password });
  await auth.refreshSession();
  expect(await levelOf()).toBe('aal2');
  await auth.signOut();
  expect(events).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'MFA_CHALLENGE_VERIFIED',
    'USER_UPDATED',
    'TOKEN_REFRESHED',
    'SIGNED_OUT',
  ]);
});
