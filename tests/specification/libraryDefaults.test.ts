import { act, renderHook } from '@testing-library/react';
import { createClient } from '@supabase/supabase-js';
import { toast, useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSupabase } from '../../src/shared/supabase/client.ts';
import { sessionOf } from '../builders/fakeBackend.ts';

/** What specification section 9 and 8 say and the site leaves to its libraries: their behaviour, not their source. */
type Asked = { path: string; body: unknown };

function answering(status: number, asked: Asked[] = []): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const sent = init?.body;
    asked.push({ path: pathname, body: typeof sent === 'string' ? JSON.parse(sent) : null });
    return new Response('{"message":"no"}', {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** A client of the library with nothing set but where it keeps and what answers it. */
function clientOn(
  host: string,
  fetch: typeof globalThis.fetch,
  {
    kept = {},
    flowType = 'implicit',
  }: { kept?: Record<string, string>; flowType?: 'implicit' | 'pkce' } = {},
) {
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  return createClient(`https://${host}`, 'sb_publishable_test', {
    auth: { storage, flowType },
    global: { fetch },
  });
}

const setting = (auth: object, name: string): unknown => Reflect.get(auth, name);

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  window.location.hash = '';
});

describe('the session', () => {
  it('a session is kept under a key made of the host of the backend', () => {
    const { auth } = clientOn('patna.example', answering(404));
    expect(setting(auth, 'storageKey')).toBe('sb-patna-auth-token');
  });

  it('the session of the desk is kept, renewed and taken from the address', () => {
    const { auth } = getSupabase();
    for (const name of ['persistSession', 'autoRefreshToken', 'detectSessionInUrl']) {
      expect(setting(auth, name)).toBe(true);
    }
  });

  it('a session is looked at every 30 s', async () => {
    const { auth } = clientOn('tick.example', answering(404));
    await auth.initialize();
    const interval = vi.spyOn(globalThis, 'setInterval');
    await auth.startAutoRefresh();
    expect(interval).toHaveBeenCalledWith(expect.any(Function), 30_000);
    await auth.stopAutoRefresh();
  });

  it('a session in an address that is two minutes old is warned of', async () => {
    const now = Math.round(Date.now() / 1000);
    const arrive = async (age: number) => {
      vi.mocked(console.warn).mockClear();
      const { access_token: token } = sessionOf();
      window.location.hash = `access_token=${token}&refresh_token=r&token_type=bearer&expires_in=3600&expires_at=${now + 3600 - age}`;
      const { auth } = clientOn(`arrival-${age}.example`, answering(403));
      await auth.initialize();
      return vi.mocked(console.warn).mock.calls.join();
    };
    expect(await arrive(121)).toContain('issued over 120s ago');
    expect(await arrive(60)).not.toContain('issued over 120s ago');
  });

  it.each([401, 403, 404])(
    'whoever signs out is out, though the server answers %i',
    async (status) => {
      const kept = { 'sb-out-auth-token': JSON.stringify(sessionOf()) };
      const asked: Asked[] = [];
      const { auth } = clientOn('out.example', answering(status, asked), { kept });
      const { error } = await auth.signOut();
      expect(error).toBeNull();
      expect(asked.map(({ path }) => path)).toContain('/auth/v1/logout');
      expect(kept).not.toHaveProperty('sb-out-auth-token');
    },
  );
});

describe('an address that somebody comes back with', () => {
  it.each([
    ['No session defined in URL', '#access_token=half', 'implicit'],
    ['Not a valid PKCE flow url.', '#access_token=half', 'pkce'],
  ] as const)(
    'an address that is no sign-in is refused with "%s"',
    async (text, hash, flowType) => {
      window.location.hash = hash;
      const { auth } = clientOn(`${flowType}.example`, answering(404), { flowType });
      const { error } = await auth.initialize();
      expect(error?.message).toBe(text);
    },
  );

  it.each(['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'])(
    'a login that cannot be added or removed is told by its code: %s',
    async (code) => {
      window.location.hash = `#error=server_error&error_code=${code}&error_description=no`;
      const { error } = await clientOn(`${code}.example`, answering(404)).auth.initialize();
      expect(error).toMatchObject({ message: 'no', details: { code } });
    },
  );
});

describe('a code to sign in with, which the site does not use', () => {
  it('a code is asked for by sms and makes an account, where nothing else is said', async () => {
    const asked: Asked[] = [];
    const { auth } = clientOn('code.example', answering(200, asked));
    await auth.signInWithOtp({ phone: '+919835012345' });
    expect(asked).toEqual([
      {
        path: '/auth/v1/otp',
        body: expect.objectContaining({ channel: 'sms', create_user: true }),
      },
    ]);
  });
});

describe('messages', () => {
  afterEach(() => act(() => toast.remove()));

  it('a toast that says nothing of its time stands as long as its kind', () => {
    const { result } = renderHook(() => useToasterStore());
    const raised = new Map<string, string>();
    act(() => {
      raised.set(toast('a'), 'blank').set(toast.error('b'), 'error');
      raised.set(toast.success('c'), 'success').set(toast.loading('d'), 'loading');
      raised.set(toast.custom('e'), 'custom');
    });
    const times = result.current.toasts.map(({ id, duration }) => [raised.get(id), duration]);
    expect(Object.fromEntries(times)).toEqual({
      blank: 4000,
      error: 4000,
      success: 2000,
      loading: Infinity,
      custom: 4000,
    });
  });

  it('a visitor who is told thirty things reads the last twenty', () => {
    const { result } = renderHook(() => useToasterStore());
    act(() => {
      for (let message = 1; message <= 30; message += 1) toast(`Message ${message}`);
    });
    const texts = result.current.toasts.map(({ message }) => message);
    expect(texts).toHaveLength(20);
    expect(texts[0]).toBe('Message 30');
    expect(texts.at(-1)).toBe('Message 11');
  });
});
