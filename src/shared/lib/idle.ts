/** The latest moment for what may wait, in ms. */
const LATEST_MS = 4000;
/** Where a browser cannot tell when it is idle. */
const GUESS_MS = 1000;

/** Whether the visitor asked their browser to save data: then only what a tap needs is fetched. */
export function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/** Resolves once the browser has nothing better to do (at most 4 s). */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    } else setTimeout(resolve, GUESS_MS);
  });
}
