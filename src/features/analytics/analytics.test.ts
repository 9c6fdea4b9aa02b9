import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage, watchListeners } from '@/app/start/start.fixture.ts';
import { announcePage, recordGoal } from '@/shared/data/visitEvents.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const UUID = /^[0-9a-f-]{36}$/;

let hidden = false;
let calls: ReturnType<typeof fakeBackend>['calls'] = [];

/** Bodies of the calls of a database function so far. */
const sent = (name: string) =>
  calls.flatMap(({ route, body }): Record<string, unknown>[] =>
    route.endsWith(`/${name}`) ? [Object(body)] : [],
  );
const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens a page and starts counting. */
async function open(path = '/', answers: Answers = { 'POST /rest/v1/rpc/*': { body: null } }) {
  history.replaceState(null, '', path);
  ({ calls } = fakeBackend(answers));
  vi.resetModules();
  vi.doMock('./data/vitals.ts', () => ({ measureVitals: () => ({ lcp: 900 }) }));
  const { startAnalytics } = await import('./data/analytics.ts');
  const preferences = await import('@/providers/preferences/preferencesStore.ts');
  startAnalytics({
    api: 'https://api.example',
    key: 'sb_publishable_test',
    campaign: { utm_source: 'mail', utm_term: 'garba' },
    goals: [],
  });
  await pass(450);
  return {
    answer: (acceptedCookies: boolean) => preferences.change(() => ({ acceptedCookies })),
  };
}

function look(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Moves the page into the back/forward cache and out again. */
function leave(): void {
  dispatchEvent(new Event('pagehide'));
  hidden = true;
}
function comeBack(): void {
  hidden = false;
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  look(false);
}

function goTo(path: string): void {
  history.pushState(null, '', path);
  announcePage(`Page ${path}`);
}

beforeAll(watchListeners);
beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.doUnmock('./data/vitals.ts');
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  leavePage();
});

