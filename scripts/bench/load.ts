import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { spread } from './spread.ts';

const run = promisify(execFile);
const clientsProgram = fileURLToPath(new URL('loadClients.ts', import.meta.url));
/** Times of some thousand requests, as JSON. */
const MOST_OUTPUT = 16_000_000;

/** One request, as it goes over the wire. */
export type LoadRequest = { method: 'GET' | 'POST'; path: string; body?: string };

export type Load = {
  url: string;
  headers: Record<string, string>;
  /** Each is sent at most once, the first ones before the clock runs. */
  requests: LoadRequest[];
  warmUp: number;
  /** How many ask at once, each on a connection of its own. */
  clients: number;
  /** The clients stop after this long even if requests are left, in ms. */
  mostMs: number;
  /** All clients behind one address, as behind a provider's shared one; else each has its own (Linux only). */
  oneAddress: boolean;
};

/** What `loadClients.ts` prints; `times` and `tookMs` in ms and without the warm-up, `accepted` and `refused` with it. */
export type LoadResult = { times: number[]; tookMs: number; accepted: number; refused: number };

/**
 * Puts load on a server of this machine, from a process of its own so that asking and answering do not share an event
 * loop. They still share the machine's cores.
 * @throws with the clients' last words if they fail.
 */
export async function putLoad(load: Load) {
  const running = run(process.execPath, ['--import', 'tsx', clientsProgram], {
    maxBuffer: MOST_OUTPUT,
  });
  running.child.stdin?.end(JSON.stringify(load));
  const { stdout } = await running;
  const result: LoadResult = JSON.parse(stdout);
  const { p50, p95 } = spread(result.times);
  return {
    clients: load.clients,
    accepted: result.accepted,
    refused: result.refused,
    perSecond: Math.round((result.times.length / result.tookMs) * 1000),
    p50Ms: p50,
    p95Ms: p95,
  };
}
