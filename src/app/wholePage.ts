const KEY = 'mandap:whole-page';

/** Whether this address may be loaded whole now; it is then remembered. Without a memory it could go on for ever. */
function mayLoad(pathname: string): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === pathname) return false;
    sessionStorage.setItem(KEY, pathname);
    return sessionStorage.getItem(KEY) === pathname;
  } catch {
    return false;
  }
}

/**
 * Loads the address in the address bar as a whole page, because its code could not be fetched: after a deployment the
 * former files may be gone. At most once until a page's content has come.
 * @throws the error, where that was tried already or there is no line: then the visitor is told.
 */
export async function loadWholePage(error: unknown): Promise<never> {
  if (!mayLoad(window.location.pathname)) throw error;
  console.warn('The code of this page could not be fetched; it is loaded whole', error);
  window.location.reload();
  return new Promise(() => {});
}

/** A page's content has come: the next one that cannot be fetched may be loaded whole again. */
export function contentCame(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