describe('a visit without consent', () => {
  it('is counted with its campaign and an id in memory only', async () => {
    await open('/about');
    expect(sent('record_page_view')).toEqual([
      {
        p_view_id: expect.stringMatching(UUID),
        p_session: expect.stringMatching(UUID),
        p_visitor: null,
        p_path: '/about',
        p_title: document.title,
        p_referrer: null,
        p_utm: { source: 'mail' },
      },
    ]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([
    ['userAgent', 'Mozilla/5.0 (Linux; Android 13; wv) Instagram 310.0', 'https://instagram.com'],
    ['referrer', 'android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
  ])('from an app counts for it by the %s', async (name, text, p_referrer) => {
    const on: object = name === 'referrer' ? document : navigator;
    Object.defineProperty(on, name, { value: text, configurable: true });
    await open('/about');
    Reflect.deleteProperty(on, name);
    expect(sent('record_page_view')).toMatchObject([{ p_referrer }]);
  });

  it.each([
    ['sends the session of an admin, whom the server leaves out', 60, 'Bearer of-the-owner'],
    ['does not send an expired token', -60, null],
  ])('%s', async (_title, seconds, authorization) => {
    const session = { access_token: 'of-the-owner', expires_at: Date.now() / 1000 + seconds };
    localStorage.setItem('sb-api-auth-token', JSON.stringify(session));
    await open('/about');
    const call = calls.find(({ route }) => route.endsWith('/record_page_view'));
    expect(call?.headers.get('authorization')).toBe(authorization);
  });

  it('counts each page once, with its total viewing time', async () => {
    await open('/about');
    await pass(6700);
    goTo('/gallery');
    await pass(3000);
    goTo('/about');
    await pass(2000);
    look(true);
    await pass(60_000);
    look(false);
    await pass(1000);
    dispatchEvent(new Event('pagehide'));
    await pass(0);
    const [about, gallery] = sent('record_page_view').map(({ p_view_id }) => p_view_id);
    expect(sent('record_page_view')).toHaveLength(2);
    expect(sent('record_page_leave')).toEqual([
      { p_view_id: about, p_seconds: 7, p_vitals: { lcp: 900 } },
      { p_view_id: gallery, p_seconds: 3, p_vitals: null },
      { p_view_id: about, p_seconds: 9, p_vitals: { lcp: 900 } },
      { p_view_id: about, p_seconds: 10, p_vitals: { lcp: 900 } },
    ]);
  });

  it('continues on back navigation; after half an hour it is a new visit', async () => {
    await open();
    leave();
    await pass(29 * 60_000);
    comeBack();
    await pass(450);
    expect(sent('record_page_view')).toHaveLength(1);
    leave();
    await pass(31 * 60_000);
    comeBack();
    await pass(450);
    const views = sent('record_page_view');
    expect(views.map(({ p_path }) => p_path)).toEqual(['/', '/']);
    expect(new Set(views.map(({ p_session }) => p_session)).size).toBe(2);
  });

  it('sends a heartbeat every 15 s, and every 30 s while hidden', async () => {
    await open();
    await pass(60_000);
    expect(sent('heartbeat')).toHaveLength(4);
    look(true);
    await pass(60_000);
    expect(sent('heartbeat')).toHaveLength(6);
  });

  it('records a goal after the page that led to it', async () => {
    await open('/calculator');
    let arrive: ((answer: Response) => void) | undefined;
    const answered = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await answered(url, init);
      return url.endsWith('record_page_view')
        ? new Promise<Response>((resolve) => {
            arrive = resolve;
          })
        : answer;
    });
    goTo('/contact');
    recordGoal('enquiry_sent');
    await pass(450);
    expect(sent('record_goal')).toEqual([]);
    arrive?.(new Response());
    await pass(0);
    expect(sent('record_goal')).toEqual([
      {
        p_goal_id: expect.stringMatching(UUID),
        p_goal: 'enquiry_sent',
        p_path: '/contact',
        p_visitor: null,
        p_session: sent('record_page_view')[0]?.['p_session'],
      },
    ]);
  });

  it('only logs failures, and sends nothing offline', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await open('/', { 'POST /rest/v1/rpc/*': { status: 500 } });
    expect(warn).toHaveBeenCalledTimes(1);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    goTo('/about');
    await pass(450);
    expect(sent('record_page_view')).toHaveLength(1);
  });
});

const visitor = () => localStorage.getItem('mandap:visitor-id');
const session = () => sessionStorage.getItem('mandap:session-id');

describe('a consenting visitor', () => {
  it('has an id in the specified form and place, removed at once on withdrawal', async () => {
    const { answer } = await open();
    answer(true);
    const { value } = JSON.parse(visitor() ?? '{}');
    expect(value).toMatch(/^[0-9a-f]{8}-[0-9a-z]{12}$/);
    expect(value).toHaveLength(21);
    goTo('/about');
    await pass(0);
    const [first, second] = sent('record_page_view');
    expect(second).toMatchObject({ p_visitor: value, p_session: first?.['p_session'] });
    expect(JSON.parse(session() ?? '{}').value.id).toBe(first?.['p_session']);
    answer(false);
    expect([visitor(), session()]).toEqual([null, null]);
    await pass(15_000);
    expect(sent('heartbeat').at(-1)).toMatchObject({ p_visitor: null });
    expect([visitor(), session()]).toEqual([null, null]);
  });

  it('is forgotten if consent was withdrawn while the tab was closed or frozen', async () => {
    sessionStorage.setItem('mandap:session-id', '{"value":1,"timestamp":1}');
    const { answer } = await open();
    expect(session()).toBeNull();
    answer(true);
    leave();
    localStorage.setItem(
      'mandap:user-preferences',
      JSON.stringify({ value: { acceptedCookies: false }, timestamp: 1 }),
    );
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    comeBack();
    expect([visitor(), session()]).toEqual([null, null]);
    await pass(15_000);
    expect(sent('heartbeat').at(-1)).toMatchObject({ p_visitor: null });
  });

  it('stays in the visit across reloads, and gets a new id in place of a foreign one', async () => {
    const { answer } = await open();
    answer(true);
    const [{ p_session } = {}] = sent('record_page_view');
    const entry = JSON.parse(visitor() ?? '{}');
    localStorage.setItem('mandap:visitor-id', JSON.stringify({ ...entry, value: 'a'.repeat(21) }));
    await open('/about');
    const [again] = sent('record_page_view');
    expect(again).toMatchObject({ p_session, p_visitor: expect.stringMatching(/^[0-9a-f]{8}-/) });
  });
});
