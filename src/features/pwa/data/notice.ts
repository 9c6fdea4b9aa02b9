import { sharedValue } from '@/shared/lib/sharedValue.ts';

/**
 * What the app itself has to say. update: a new version is there; with `outdated` another service worker is in charge
 * already, and this page still runs the code of the release before. missing: a part could not be fetched.
 */
export type Notice =
  | { kind: 'update'; outdated: boolean; now: () => void; later: () => void }
  | { kind: 'missing' | 'offline' };

/** What stands there now; undefined while nothing has to be said. */
export const shownNotice = sharedValue<Notice | undefined>(undefined);
