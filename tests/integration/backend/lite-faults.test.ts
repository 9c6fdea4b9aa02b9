import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCredentials } from '../../../supabase/local/credentials.ts';
import { loadLite } from '../../../supabase/local/lite.ts';
import type { Stack } from '../../../supabase/local/testing.ts';
import { ADMIN, startFixture } from './fixture.ts';

/**
 * The faults of @supabase/lite 0.10.0 that supabase/local works around, shown on lite itself. When one of
 * these tests fails after an update of lite, remove the named correction.
 */
let stack: Stack;
let bare: {
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
};
const mails: string[] = [];

beforeAll(async () => {
  stack = await startFixture('lite', { outboxEvery: 0 });
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // lite prints each rejected query
  bare = await startBareLite();
});
afterAll(async () => {
  await bare?.close();
  await stack?.stop();
  vi.restoreAllMocks();
});

async function startBareLite() {
  const { App, createPostgresConnection } = await loadLite();
  const { jwtSecret } = await loadCredentials(stack.dataDir);
  const connection = createPostgresConnection({ url: stack.databaseUrl });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: stack.publishableKey,
      secret_key: stack.secretKey,
      enable_signup: false,
      site_url: stack.url,
    },
    api: { schemas: ['public'], extra_search_path: ['public', 'extensions'] },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          send: async (mail) => {
            mails.push(`${mail.text ?? ''} ${mail.html ?? ''}`);
          },
        },
      },
    },
  });
  await app.init();
  const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
  return {
    ask: async (path: string, init: RequestInit = {}) =>
      app.fetch(new Request(`${stack.url}${path}`, { headers, ...init })),
    close: () => connection.close(),
  };
}

const post = (path: string, body: object) =>
  bare.ask(path, { method: 'POST', body: JSON.stringify(body) });
const mayReadCounters = async () => {
  const [row] =
    await stack.sql`select has_table_privilege('anon', 'public.counters', 'select') as may`;
  return row?.['may'];
};

describe('lite without our corrections', () => {
  it('1: grants every table to visitors on its first request (rest.ts: rlsState)', async () => {
    expect(await mayReadCounters()).toBe(false);
    await bare.ask('/rest/v1/services?select=slug');
    expect(await mayReadCounters()).toBe(true);
  });

  it('2: hides the SQLSTATE of a failed check (rest.ts: serve)', async () => {
    const answer = await post('/rest/v1/enquiries', { name: 'R', phone: '9812345678' });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'SUP' });
  });

  it('3: hides the request from a table’s trigger (rest.ts: request.headers)', async () => {
    await post('/rest/v1/letters', { subject: 'bare' });
    const [row] = await stack.sql`select headers from public.letters where subject = 'bare'`;
    expect(row?.['headers']).toBeNull();
  });

  it('4a: mails a link that works only on the requesting device (auth-mails.ts)', async () => {
    await post('/auth/v1/recover', { email: ADMIN.email });
    expect(mails.join()).toContain('/auth/v1/verify');
    expect(mails.join()).not.toContain('token_hash');
  });

  it('4b: creates an account on any request for a mail link, even with sign-ups off (auth.ts)', async () => {
    await post('/auth/v1/otp', { email: 'ghost@example.com' });
    const users = await stack.sql`select 1 from auth.users where email = 'ghost@example.com'`;
    expect(users).toHaveLength(1);
  });

  it('4c: issues tokens without aal, amr and metadata, and has no MFA (auth-claims.ts, mfa.ts)', async () => {
    const answer = await post('/auth/v1/token?grant_type=password', ADMIN);
    const { access_token: token } = Object(await answer.json());
    const claims = JSON.parse(
      Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).not.toHaveProperty('aal');
    expect(claims).not.toHaveProperty('app_metadata');
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${token}` };
    const mfa = await bare.ask('/auth/v1/factors', { method: 'POST', headers, body: '{}' });
    expect(mfa.status).toBe(404);
  });

  it('4d: takes the code of a reauthentication as a sign-in, and asks for neither that code nor the current password (auth.ts, password-change.ts)', async () => {
    const { access_token: token } = Object(
      await (await post('/auth/v1/token?grant_type=password', ADMIN)).json(),
    );
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${token}` };
    mails.splice(0);
    await bare.ask('/auth/v1/reauthenticate', { headers });
    const code = /\b\d{6}\b/.exec(mails.join())?.[0] ?? '';
    const body = { type: 'reauthentication', email: ADMIN.email, token: code };
    expect((await post('/auth/v1/verify', body)).status).toBe(200);
    await stack.sql`update auth.sessions set created_at = now() - interval '2 days'`;
    const change = { method: 'PUT', headers, body: JSON.stringify({ password: 'OtherPassw0rd' }) };
    expect((await bare.ask('/auth/v1/user', change)).status).toBe(200);
    await bare.ask('/auth/v1/user', {
      ...change,
      body: JSON.stringify({ password: ADMIN.password }),
    });
  });

  it('5: stores neither address nor browser in a session (session-origin.ts)', async () => {
    await post('/auth/v1/token?grant_type=password', ADMIN);
    const rows =
      await stack.sql`select ip, user_agent from auth.sessions order by created_at desc limit 1`;
    expect(rows).toEqual([{ ip: null, user_agent: null }]);
  });

  it('6: returns times in PostgreSQL’s format (rest.ts: isoTimes)', async () => {
    const answer = await bare.ask('/rest/v1/services?select=updated_at&limit=1');
    const [row] = Object(await answer.json());
    expect(row.updated_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:/);
  });

  it('7: treats a malformed token as none (rest.ts: malformedToken)', async () => {
    const headers = { apikey: stack.publishableKey, authorization: 'Bearer nonsense' };
    const answer = await bare.ask('/rest/v1/services?select=slug', { headers });
    expect(answer.status).toBe(200);
  });

  it('8: rejects the page right after the last row (rest.ts: behindTheLast)', async () => {
    const headers = { apikey: stack.publishableKey, prefer: 'count=exact' };
    const answer = await bare.ask('/rest/v1/services?select=slug&offset=2', { headers });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, '*/2']);
  });

  it('9: passes a jsonb argument to a function as a string (rest.ts: jsonb)', async () => {
    const answer = await post('/rest/v1/rpc/kind_of', { value: [{ a: 1 }] });
    expect(await answer.json()).toBe('string');
  });

  it('10: knows no reuse interval of refresh tokens (refresh.ts)', async () => {
    const refresh = async (token: unknown) => {
      const answer = await post('/auth/v1/token?grant_type=refresh_token', {
        refresh_token: token,
      });
      return { status: answer.status, token: Object(await answer.json()).refresh_token };
    };
    const signedIn = await post('/auth/v1/token?grant_type=password', ADMIN);
    const { refresh_token: first } = Object(await signedIn.json());
    await refresh((await refresh(first)).token);
    expect((await refresh(first)).status).toBe(400);
  });

  it('11: answers an object for a text with a fault of the server (rest.ts: UNREADABLE)', async () => {
    const answer = await post('/rest/v1/rpc/search_services', { q: { toString: 'x' } });
    expect(answer.status).toBe(500);
  });

  it('12: takes a name that every object has for an operator (rest.ts: inheritedOperator)', async () => {
    expect((await bare.ask('/rest/v1/services?slug=constructor.x')).status).toBe(500);
  });
});
