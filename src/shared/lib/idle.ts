/** Default timeout of `whenIdle`, ms. */
const LATEST_MS = 4000;
/** Delay without requestIdleCallback, ms. */
const GUESS_MS = 1000;

/** Whether Save-Data is on: then only code for an actual tap is fetched. */
export function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/** Resolves when the browser is idle, after `latestMs` at most. */
export async function whenIdle(latestMs = LATEST_MS): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: latestMs });
    } else setTimeout(resolve, GUESS_MS);
  });
}
