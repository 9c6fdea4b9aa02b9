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
function raw(method: string, path: string, host: string, body = Buffer.alloc(0)): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    const length = body.length > 0 ? `Content-Length: ${body.length}\r\n` : '';
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${length}Connection: close\r\n\r\n`,
    );
    socket.write(body);
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

it('every answer carries the security headers, an error’s and that of an unusual request line too', async () => {
  const lines = [
    ['GET', '/rest/v1/albums'],
    ['GET', `http://127.0.0.1:${port}/rest/v1/albums`],
    ['TRACE', '/rest/v1/albums'],
    ['GET', '/nothing'],
  ];
  for (const [method = '', path = ''] of lines) {
    const answer = await raw(method, path, '127.0.0.1');
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^x-frame-options: DENY\r$/im);
    const isData = /^content-security-policy: default-src 'none'/im.test(answer);
    expect([path, isData]).toEqual([path, path !== '/nothing']);
  }
});

it('an address in full is answered as its path is', async () => {
  const answer = await raw('GET', 'http://127.0.0.1/rest/v1/albums?x=1', '127.0.0.1');
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\n\/rest\/v1\/albums\r\n/s);
});

it('a body that is too large is read to its end before the 413, so that every client gets to read it', async () => {
  for (const megabytes of [7, 60]) {
    const body = Buffer.alloc(megabytes * 1024 * 1024);
    const answer = await raw('POST', '/rest/v1/albums', '127.0.0.1', body); // a reset connection rejects
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  }
});
