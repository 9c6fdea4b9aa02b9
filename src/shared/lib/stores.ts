/**
 * The stores of this browser. It may lack one, or forbid even to look at it: a page that keeps nothing works all the same.
 * Whoever writes into one expects it to be full.
 */
function look<T>(at: () => T | undefined): T | undefined {
  try {
    return at();
  } catch {
    return undefined;
  }
}

type Area = 'localStorage' | 'sessionStorage';

/** Reads a text of the browser's storage; null where there is none. */
export function readText(area: Area, name: string): string | null {
  return look(() => window[area].getItem(name)) ?? null;
}

/** Keeps a text in the browser's storage. @returns whether it can be read again. */
export function keepText(area: Area, name: string, text: string): boolean {
  return (
    look(() => {
      window[area].setItem(name, text);
      return window[area].getItem(name) === text;
    }) === true
  );
}

/** The service workers of this site, where the browser has any: not over plain http, and not where nothing may be kept. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return look(() => navigator.serviceWorker);
}
