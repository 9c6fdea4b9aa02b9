import { visitorKeys } from '@/providers/preferences/visitorIds.ts';
import {
  type TabMessage,
  type Visit,
  VISIT_CHANNEL,
  type VisitLeft,
} from '@/shared/data/visitTabs.ts';
import { recall, store } from '@/shared/lib/storage.ts';
import { serviceWorkers } from '@/shared/lib/stores.ts';
import { isUuid } from '@/shared/lib/uuid.ts';
import { isAgreed } from './visitorId.ts';

/** How long a new tab waits for the visit's id from another tab, ms. */
const ANSWER_MS = 400;
/** Session timeout: time without a look at any tab, ms. */
const VISIT_MS = 30 * 60_000;
/** Heartbeat interval of one tab, visible and hidden (specification section 9). */
export const HEARTBEAT_MS = { visible: 15_000, hidden: 30_000 };
/** Tolerance for timers that fire early, ms. */
const EARLY_MS = 500;

function isVisit(value: unknown): value is Visit {
  const { id, began } = Object(value);
  return typeof id === 'string' && isUuid(id) && typeof began === 'number';
}

function isOlder(one: Visit, other: Visit): boolean {
  return one.began < other.began || (one.began === other.began && one.id < other.id);
}

let visit: Visit | undefined;
/** Time of the last look, in this tab or another one of the visit. */
let seenAt = 0;
/** Time of the last heartbeat of any tab. */
let beatAt = 0;
let searching: Promise<string> | undefined;
let channel: BroadcastChannel | undefined;

function post(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
  channel?.postMessage(message);
}

function hear({ data }: MessageEvent<TabMessage>): void {
  switch (data.kind) {
    case 'which':
      if (visit && !isVisitOver()) post({ kind: 'visit', visit });
      break;
    case 'visit':
      // Among tabs opened at once, the oldest wins.
      if (searching && visit && isOlder(data.visit, visit)) visit = data.visit;
      break;
    case 'beat':
      if (data.id !== visit?.id) break;
      if (data.isVisible) seenAt = Date.now();
      // A visible tab leads: a hidden one does not silence it.
      if (data.isVisible || document.hidden) beatAt = Date.now();
      break;
  }
}

/** Opens the channel to the other tabs. */
export function joinTabs(): void {
  if (channel || !('BroadcastChannel' in globalThis)) return;
  channel = new BroadcastChannel(VISIT_CHANNEL);
  channel.addEventListener('message', hear);
}

/**
 * Closes the channel: open, it would keep the page out of the back/forward cache. The next page, which finds no tab,
 * gets the visit from the service worker.
 */
export function leaveTabs(): void {
  channel?.close();
  channel = undefined;
  const left: VisitLeft | undefined = visit && {
    type: 'VISIT_LEFT',
    visit,
    until: seenAt + VISIT_MS,
  };
  if (left) serviceWorkers()?.controller?.postMessage(left);
}

/** Whether the session timeout has passed, so that the next look starts a new visit. */
export function isVisitOver(): boolean {
  return Date.now() - seenAt > VISIT_MS;
}

/** Stores the visit's id in the session storage with consent; it expires with the visit. */
export function keepVisit(): void {
  if (visit && isAgreed()) store(visitorKeys.session, visit, VISIT_MS, 'session');
}

async function findVisit(): Promise<string> {
  const kept = isAgreed() ? recall(visitorKeys.session, 'session') : null;
  seenAt = Date.now();
  if (isVisit(kept)) visit = kept;
  else {
    visit = { id: crypto.randomUUID(), began: seenAt };
    post({ kind: 'which' });
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  }
  keepVisit();
  return visit.id;
}

/** Returns the visit's id, which all tabs of the browser share; in memory only without consent. */
export async function visitId(): Promise<string> {
  if (visit && !searching && !isVisitOver()) return visit.id;
  searching ??= findVisit().finally(() => {
    searching = undefined;
  });
  return searching;
}

/** Whether this tab should send a heartbeat. Only a look starts a new visit, not a heartbeat. */
export function isBeatDue(): boolean {
  if (isVisitOver()) return false;
  const every = document.hidden ? HEARTBEAT_MS.hidden : HEARTBEAT_MS.visible;
  return Date.now() - beatAt >= every - EARLY_MS;
}

/** Prevents a heartbeat of the other tabs. */
export function noteBeat(): void {
  beatAt = Date.now();
  if (!document.hidden) {
    seenAt = beatAt;
    keepVisit();
  }
  if (visit) post({ kind: 'beat', id: visit.id, isVisible: !document.hidden });
}
