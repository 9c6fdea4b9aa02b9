/**
 * Data attribute of `<html>` with the server clock's lead in ms; shared by the start script and the app, which are two
 * bundles.
 */
const AHEAD = 'serverAhead';
/** The `Date` header has whole seconds and is a little old: smaller differences are ignored, ms. */
const COARSE_MS = 3000;

function ahead(): number {
  return typeof document === 'undefined' ? 0 : Number(document.documentElement.dataset[AHEAD] ?? 0);
}

/** Updates the server's time from the `Date` header of an uncached API response. */
export function noteServerTime({ headers }: Response): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  // Comparisons with NaN (no header) are false.
  if (typeof document === 'undefined' || !(Math.abs(difference - ahead()) > COARSE_MS)) return;
  const isRight = Math.abs(difference) <= COARSE_MS;
  document.documentElement.dataset[AHEAD] = String(isRight ? 0 : difference);
}

/** The server's time, ms; the device's time until the first API response. */
export function serverNow(): number {
  return Date.now() + ahead();
}

/** Calls the current global `fetch` and updates the server's time from the response. */
export const apiFetch: typeof fetch = async (...request) => {
  const answer = await fetch(...request);
  noteServerTime(answer);
  return answer;
};
