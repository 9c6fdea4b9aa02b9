import { once } from 'node:events';
import { RealtimeClient } from '@supabase/realtime-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { openChannel } from '@/shared/data/liveChannel.ts';
import { watchTable } from '@/shared/data/tableFeed.ts';
import { loadCredentials } from '../../supabase/local/credentials.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('channels', { outboxEvery: 0 });
});
afterAll(async () => {
  await stack?.stop();
  vi.unstubAllGlobals();
});

it('an admin screen receives changes after its channel ended with its token', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const secret = new TextEncoder().encode((await loadCredentials(stack.dataDir)).jwtSecret);
  const token = (seconds: number) =>
    new SignJWT({ role: 'anon' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(secret);
  let loads = 0;
  const ends = await token(3);
  const began = Date.now() / 1000;
  const client = new RealtimeClient(`${stack.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: stack.publishableKey },
    // As after a refresh: rejoining sends another token.
    accessToken: async () => (Date.now() / 1000 < began + 1.5 ? ends : token(600)),
  });
  await client.setAuth();
  const leave = watchTable({ realtime: client }, 'ad_bar', () => {
    loads += 1;
  });
  await vi.waitFor(() => expect(loads).toBe(1), { timeout: 10_000 });
  // After rejoining, the screen loads the changes that it has missed.
  await vi.waitFor(() => expect(loads).toBe(2), { timeout: 60_000 });
  await stack.sql`update public.ad_bar set enabled = enabled`;
  await vi.waitFor(() => expect(loads).toBe(3), { timeout: 10_000 });
  leave();
  await client.disconnect();
});

it('a visitor’s closed channel is reported at once, and rejoined with growing delays', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const joinedAt: number[] = [];
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const [join, ref, topic, event, payload] = JSON.parse(data.toString());
      const send = (name: string, body: object, to: string | null = null) =>
        socket.send(JSON.stringify([join, to, topic, name, body]));
      if (event !== 'phx_join') return send('phx_reply', { status: 'ok', response: {} }, ref);
      joinedAt.push(performance.now());
      const { postgres_changes } = payload.config;
      send('phx_reply', { status: 'ok', response: { postgres_changes } }, ref);
      send('system', { extension: 'postgres_changes', status: 'ok' });
      if (joinedAt.length < 4) send('phx_close', {}, join);
    });
  });
  const states: string[] = [];
  const address = server.address();
  const close = openChannel({
    api: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    key: 'sb_publishable_x',
    tables: ['ad_bar'],
    onChange: () => undefined,
    onState: (state) => states.push(state),
  });
  const round = ['open', 'refused'];
  await vi.waitFor(() => expect(states).toEqual([...round, ...round, ...round, 'open']), {
    timeout: 30_000,
  });
  const [first = 0, second = 0, third = 0, fourth = 0] = joinedAt;
  // The shortest third delay is twice the longest first one except for jitter: half of each is certain.
  expect([second - first >= 500, third - second >= 1000, fourth - third >= 2000]).toEqual([
    true,
    true,
    true,
  ]);
  close();
  for (const socket of server.clients) socket.terminate();
  server.close();
  expect(states).toHaveLength(7);
});
