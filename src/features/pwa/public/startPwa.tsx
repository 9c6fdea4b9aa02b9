import { createRoot } from 'react-dom/client';
import { watchForMissingChunks } from '@/features/pwa/data/missingChunk.ts';
import { startUpdates } from '@/features/pwa/data/updates.ts';
import { isAdminPath } from '@/shared/paths.ts';
import { NoticeCorner } from './NoticeCorner.tsx';

/**
 * Everything that makes the site an app: the service worker with its updates, and the answer to files that are gone
 * after a deployment. In a root of its own, so that the frame carries none of it.
 */
export function startPwa(): void {
  const corner = document.createElement('div');
  document.body.append(corner);
  createRoot(corner).render(<NoticeCorner />);
  watchForMissingChunks();
  if (!isAdminPath(window.location.pathname)) startUpdates();
}
