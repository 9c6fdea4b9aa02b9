/** How the tabs of one browser agree on their visit (features/analytics), and what the service worker knows of it. */

/** Where they speak about it; old browsers lack it, there each tab is a visit. */
export const VISIT_CHANNEL = 'visit';

/** Of tabs that open at once the one that began first names the visit. */
export type Visit = { id: string; began: number };

/**
 * which: a new tab asks. visit: another one answers, or the service worker for a page that was just left. beat: a tab has
 * told the server that the visitor is here.
 */
export type TabMessage =
  | { kind: 'which' }
  | { kind: 'visit'; visit: Visit }
  | { kind: 'beat'; id: string; isVisible: boolean };

/** What a page that is left tells the service worker, which keeps it in its memory for the next one until then. */
export type VisitLeft = { type: 'VISIT_LEFT'; visit: Visit; until: number };

/** Whether a message to the service worker says that a page of a visit is left. */
export function isVisitLeft(data: unknown): data is VisitLeft {
  return Object(data).type === 'VISIT_LEFT';
}
