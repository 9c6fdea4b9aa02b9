/** Accesses a browser API that may be missing or throw on access; undefined then. */
function look<T>(at: () => T | undefined): T | undefined {
  try {
    return at();
  } catch {
    return undefined;
  }
}

type Area = 'localStorage' | 'sessionStorage';

/** Reads a text from the browser's storage; null if missing. */
export function readText(area: Area, name: string): string | null {
  return look(() => window[area].getItem(name)) ?? null;
}

/** Writes a text to the browser's storage. @returns whether it can be read back. */
export function keepText(area: Area, name: string, text: string): boolean {
  return (
    look(() => {
      window[area].setItem(name, text);
      return window[area].getItem(name) === text;
    }) === true
  );
}

/** The site's service workers; undefined over plain http or with storage disabled. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return look(() => navigator.serviceWorker);
}
