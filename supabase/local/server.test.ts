// @vitest-environment node
import type { Server } from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** Sends a raw request that no client library would send; returns the response. */
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

it("serves this machine's host names, with and without a port", async () => {
  for (const host of ['127.0.0.1', `localhost:${port}`, '[::1]:80', 'a-b.example']) {
    expect(await raw('GET', '/rest/v1/albums', host)).toMatch(
      /^HTTP\/1\.1 200 .*\/rest\/v1\/albums/s,
    );
  }
});

it('rejects a host name with a path or password', async () => {
  for (const host of ['127.0.0.1/_mail?', 'a@127.0.0.1', 'evil.example#', '']) {
    expect(await raw('GET', '/rest/v1/albums', host)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

it('rejects an unusual method', async () => {
  for (const method of ['TRACE', 'PROPFIND']) {
    expect(await raw(method, '/rest/v1/albums', '127.0.0.1')).toMatch(/^HTTP\/1\.1 405 /);
  }
});

it('sends the security headers with every response, also with errors and unusual request lines', async () => {
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

it('handles an absolute URL like its path', async () => {
  const answer = await raw('GET', 'http://127.0.0.1/rest/v1/albums?x=1', '127.0.0.1');
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\n\/rest\/v1\/albums\r\n/s);
});

it('reads an oversized body to its end before the 413, so that every client gets to read it', async () => {
  for (const megabytes of [7, 60]) {
    const body = Buffer.alloc(megabytes * 1024 * 1024);
    const answer = await raw('POST', '/rest/v1/albums', '127.0.0.1', body); // rejects if the connection is reset
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  }
});

describe('incomplete bodies', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const opened: { server: Server; sockets: net.Socket[] }[] = [];

  /** Starts a server with small limits; returns the response to a request that declares more than it sends. */
  async function open(limits: { one: number; all: number; ms: number }) {
    const listening = await listen(0, Promise.resolve(echo), undefined, limits);
    const sockets: net.Socket[] = [];
    opened.push({ server: listening.server, sockets });
    return (sent: number, declared: number) => {
      const socket = net.connect(listening.port, '127.0.0.1');
      sockets.push(socket);
      let text = '';
      socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
      socket.on('error', () => undefined);
      const answer = new Promise<string>((resolve) => {
        socket.on('close', () => resolve(text));
      });
      socket.write(
        `POST /rest/v1/albums HTTP/1.1\r\nHost: x\r\nContent-Length: ${declared}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(sent));
      const held = () => vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(sent));
      return { socket, answer, held };
    };
  }

  afterAll(() => {
    for (const { server: each, sockets } of opened) {
      for (const socket of sockets) socket.destroy();
      each.close();
    }
    log.mockRestore();
  });

  it('are rejected after a timeout, with the connection closed', async () => {
    const send = await open({ one: 1000, all: 5000, ms: 200 });
    const text = await send(10, 100).answer;
    expect(text).toMatch(/^HTTP\/1\.1 408 .*did not arrive within 0\.2 seconds/s);
    expect(text).toMatch(/^connection: close\r$/im);
  });

  it('are limited in total; a disconnect frees its share', async () => {
    const send = await open({ one: 1000, all: 2500, ms: 60_000 });
    const waiting = [send(900, 1000), send(900, 1000)];
    await Promise.all(waiting.map(({ held }) => held()));
    // The rejection of the next request proves that they have been read.
    const refusal = async () => {
      const { socket, answer } = send(900, 900);
      const first = new Promise<string>((resolve) => {
        socket.once('data', (bytes: Buffer) => resolve(bytes.toString()));
      });
      const text = await Promise.race([first, answer]);
      socket.destroy();
      return text;
    };
    await vi.waitFor(async () => {
      expect(await refusal()).toMatch(/^HTTP\/1\.1 503 .*Try again in some seconds/s);
    });
    for (const { socket } of waiting) socket.destroy();
    await vi.waitFor(async () => expect(await refusal()).toMatch(/^HTTP\/1\.1 200 /));
    expect(log).not.toHaveBeenCalled();
  });

  it('of a disconnected client are not logged', async () => {
    const send = await open({ one: 1000, all: 5000, ms: 60_000 });
    for (let at = 0; at < 5; at++) {
      const { socket, answer, held } = send(10, 100);
      await held();
      socket.destroy();
      await answer;
    }
    expect(await raw('GET', '/rest/v1/albums', '127.0.0.1')).toMatch(/^HTTP\/1\.1 200 /);
    expect(log).not.toHaveBeenCalled();
  });
});
