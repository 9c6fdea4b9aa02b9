/** What a trace must hold for `busyAfterLcp`. */
export const traceCategories = [
  '-*',
  'loading',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
];

/** Times in µs. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
};

const WINDOW_US = 10_000_000;
const AFTER_LCP_US = 1_000_000;

/** Tasks of one thread, those inside another left out. */
function topLevel(tasks: readonly TraceEvent[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let end = 0;
  for (const { ts, dur = 0 } of tasks.toSorted((a, b) => a.ts - b.ts)) {
    if (ts < end) continue;
    end = ts + dur;
    found.push({ from: ts, to: end });
  }
  return found;
}

/**
 * How busy the main thread is in the 10 s from 1 s after the largest contentful paint: the sum of its top-level tasks
 * (`RunTask`), and the longest of them.
 * @throws where the trace holds no such paint, or ends too early.
 */
export function busyAfterLcp(trace: Buffer): {
  lcpMs: number;
  busyPercent: number;
  longestTaskMs: number;
} {
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const end = events.reduce((last, { ts }) => Math.max(last, ts), 0);
  const lcp = events
    .filter(({ name }) => name === 'largestContentfulPaint::Candidate')
    .filter(({ ts }) => ts <= end - AFTER_LCP_US - WINDOW_US)
    .toSorted((a, b) => a.ts - b.ts)
    .at(-1);
  if (!lcp) throw new Error('The trace holds no largest contentful paint with 11 s after it.');
  const start = events
    .filter(({ name, pid, ts }) => name === 'navigationStart' && pid === lcp.pid && ts < lcp.ts)
    .reduce((last, { ts }) => Math.max(last, ts), 0);

  const from = lcp.ts + AFTER_LCP_US;
  const to = from + WINDOW_US;
  const inWindow = topLevel(
    events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === lcp.pid && tid === lcp.tid),
  ).filter((task) => task.to > from && task.from < to);
  const busy = inWindow.reduce(
    (sum, task) => sum + Math.min(task.to, to) - Math.max(task.from, from),
    0,
  );
  const longest = inWindow.reduce((most, task) => Math.max(most, task.to - task.from), 0);
  return {
    lcpMs: Math.round((lcp.ts - start) / 1000),
    busyPercent: Number(((busy / WINDOW_US) * 100).toFixed(2)),
    longestTaskMs: Number((longest / 1000).toFixed(1)),
  };
}
