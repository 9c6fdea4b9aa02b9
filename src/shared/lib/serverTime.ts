/** In `<html>`, as the start script and the app are bundled apart: how far the server's clock is ahead, in ms. */
const AHEAD = 'serverAhead';
/** The header tells whole seconds, some time after the answer was sent: smaller differences mean nothing, in ms. */
const COARSE_MS = 3000;

function ahead(): number {
  return typeof document === 'undefined' ? 0 : Number(document.documentElement.dataset[AHEAD] ?? 0);
}

/** Learns the server's time from the `Date` of an answer of the API, which no cache keeps. */
export function noteServerTime({ headers }: Response): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  // NaN, without the header, is in no relation either.
  if (typeof document === 'undefined' || !(Math.abs(difference - ahead()) > COARSE_MS)) return;
  const isRight = Math.abs(difference) <= COARSE_MS;
  document.documentElement.dataset[AHEAD] = String(isRight ? 0 : difference);
}

/** The time by the server's clock, in ms: by the device's until the first answer of the API has come. */
export function serverNow(): number {
  return Date.now() + ahead();
}

/** The fetch of the moment of the call, which learns the server's time from what it is answered. */
export const apiFetch: typeof fetch = async (...request) => {
  const answer = await fetch(...request);
  noteServerTime(answer);
  return answer;
};
