// @vitest-environment node
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createRealtime } from './realtime.ts';
import { createTokens } from './tokens.ts';

const realtime = createRealtime(createTokens('x'.repeat(32), { key: 'anon' }), {
  columns: async () => [],
  visible: async () => null,
});
const server = createServer().on('upgrade', realtime.upgrade);
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  url = `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/?apikey=key`;
});
afterAll(() => {
  realtime.close();
  server.close();
});

it('limits an address to fifty sockets, and allows a new one for each that closes', async () => {
  const sockets: WebSocket[] = [];
  /** Opens one more socket; returns whether it opened, or the error. */
  const more = async () => {
    const socket = new WebSocket(url);
    return new Promise<string>((resolve) => {
      socket.once('error', ({ message }) => resolve(message));
      socket.once('open', () => {
        sockets.push(socket);
        resolve('open');
      });
    });
  };
  for (let at = 0; at < 50; at++) expect(await more()).toBe('open');
  expect(await more()).toContain('429');
  sockets.shift()?.close();
  await vi.waitFor(async () => expect(await more()).toBe('open'));
  expect(await more()).toContain('429');
});
