import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { WebHandler } from '../../supabase/local/options.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';
import { buildSite } from '../build.ts';
import { notReady } from '../launch.ts';
import { createWebHandler } from '../web/createWebHandler.ts';
import { putLoad, type LoadRequest } from './load.ts';
import { addVenues } from './venueSearch.ts';
import { liftedQuotas, VISITOR_AGENT, works, type Work } from './work.ts';

const CLIENTS = [1, 20, 50];
const MOST_REQUESTS = 3000;
const MOST_MS = 3000;
/** Connections open and plans are made in the first requests. */
const WARM_UP = 100;

const page: Work = { name: 'a page', request: () => ({ method: 'GET', path: '/' }) };

const headersOf = (stack: Stack) => ({
  apikey: stack.publishableKey,
  'user-agent': VISITOR_AGENT,
  'accept-encoding': 'br, gzip',
});

async function count({ sql }: Stack, statement: string): Promise<number> {
  const [row] = await sql.unsafe<{ count: number }[]>(statement);
  return row?.count ?? 0;
}

async function measure(stack: Stack, work: Work, clients: number) {
  const before = work.counted === undefined ? 0 : await count(stack, work.counted);
  const result = await putLoad({
    url: stack.url,
    headers: headersOf(stack),
    requests: Array.from({ length: MOST_REQUESTS }, (_, number) => work.request(number)),
    warmUp: WARM_UP,
    clients,
    mostMs: MOST_MS,
    oneAddress: work.oneAddress ?? false,
  });
  const stored = work.counted === undefined ? null : (await count(stack, work.counted)) - before;
  const exact = result.refused === 0 && (stored === null || stored === result.accepted);
  const { target } = work;
  if (target?.clients !== clients) return { ...result, exact };
  const isFast = result.perSecond >= target.perSecond && result.p95Ms < (target.p95Ms ?? Infinity);
  return { ...result, exact, target, met: exact && isFast };
}

/** Bytes of one answer's body, as it is and as gzip makes it; without headers. */
async function weigh(stack: Stack, { method, path, body }: LoadRequest) {
  const headers = { ...headersOf(stack), 'content-type': 'application/json' };
  const answer = await fetch(`${stack.url}${path}`, { method, headers, ...(body && { body }) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { plain: bytes.length, gzip: bytes.length === 0 ? 0 : gzipSync(bytes).length };
}

/**
 * What the built site and its embedded backend answer to 1, 20 and 50 clients at once, with the demonstration's
 * content, 2,000 venues more, and writes safe against power loss. Times in ms. Prints a table.
 */
export async function measureApi(): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'mandap-bench-api-'));
  let web: WebHandler = notReady;
  const stack = await createTestStack('bench-api', {
    demo: true,
    fsync: true,
    outboxEvery: 0,
    settings: liftedQuotas,
    web: (request, response) => web(request, response),
  });
  try {
    const outDir = join(folder, 'dist');
    const { url, publishableKey } = stack;
    await buildSite({ apiUrl: '', siteUrl: url, dataUrl: url, publishableKey, outDir });
    web = createWebHandler(outDir);
    await addVenues(stack);

    const report: Record<string, object> = {};
    for (const work of [page, ...works]) {
      const answerBytes = await weigh(stack, work.request(0));
      const runs: object[] = [];
      for (const clients of CLIENTS) runs.push(await measure(stack, work, clients));
      report[work.name] = { answerBytes, runs };
      console.log(work.name, answerBytes);
      console.table(runs);
    }
    return report;
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
