/**
 * Counts a visit: fetched by the start script when the page is idle (src/app/start), and needs no part of the app. What
 * it does not reach the server with is lost: no visitor waits for it, and nothing is kept on the device for it.
 */
import { followStorage } from '@/providers/preferences/followStorage.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';
import { preferencesStore } from '@/providers/preferences/preferencesStore.ts';
import { forgetVisitor } from '@/providers/preferences/visitorIds.ts';
import { GOAL_REACHED, PAGE_SHOWN, type ShownPage } from '@/shared/data/visitEvents.ts';
import { appSite } from '@/shared/lib/inApp.ts';
import { type Api, fetchProcedure } from '@/shared/supabase/fetchProcedure.ts';
import { askAtTheEnd } from './askAtTheEnd.ts';
import { signedInToken } from './signedInToken.ts';
import {
  HEARTBEAT_MS,
  isBeatDue,
  isVisitOver,
  joinTabs,
  keepVisit,
  leaveTabs,
  noteBeat,
  visitId,
} from './visit.ts';
import { isAgreed, visitorId } from './visitorId.ts';
import { measureVitals, type Vitals } from './vitals.ts';

/** Longer times on a page are no reading, in s (page_views). */
const LONGEST_SECONDS = 1800;

/** One page of the visit, which counts once however often it is looked at. */
type View = {
  id: string;
  path: string;
  /** How long it has been looked at, in ms, besides the look that began at `since`. */
  lookedMs: number;
  since?: number | undefined;
  /** Settles when the server knows it, or will not. */
  recorded: Promise<unknown>;
  vitals: Vitals | null;
};

type CountingSettings = Api & {
  /** The campaign that brought the visitor: `utm_source` and its like. */
  campaign: Readonly<Record<string, string>> | null;
  /** Goals that were reached before this code came. */
  goals: readonly string[];
  /** Asks whether this browser may be recognised; not in the admin area. */
  ask?: (() => Promise<void>) | undefined;
};

/** Failures are only logged (specification section 8). @returns false then. */
async function send(api: Api, name: string, args: object, keepalive = true): Promise<boolean> {
  if (!navigator.onLine) return false;
  const token = signedInToken();
  try {
    const answer = await fetchProcedure(api, name, {
      method: 'POST',
      // It arrives although the page is being left.
      keepalive,
      headers: {
        'content-type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(args),
    });
    // An answer that nobody reads keeps its connection.
    await answer.text();
    if (!answer.ok) console.warn(`The visit is not counted: ${name} answered ${answer.status}`);
    return answer.ok;
  } catch (error) {
    console.warn(`The visit is not counted: ${name}`, error);
    return false;
  }
}

/** The site that led here, without the page it has there, or that of the app; null for our own pages. */
function referrer(): string | null {
  const link = /^https?:/.test(document.referrer) ? parseUrl(document.referrer) : null;
  if (link) return link.origin === location.origin ? null : link.origin;
  const app = appSite(navigator.userAgent, document.referrer);
  return app === undefined ? null : `https://${app}`;
}

function utmOf(campaign: CountingSettings['campaign']): object | null {
  if (!campaign) return null;
  const { utm_source: source, utm_medium: medium, utm_campaign: name } = campaign;
  return { source, medium, campaign: name };
}

const ids = async () => ({ p_session: await visitId(), p_visitor: visitorId() });

/** When the visitor saw the page first, in ms of its own clock. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/** Counts the pages, the time on them and the goals of this tab, from the page that is shown now. Called once. */
export function startAnalytics({ campaign, goals, ask, ...api }: CountingSettings): void {
  /** The pages of this visit by their paths. */
  const views = new Map<string, View>();
  let view: View;

  const beat = async () => {
    noteBeat();
    await send(api, 'heartbeat', { ...(await ids()), p_path: view.path }, false);
  };
  const record = async ({ id, path }: View, title: string) => {
    const known = await ids();
    noteBeat();
    const page = { p_view_id: id, p_path: path, p_title: title };
    const origin = { p_referrer: referrer(), p_utm: utmOf(campaign) };
    return send(api, 'record_page_view', { ...page, ...known, ...origin });
  };
  const reach = async (goal: unknown) => {
    const { path, recorded } = view;
    const event = { p_goal_id: crypto.randomUUID(), p_goal: goal, p_path: path };
    // Before that the server knows of no such visit.
    await recorded;
    await send(api, 'record_goal', { ...event, ...(await ids()) });
  };

  /** The visitor looks at the page from `since` on. */
  const look = (since = performance.now()) => {
    if (!document.hidden) view.since ??= since;
  };
  const lookAway = () => {
    const { id, since, recorded, vitals } = view;
    if (since === undefined) return;
    view.lookedMs += performance.now() - since;
    view.since = undefined;
    const p_seconds = Math.min(Math.round(view.lookedMs / 1000), LONGEST_SECONDS);
    void recorded.then(() =>
      send(api, 'record_page_leave', { p_view_id: id, p_seconds, p_vitals: vitals }),
    );
  };
  const open = ({ path, title }: ShownPage, vitals: Vitals | null = null) => {
    if (isVisitOver()) views.clear();
    const known = views.get(path);
    view = known ?? {
      id: crypto.randomUUID(),
      path,
      lookedMs: 0,
      recorded: Promise.resolve(),
      vitals,
    };
    views.set(path, view);
    if (known) void beat();
    else view.recorded = record(view, title);
  };
  const beatInTurn = () => {
    if (isBeatDue()) void beat();
  };
  const back = () => {
    // The page is the same, the visit is not.
    if (isVisitOver()) open({ path: view.path, title: document.title });
    else beatInTurn();
    look();
  };

  // A tab that was closed and is opened again has what it kept before the yes was taken back.
  if (!isAgreed()) forgetVisitor();
  // Before everything below: a page that slept was not told of a choice in another tab.
  followStorage();
  joinTabs();
  open({ path: location.pathname, title: document.title }, measureVitals());
  look(firstPaint());
  for (const goal of goals) void reach(goal);

  addEventListener(PAGE_SHOWN, (event) => {
    if (!(event instanceof CustomEvent) || event.detail.path === view.path) return;
    lookAway();
    open(event.detail);
    look();
  });
  addEventListener(GOAL_REACHED, (event) => {
    if (event instanceof CustomEvent) void reach(event.detail);
  });
  // On the window: what measures the page listens at the document, and has its last figures first.
  addEventListener('visibilitychange', () => {
    if (document.hidden) lookAway();
    else back();
  });
  addEventListener('pagehide', () => {
    lookAway();
    leaveTabs();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    joinTabs();
    back();
  });
  setInterval(() => {
    if (document.hidden) beatInTurn();
    else back();
  }, HEARTBEAT_MS.visible);
  preferencesStore.subscribe(() => {
    if (visitorId() !== null) keepVisit();
  });
  if (ask) askAtTheEnd(ask);
}
