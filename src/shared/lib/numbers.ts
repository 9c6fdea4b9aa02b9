/**
 * Formats a number with Indian grouping: 125000 is '1,25,000'.
 * Not `Intl`: its first use costs 60 to 110 ms on a slow phone (docs/performance.md).
 * @param decimals 2 at most.
 */
export function formatNumber(value: number, decimals?: number): string {
  return value.toFixed(decimals).replace(/\B(?=(?:\d\d)*\d{3}\b)/g, ',');
}
