/** Half of the times are at most `p50`, 95 of 100 at most `p95`; in their own unit, to a tenth. */
export function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const time = sorted[Math.min(Math.ceil(sorted.length * share), sorted.length) - 1] ?? 0;
    return Math.round(time * 10) / 10;
  };
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
