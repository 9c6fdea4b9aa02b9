let idle: Promise<void> | undefined;

/** Whether the visitor asked their browser to save data: then only what a tap needs is fetched. */
export function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/** Resolves once the browser has nothing better to do (at most 4 s); with Save-Data on, never. */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    if (savesData()) return;
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: 4000 });
    } else setTimeout(resolve, 1000);
  });
  return idle;
}
