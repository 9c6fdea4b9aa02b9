import { watchForMissingChunks } from '@/features/pwa/data/missingChunk.ts';
import { onNotice } from '@/features/pwa/data/notice.ts';
import { startUpdates } from '@/features/pwa/data/updates.ts';
import { isAdminPath } from '@/shared/paths.ts';

let corner: Promise<void> | undefined;

function fetchCorner(): void {
  corner ??= import('./mountNotices.tsx').then(
    ({ mountNotices }) => mountNotices(),
    (error: unknown) => {
      corner = undefined;
      console.warn('The corner for notices could not be fetched', error);
    },
  );
}

/**
 * Everything that makes the site an app: the service worker with its updates, and the answer to files that are gone
 * after a deployment. The code of its notices comes before it is needed, since a deployment may remove it, but not on
 * a first visit that nobody has touched.
 */
export function startPwa(): void {
  onNotice(fetchCorner);
  if (navigator.serviceWorker?.controller) fetchCorner();
  else addEventListener('pointerdown', fetchCorner, { once: true, passive: true });
  watchForMissingChunks();
  if (!isAdminPath(window.location.pathname)) startUpdates();
}
