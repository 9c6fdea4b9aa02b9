import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Load, LoadRequest, LoadResult } from './load.ts';

/** Reads a `Load` from its input, carries it out, and prints the `LoadResult`. Started by `load.ts`. */
const load: Load = JSON.parse(await text(process.stdin));
const agent = new Agent({ keepAlive: true });
const { hostname, port } = new URL(load.url);
let next = 0;
let accepted = 0;
let refused = 0;

/** Every address of 127.0.0.0/8 is this machine on Linux; elsewhere only the first one is. */
function addressOf(client: number): string | undefined {
  if (load.oneAddress || process.platform !== 'linux') return undefined;
  return `127.0.1.${client + 1}`;
}

async function send({ method, path, body }: LoadRequest, client: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = { ...load.headers, ...(body && { 'content-type': 'application/json' }) };
    const localAddress = addressOf(client);
    request(
      { agent, hostname, port, method, path, headers, ...(localAddress && { localAddress }) },
      (response) => {
        response.on('error', reject);
        response.on('end', () => resolve((response.statusCode ?? 0) < 300));
        response.resume();
      },
    )
      .on('error', reject)
      .end(body);
  });
}

async function ask(client: number, end: number, until: number, times: number[]): Promise<void> {
  while (next < end && performance.now() < until) {
    const each = load.requests[next];
    next += 1;
    if (!each) return;
    const began = performance.now();
    const isAccepted = await send(each, client);
    times.push(performance.now() - began);
    if (isAccepted) accepted += 1;
    else refused += 1;
  }
}

async function askAll(end: number): Promise<{ times: number[]; tookMs: number }> {
  const began = performance.now();
  const times: number[] = [];
  const clients = Array.from({ length: load.clients }, async (_, client) =>
    ask(client, end, began + load.mostMs, times),
  );
  await Promise.all(clients);
  return { times, tookMs: performance.now() - began };
}

await askAll(load.warmUp);
const result: LoadResult = { ...(await askAll(load.requests.length)), accepted, refused };
agent.destroy();
console.log(JSON.stringify(result));
