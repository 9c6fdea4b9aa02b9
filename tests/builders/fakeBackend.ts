import { vi } from 'vitest';

/** A recorded request of the browser. */
export type Call = { route: string; url: URL; headers: Headers; body: unknown };

/** A response: JSON or a Blob, with a status; 'offline' for a network error, 'silent' for none at all. */
type Answer = { status?: number; body?: unknown } | 'offline' | 'silent';
export type Answers = Record<string, Answer | ((call: Call) => Answer)>;

/** A socket that never opens: component tests have no realtime. */
class ShutSocket {
  readonly readyState = 3;
  close(): void {}
  send(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
}

function textOf(body: unknown): unknown {
  return typeof body === 'string' && body !== '' ? JSON.parse(body) : null;
}

const folderOf = (route: string) => route.replace(/[^/]*$/, '*');

/**
 * Replaces the network, so that component tests run the real Supabase client.
 * @param answers by 'METHOD /path', or 'METHOD /folder/*' for a whole folder; `change` overrides some later. Other
 * requests get 404.
 */
export function fakeBackend(answers: Answers) {
  const calls: Call[] = [];
  const current = { ...answers };
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubGlobal('WebSocket', ShutSocket);
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const call = { route, url, headers: new Headers(init.headers), body: textOf(init.body) };
    calls.push(call);
    const answer = current[route] ??
      current[folderOf(route)] ?? { status: 404, body: { message: `No ${route}` } };
    const given = typeof answer === 'function' ? answer(call) : answer;
    if (given === 'silent') return new Promise<Response>(() => {});
    if (given === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, body } = given;
    const text = status === 204 ? null : JSON.stringify(body ?? null);
    return new Response(body instanceof Blob ? body : text, {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return { calls, change: (more: Answers) => Object.assign(current, more) };
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type SessionOptions = {
  aal?: 'aal1' | 'aal2';
  factors?: unknown[];
  id?: string;
  /** How it was raised, in order. */
  methods?: string[];
};

/** A session of the auth service with an unsigned token, which no server reads here. */
export function sessionOf({
  aal = 'aal1',
  factors = [],
  id = 'owner-1',
  methods = [],
}: SessionOptions = {}) {
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const amr = methods.map((method, place) => ({ method, timestamp: expires + place }));
  const claims = { sub: id, aal, exp: expires, session_id: 's', role: 'authenticated', amr };
  return {
    access_token: `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.c2lnbmF0dXJl`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    refresh_token: `refresh-${id}`,
    user: { id, aud: 'authenticated', email: 'owner@mandap.example', factors },
  };
}
