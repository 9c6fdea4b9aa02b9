/** How long calls took, ms, and how many were done a second. */
export type Timed = { perSecond: number; medianMs: number; p95Ms: number };

/** Runs `work` `count` times by `clients` at a time. */
export async function timed(
  count: number,
  clients: number,
  work: (index: number) => Promise<unknown>,
): Promise<Timed> {
  const took: number[] = [];
  let next = 0;
  const began = performance.now();
  const client = async () => {
    for (let index = next++; index < count; index = next++) {
      const start = performance.now();
      await work(index);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: Math.round(count / seconds), ...quantiles(took) };
}

export function quantiles(took: readonly number[]): Pick<Timed, 'medianMs' | 'p95Ms'> {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number) =>
    Number((sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(2));
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}

/** One figure beside another, which other load on the machine slows as well. */
export const ratio = (figure: number, control: number) => Number((figure / control).toFixed(2));
