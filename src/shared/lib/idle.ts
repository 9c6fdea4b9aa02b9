/** The latest moment for what may wait, in ms, where nobody names another. */
const LATEST_MS = 4000;
/** Where a browser cannot tell when it is idle. */
const GUESS_MS = 1000;

/** Whether the visitor asked their browser to save data: then only what a tap needs is fetched. */
export function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/** Resolves once the browser has nothing better to do, after `latestMs` at most. */
export async function whenIdle(latestMs = LATEST_MS): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: latestMs });
    } else setTimeout(resolve, GUESS_MS);
  });
}
