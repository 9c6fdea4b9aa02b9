import { sharedValue } from '@/shared/lib/sharedValue.ts';

/**
 * A notice of the app. update: a new version is available; with `outdated` another service worker already controls the
 * page, which still runs the previous release. missing: a part failed to load.
 */
export type Notice =
  | { kind: 'update'; outdated: boolean; now: () => void; later: () => void }
  | { kind: 'missing' | 'offline' };

/** The current notice; undefined without one. */
export const shownNotice = sharedValue<Notice | undefined>(undefined);
