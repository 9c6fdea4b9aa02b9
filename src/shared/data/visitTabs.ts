/** How the tabs of one browser share a visit (features/analytics), and the messages to the service worker. */

/** Name of the BroadcastChannel; without support each tab is a visit. */
export const VISIT_CHANNEL = 'visit';

/** Among tabs opened at once, the earliest `began` wins. */
export type Visit = { id: string; began: number };

/**
 * which: a new tab requests the visit. visit: the response of another tab, or of the service worker for a page that was
 * just left. beat: a tab has reported to the server.
 */
export type TabMessage =
  | { kind: 'which' }
  | { kind: 'visit'; visit: Visit }
  | { kind: 'beat'; id: string; isVisible: boolean };

/** Sent to the service worker when a page is left, which keeps the visit in memory for the next page until then. */
export type VisitLeft = { type: 'VISIT_LEFT'; visit: Visit; until: number };

/** Type guard for `VisitLeft`. */
export function isVisitLeft(data: unknown): data is VisitLeft {
  return Object(data).type === 'VISIT_LEFT';
}
