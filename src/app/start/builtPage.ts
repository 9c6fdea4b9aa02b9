import type { StartSettings } from './settings.ts';

/** Whether the host answered 404.html for an album, event or venue that may be newer than the build. */
function mayBeNewer({ newer = [] }: StartSettings): boolean {
  return newer.some((start) => location.pathname.startsWith(start));
}

/**
 * The address as the site writes it, if it was asked for with capitals, which phones' keyboards put: hosts answer it by
 * 404.html.
 */
export function plainAddress({ newer }: StartSettings): string | undefined {
  const { pathname, search, hash } = location;
  const plain = pathname.toLowerCase();
  return newer && plain !== pathname ? plain + search + hash : undefined;
}

/** Whether the page has content without the app. */
export function isPrerendered(settings: StartSettings): boolean {
  return !mayBeNewer(settings) && document.getElementById('root')?.hasChildNodes() === true;
}

/**
 * Hides "Page Not Found" while the app looks for the row.
 * @returns shows the page again.
 */
export function hideWhileAsking(settings: StartSettings): () => void {
  const root = document.getElementById('root');
  if (root && (mayBeNewer(settings) || plainAddress(settings) !== undefined)) root.hidden = true;
  return () => {
    if (root) root.hidden = false;
  };
}
