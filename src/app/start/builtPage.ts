import type { StartSettings } from './settings.ts';

/** Whether the host answered 404.html for an album, event or venue, which may be newer than the build: the app asks. */
function mayBeNewer({ newer = [] }: StartSettings): boolean {
  return newer.some((start) => location.pathname.startsWith(start));
}

/** Whether there is something to see without the app. */
export function isPrerendered(settings: StartSettings): boolean {
  return !mayBeNewer(settings) && document.getElementById('root')?.hasChildNodes() === true;
}

/**
 * Hides "Page Not Found" where the app is about to find out.
 * @returns shows the page: the app's, or where that could not come the host's answer after all.
 */
export function hideWhileAsking(settings: StartSettings): () => void {
  const root = document.getElementById('root');
  if (root && mayBeNewer(settings)) root.hidden = true;
  return () => {
    if (root) root.hidden = false;
  };
}
