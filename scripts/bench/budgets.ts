import { kB } from './figures.ts';
import type { Weights } from './measurePage.ts';

/**
 * Limits for every public route: a phone's first visit of 10 s without a touch.
 * Bytes are gzip, kB = 1000 bytes.
 */
export const budgets = {
  script: 100_000,
  scriptRequests: 12,
  /** Script of a page that only shows itself: start script, framework, counting; on home the slides, on others the consent. */
  untouchedScript: { home: 88_000, others: 87_500 },
  /**
   * A document's body as served, in brotli: three congestion windows of a new connection end at 43.8 kB, of which the
   * headers take 1.2. None is near the end of the first window, 14.6 kB: styles and start script alone are 23.
   */
  document: 42_000,
  /** How far what is on the screen may jump, all jumps together (web.dev/cls). */
  shift: 0.05,
  /** Everything that is transferred, pictures and answers of the backend included. */
  total: 300_000,
  requests: 30,
  fontFiles: 2,
  fonts: 35_000,
  /** At 412 px and double density. */
  hero: 40_000,
  /** What the service worker fetches at once: the offline page, its script and the icon. */
  precache: 25_000,
} as const;

/** What of a page is over its budget, one sentence each. */
export function faultsOf(weights: Weights): string[] {
  const { path, foreign, scriptWithSaveData, shift } = weights;
  const { home, others } = budgets.untouchedScript;
  const bytes: [name: string, value: number, most: number][] = [
    ['script', weights.script, Math.min(budgets.script, path === '/' ? home : others)],
    ['the document', weights.document, budgets.document],
    ['the whole page', weights.total, budgets.total],
    ['fonts', weights.fonts, budgets.fonts],
    ['the hero picture', weights.hero, budgets.hero],
  ];
  const counts: [name: string, value: number, most: number][] = [
    ['requests for script', weights.scriptRequests, budgets.scriptRequests],
    ['requests', weights.requests, budgets.requests],
    ['font files', weights.fontFiles, budgets.fontFiles],
  ];
  return [
    ...bytes
      .filter(([, value, most]) => value > most)
      .map(([name, value, most]) => `${path}: ${name} has ${kB(value)} kB, at most ${kB(most)}`),
    ...counts
      .filter(([, value, most]) => value > most)
      .map(([name, value, most]) => `${path}: ${value} ${name}, at most ${most}`),
    ...(shift > budgets.shift
      ? [`${path}: jumps by ${shift.toFixed(3)}, at most ${budgets.shift}`]
      : []),
    ...foreign.map((url) => `${path}: requests ${url} untouched`),
    ...(scriptWithSaveData.length > 0
      ? [`${path}: fetches ${scriptWithSaveData.length} scripts although the visitor saves data`]
      : []),
  ];
}
