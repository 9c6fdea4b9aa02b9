/**
 * Counts a visit. Loaded by the start script when the page is idle (src/app/start), without the app. What fails to
 * reach the server is lost: nothing waits for it or is stored on the device.
 */
import { followStorage } from '@/providers/preferences/followStorage.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';
import { preferencesStore } from '@/providers/preferences/preferencesStore.ts';
import { forgetVisitor } from '@/providers/preferences/visitorIds.ts';
import { GOAL_REACHED, PAGE_SHOWN, type ShownPage } from '@/shared/data/visitEvents.ts';
import { appSite } from '@/shared/lib/inApp.ts';
import { type Api, fetchProcedure } from '@/shared/supabase/fetchProcedure.ts';
import { placeConsent } from './consentPlacement.ts';
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

/** Maximum time on a page, s; longer is not reading (page_views). */
const LONGEST_SECONDS = 1800;

/** One page of the visit; counts once, even if viewed several times. */
type View = {
  id: string;
  path: string;
  /** Viewing time, ms, without the current look since `since`. */
  lookedMs: number;
  since?: number | undefined;
  /** Settles when the view is recorded or has failed. */
  recorded: Promise<unknown>;
  vitals: Vitals | null;
};

type CountingSettings = Api & {
  /** Campaign parameters of the visit: `utm_source` etc. */
  campaign: Readonly<Record<string, string>> | null;
  /** Goals reached before this code was loaded. */
  goals: readonly string[];
  /** Requests consent; not in the admin area. */
  ask?: (() => Promise<void>) | undefined;
};

/** Calls a database function; failures are only logged (specification section 8). @returns false on failure. */
async function send(api: Api, name: string, args: object, keepalive = true): Promise<boolean> {
  if (!navigator.onLine) return false;
  const token = signedInToken();
  try {
    const answer = await fetchProcedure(api, name, {
      method: 'POST',
      // `keepalive`: arrives even if the page is being left.
      keepalive,
      headers: {
        'content-type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(args),
    });
    // An unread body would keep the connection open.
    await answer.text();
    if (!answer.ok) console.warn(`The visit is not counted: ${name} answered ${answer.status}`);
    return answer.ok;
  } catch (error) {
    console.warn(`The visit is not counted: ${name}`, error);
    return false;
  }
}

/** Origin of the referrer, the referring Android app, or the site of the app that shows the page; null for our own. */
function referrer(): string | null {
  const from = document.referrer;
  if (from.startsWith('android-app:')) return from;
  const link = /^https?:/.test(from) ? parseUrl(from) : null;
  if (link) return link.origin === location.origin ? null : link.origin;
  const app = appSite();
  return app === undefined ? null : `https://${app}`;
}

function utmOf(campaign: CountingSettings['campaign']): object | null {
  if (!campaign) return null;
  const { utm_source: source, utm_medium: medium, utm_campaign: name } = campaign;
  return { source, medium, campaign: name };
}

const ids = async () => ({ p_session: await visitId(), p_visitor: visitorId() });

/** First contentful paint, ms since navigation start. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/** Counts pages, time on them and goals of this tab, from the current page on. Call once. */
export function startAnalytics({ campaign, goals, ask, ...api }: CountingSettings): void {
  /** The visit's pages by path. */
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
    // The server must know the visit first.
    await recorded;
    await send(api, 'record_goal', { ...event, ...(await ids()) });
  };

  /** Starts a look at the page at `since`. */
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
    // Same page, new visit.
    if (isVisitOver()) open({ path: view.path, title: document.title });
    else beatInTurn();
    look();
  };

  // A restored tab has the storage from before consent was withdrawn.
  if (!isAgreed()) forgetVisitor();
  // First of all: a frozen page has missed a choice in another tab.
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
  // On the window: web-vitals listens on the document and so reports its last figures first.
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
  if (ask) placeConsent(ask);
}
