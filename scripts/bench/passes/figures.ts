import { quantile } from '../figures.ts';

/** How long calls took, ms, and how many were done a second. */
export type Timed = { perSecond: number; medianMs: number; p95Ms: number };

/** Calls `work` with each item, by `clients` at a time. */
export async function timed<T>(
  items: readonly T[],
  clients: number,
  work: (item: T, index: number) => Promise<unknown>,
): Promise<Timed> {
  const took: number[] = [];
  const entries = items.entries();
  const began = performance.now();
  const client = async () => {
    // The clients share the iterator: each takes the next item.
    for (const [index, item] of entries) {
      const start = performance.now();
      await work(item, index);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: Math.round(items.length / seconds), ...quantiles(took) };
}

export function quantiles(took: readonly number[]): Pick<Timed, 'medianMs' | 'p95Ms'> {
  const at = (part: number) => Number(quantile(took, part).toFixed(2));
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}

/** One figure beside another, which other load on the machine slows as well. */
export const ratio = (figure: number, control: number) => Number((figure / control).toFixed(2));
