// @vitest-environment node
import type { Server } from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from './server.ts';

let server: Server;
let port: number;

const echo = (request: Request) => Promise.resolve(new Response(new URL(request.url).pathname));

beforeAll(async () => {
  ({ server, port } = await listen(0, Promise.resolve(echo), undefined));
});
afterAll(() => {
  server.close();
});

/** What comes back for a request that no client library would send. */
function raw(method: string, path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}

it('the machine’s own names are answered, with and without a port', async () => {
  for (const host of ['127.0.0.1', `localhost:${port}`, '[::1]:80', 'a-b.example']) {
    expect(await raw('GET', '/rest/v1/albums', host)).toMatch(
      /^HTTP\/1\.1 200 .*\/rest\/v1\/albums/s,
    );
  }
});

it('a host name cannot bring a path or a password of its own', async () => {
  for (const host of ['127.0.0.1/_mail?', 'a@127.0.0.1', 'evil.example#', '']) {
    expect(await raw('GET', '/rest/v1/albums', host)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

it('an unusual method is refused as such', async () => {
  for (const method of ['TRACE', 'PROPFIND']) {
    expect(await raw(method, '/rest/v1/albums', '127.0.0.1')).toMatch(/^HTTP\/1\.1 405 /);
  }
});
