import { gzipSync } from 'node:zlib';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';
import { addAlbums, addEnquiries, addViews, countOf } from './growthData.ts';
import { spread } from './spread.ts';
import { measureVenueSearch } from './venueSearch.ts';

const REQUESTS = 100;
/** Of each of the analytics screen's many questions. */
const FEW_REQUESTS = 30;
/** Connections open and plans are made in the first requests. */
const WARM_UP = 5;
/** Fewer requests where they are slow, but always the first ones: in ms. */
const MOST_MS = 20_000;

const ALBUMS = [10, 100, 1000];
const ENQUIRIES = 100_000;
const VIEWS = 1_000_000;

type Calls = {
  name: string;
  bodies: readonly object[];
  token?: string;
  targetMs: number;
  requests?: number;
};

/** Highest allowed 95th percentiles, in ms. */
const P95_TARGET_MS = { albums: 30, enquiries: 100, analytics: 200 };

/**
 * Asks a procedure one call after the other. `refused` counts answers that are errors, such as a statement that takes
 * longer than a visitor's may; `bytes` are those of the last answer's body.
 */
async function timeCalls(
  stack: Stack,
  { name, bodies, targetMs, token = '', requests = REQUESTS }: Calls,
): Promise<object> {
  const headers = {
    apikey: stack.publishableKey,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const times: number[] = [];
  let refused = 0;
  let last = Buffer.alloc(0);
  const until = performance.now() + MOST_MS;
  for (let number = -WARM_UP; number < requests && performance.now() < until; number += 1) {
    const body = JSON.stringify(bodies[Math.abs(number) % bodies.length]);
    const began = performance.now();
    const url = `${stack.url}/rest/v1/rpc/${name}`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    last = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) refused += 1;
    if (number >= 0) times.push(performance.now() - began);
  }
  const measured = times.length > 0 ? spread(times) : null;
  const met = refused === 0 && measured !== null && measured.p95 < targetMs;
  const weight = { bytes: last.length, gzipBytes: gzipSync(last).length };
  return { asked: times.length, refused, ...measured, ...weight, targetMs, met };
}

/** The gallery's first page (GALLERY_PAGE of `albums.ts`) and the home page's featured albums. */
const albumPages = { first: {}, featured: { p_featured: true } };

/** The same two answers while the albums grow a hundredfold. */
async function measureAlbums(stack: Stack) {
  const report: object[] = [];
  for (const albums of ALBUMS) {
    await addAlbums(stack, albums);
    for (const [page, filter] of Object.entries(albumPages)) {
      const calls = {
        name: 'get_portfolio_albums_with_cover',
        bodies: [{ p_limit: 6, ...filter }],
      };
      const targetMs = P95_TARGET_MS.albums;
      report.push({ albums, page, ...(await timeCalls(stack, { ...calls, targetMs })) });
    }
  }
  console.table(report);
  return report;
}

async function ownerToken({ url, publishableKey, admin }: Stack): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const session: { access_token?: string } = await answer.json();
  if (!session.access_token) throw new Error(`The owner cannot sign in: ${answer.status}.`);
  return session.access_token;
}

/** the admin area's list of enquiries: as it opens, by status, far back, and searched by word, name and phone. */
const lists = {
  'newest page': [{}],
  'one status': [{ p_status: 'quoted' }],
  'page 400': [{ p_offset: 9975 }],
  'a rare word': [{ p_search: 'guest-77777' }, { p_search: 'guest-12345' }],
  'a word in every tenth': [{ p_search: 'kankarbagh' }],
  'a phone number': [{ p_search: '98350 54321' }, { p_search: '+91 98350 12345' }],
  'nothing found': [{ p_search: 'zzzzqqqq' }],
};

async function measureLists(stack: Stack, token: string) {
  await addEnquiries(stack, ENQUIRIES);
  const rows = await countOf(stack, 'booking_forms');
  const report: object[] = [];
  for (const [list, bodies] of Object.entries(lists)) {
    const calls = { name: 'search_bookings', bodies, token, targetMs: P95_TARGET_MS.enquiries };
    report.push({ list, rows, ...(await timeCalls(stack, calls)) });
  }
  console.table(report);
  return report;
}

/** What the analytics screen asks; `whole` for what knows no window. */
const figures: Record<string, { name: string; more?: object; whole?: boolean }> = {
  series: { name: 'analytics_series' },
  totals: { name: 'analytics_totals' },
  pages: { name: 'analytics_breakdown', more: { p_dimension: 'page' } },
  sources: { name: 'analytics_breakdown', more: { p_dimension: 'source' } },
  referrers: { name: 'analytics_breakdown', more: { p_dimension: 'referrer' } },
  devices: { name: 'analytics_breakdown', more: { p_dimension: 'device' } },
  campaigns: { name: 'analytics_breakdown', more: { p_dimension: 'utm_campaign' } },
  goals: { name: 'analytics_goals' },
  vitals: { name: 'analytics_vitals' },
  live: { name: 'analytics_live', whole: true },
  health: { name: 'analytics_health', whole: true },
  dashboard: { name: 'dashboard_summary', whole: true },
};

/** A row of the screen clicked, then another one; the last is the most work there is. */
const filters = {
  none: {},
  'a page': { page: '/page-0' },
  'a device': { device: 'mobile' },
  'a goal': { goal: 'call_click' },
  'a device and a source': { device: 'mobile', source: 'Search' },
};

/** The business day (Asia/Kolkata) so many days from today. */
const indianDay = (days: number) =>
  new Date(Date.now() + (330 + days * 1440) * 60_000).toISOString().slice(0, 10);

async function measureAnalytics(stack: Stack, token: string) {
  const began = performance.now();
  await addViews(stack, VIEWS);
  const rows = await countOf(stack, 'page_views');
  console.log(`${rows} views in ${Math.round((performance.now() - began) / 1000)} s`);
  const report: object[] = [];
  const targetMs = P95_TARGET_MS.analytics;
  for (const days of [1, 30, 365]) {
    for (const [filter, p_filters] of Object.entries(filters)) {
      for (const [figure, { name, more, whole }] of Object.entries(figures)) {
        const window = { p_from: indianDay(1 - days), p_to: indianDay(0), p_filters };
        const body = whole ? {} : { ...window, ...more };
        const calls = { name, bodies: [body], token, targetMs, requests: FEW_REQUESTS };
        if (!whole || (days === 1 && filter === 'none'))
          report.push({ figure, days, filter, rows, ...(await timeCalls(stack, calls)) });
      }
    }
  }
  console.table(report);
  return report;
}

/**
 * How the answers that grow with the data keep their pace: albums for visitors, the admin area's list of enquiries, its
 * analytics, and the search for venues. One caller, one request after the other, over HTTP; times in ms. Prints tables.
 */
export async function measureGrowth(): Promise<object> {
  const stack = await createTestStack('bench-growth', { outboxEvery: 0 });
  try {
    const albums = await measureAlbums(stack);
    const token = await ownerToken(stack);
    const enquiries = await measureLists(stack, token);
    const analytics = await measureAnalytics(stack, token);
    return { albums, enquiries, analytics, venues: await measureVenueSearch() };
  } finally {
    await stack.stop();
  }
}
