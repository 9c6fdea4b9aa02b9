import { forget } from '@/shared/lib/storage.ts';

/** Storage keys of a consenting visitor's ids: browser and visit. */
export const visitorKeys = { visitor: 'visitor-id', session: 'session-id' } as const;

/** Removes both ids from this browser and tab. */
export function forgetVisitor(): void {
  forget(visitorKeys.visitor);
  forget(visitorKeys.session, 'session');
}
