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

/** How long a new tab waits for the others to name the visit, in ms. */
const ANSWER_MS = 400;
/** A visit is over when nobody has looked at any of its tabs for so long, in ms. */
const VISIT_MS = 30 * 60_000;
/** One tab says that the visitor is here: every 15 s while they look, every 30 s while they do not (section 9). */
export const HEARTBEAT_MS = { visible: 15_000, hidden: 30_000 };
/** A timer may be this early, in ms. */
const EARLY_MS = 500;

function isVisit(value: unknown): value is Visit {
  const { id, began } = Object(value);
  return typeof id === 'string' && isUuid(id) && typeof began === 'number';
}

function isOlder(one: Visit, other: Visit): boolean {
  return one.began < other.began || (one.began === other.began && one.id < other.id);
}

let visit: Visit | undefined;
/** When somebody last looked, in this tab or in another one of the visit. */
let seenAt = 0;
/** When a tab last said that the visitor is here. */
let beatAt = 0;
let searching: Promise<string> | undefined;
let channel: BroadcastChannel | undefined;

function tell(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin takes none
  channel?.postMessage(message);
}

function hear({ data }: MessageEvent<TabMessage>): void {
  switch (data.kind) {
    case 'which':
      if (visit && !isVisitOver()) tell({ kind: 'visit', visit });
      break;
    case 'visit':
      // Of tabs that open at once the oldest names it.
      if (searching && visit && isOlder(data.visit, visit)) visit = data.visit;
      break;
    case 'beat':
      if (data.id !== visit?.id) break;
      if (data.isVisible) seenAt = Date.now();
      // The tab that is looked at leads: it is not silenced by one that is not.
      if (data.isVisible || document.hidden) beatAt = Date.now();
      break;
  }
}

/** Speaks with the other tabs from now on. */
export function joinTabs(): void {
  if (channel || !('BroadcastChannel' in globalThis)) return;
  channel = new BroadcastChannel(VISIT_CHANNEL);
  channel.addEventListener('message', hear);
}

/**
 * The page is left. An open channel would keep it from coming back as it was by the back button; the next page, which
 * would find no tab to ask, asks the service worker.
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

/** Whether nobody has looked for so long that the next look begins another visit. */
export function isVisitOver(): boolean {
  return Date.now() - seenAt > VISIT_MS;
}

/** Keeps the visit's id in the tab's own storage, where the visitor agreed to it; it goes with the visit. */
export function keepVisit(): void {
  if (visit && isAgreed()) store(visitorKeys.session, visit, VISIT_MS, 'session');
}

async function findVisit(): Promise<string> {
  const kept = isAgreed() ? recall(visitorKeys.session, 'session') : null;
  seenAt = Date.now();
  if (isVisit(kept)) visit = kept;
  else {
    visit = { id: crypto.randomUUID(), began: seenAt };
    tell({ kind: 'which' });
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  }
  keepVisit();
  return visit.id;
}

/** The id of the visit, which all tabs of the browser share. Without consent it is in their memory only. */
export async function visitId(): Promise<string> {
  if (visit && !searching && !isVisitOver()) return visit.id;
  searching ??= findVisit().finally(() => {
    searching = undefined;
  });
  return searching;
}

/** Whether it is this tab's turn to say that the visitor is here. A visit that is over is begun by a look, not by this. */
export function isBeatDue(): boolean {
  if (isVisitOver()) return false;
  const every = document.hidden ? HEARTBEAT_MS.hidden : HEARTBEAT_MS.visible;
  return Date.now() - beatAt >= every - EARLY_MS;
}

/** The other tabs need not say so, too. */
export function noteBeat(): void {
  beatAt = Date.now();
  if (!document.hidden) {
    seenAt = beatAt;
    keepVisit();
  }
  if (visit) tell({ kind: 'beat', id: visit.id, isVisible: !document.hidden });
}
