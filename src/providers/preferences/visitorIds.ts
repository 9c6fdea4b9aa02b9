import { forget } from '@/shared/lib/storage.ts';

/** Under which names the browser keeps the ids of a visitor who agreed to it: the browser's and the visit's. */
export const visitorKeys = { visitor: 'visitor-id', session: 'session-id' } as const;

/** Removes both ids from this browser and this tab. */
export function forgetVisitor(): void {
  forget(visitorKeys.visitor);
  forget(visitorKeys.session, 'session');
}
