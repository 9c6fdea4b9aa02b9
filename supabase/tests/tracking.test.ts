import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';
import {
  callAsBrowser,
  countVisits,
  forgetVisits,
  recordView,
  setViewLimit,
  type View,
} from './support/visits.ts';

const FORGED = sized(100, 1000);

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('tracking');
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());
beforeEach(() => forgetVisits(stack));

const view = (changes: View = {}, agent?: string) => recordView(stack, changes, agent);
const heartbeat = (body: object) => callAsBrowser(stack, 'heartbeat', body);

const there = () =>
  stack.sql`select visitor_id, current_page from public.active_users order by current_page`;

/** Views a page in a new visit. @returns the stored source. */
async function beginVisit(changes: View): Promise<unknown[]> {
  await view({ p_session: randomUUID(), ...changes });
  const [row] =
    await stack.sql`select s.referrer, s.utm_source, s.utm_medium, k.source, k.utm_campaign
    from public.visitor_sessions s join private.visit_kinds k on k.id = s.kind_id order by s.session_start desc limit 1`;
  return Object.values({ ...row });
}

const none = { views: 0, visitors: 0, daily_views: 0, daily_visitors: 0, page_views: 0, rows: 0 };

describe('counting a view', () => {
  test('is idempotent for ten requests with one id', async () => {
    const p_view_id = randomUUID();
    await Promise.all(
      Array.from({ length: 10 }, () => view({ p_view_id, p_visitor: 'visitor-1234' })),
    );
    expect(await countVisits(stack)).toMatchObject({ views: 1, visitors: 1, rows: 1 });
  });

  test('counts a visitor without consent once a day and stores no lasting id', async () => {
    await view({ p_path: '/about' });
    await view({ p_path: '/contact' });
    expect(await countVisits(stack)).toMatchObject({ views: 2, visitors: 1, daily_visitors: 1 });
    const [row] = await stack.sql`select distinct visitor_id from public.page_views`;
    expect(row?.['visitor_id']).toMatch(/^day-[0-9a-f]{32}$/);
    expect(await stack.sql`select * from private.visitors`).toHaveLength(0);
  });
});

describe('uncounted views', () => {
  test.each(['Googlebot/2.1', 'WhatsApp/2.23', 'curl/8.1', 'Mozilla/5.0 HeadlessChrome/140.0', ''])(
    'of the bot %j',
    async (agent) => {
      expect((await view({}, agent)).status).toBe(200);
      expect(await countVisits(stack)).toEqual(none);
    },
  );

  test('of an admin are stored with a mark and left out of every sum', async () => {
    await view({ p_path: '/admin/dashboard' });
    await admin.rpc('record_page_view', { p_view_id: randomUUID(), p_path: '/' });
    const rows = await stack.sql`select is_admin from public.page_views`;
    expect([...rows]).toEqual([{ is_admin: true }, { is_admin: true }]);
    expect(await countVisits(stack)).toEqual({ ...none, rows: 2 });
  });

  test('of a flood from one address are ignored without an error', async () => {
    await setViewLimit(stack, 3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => view()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await countVisits(stack)).toMatchObject({ views: 3, rows: 3 });
  });

  test.each<[string, View]>([
    ['p_path', { p_path: 'https://evil.example' }],
    ['p_path', { p_path: '//evil.example' }],
    ['p_path', { p_path: '/\\evil.example' }],
    ['p_path', { p_path: `/${'x'.repeat(300)}` }],
    ['p_path', { p_path: '/a?email=x' }],
    ['p_visitor', { p_visitor: '<script>' }],
  ])('with a wrong %s are rejected: %j', async (field, changes) => {
    const { status, answer } = await view(changes);
    expect([status, Reflect.get(Object(answer), 'hint')]).toEqual([422, field]);
    expect(await countVisits(stack)).toEqual(none);
  });
});

test('stores only the browser family and the host of the referrer', async () => {
  await view({
    p_referrer: 'https://www.google.com/search?q=private',
    p_title: 'Home\u0000'.slice(0, 4),
  });
  const [row] =
    await stack.sql`select user_agent, referrer, device_type, browser, os from public.visitor_sessions`;
  expect(row).toEqual({
    user_agent: 'Chrome 140',
    referrer: 'www.google.com',
    device_type: 'mobile',
    browser: 'Chrome',
    os: 'Android',
  });
});

test('a heartbeat marks the visitor as online; another within ten seconds writes nothing', async () => {
  const here = { p_visitor: 'visitor-1234', p_path: '/gallery' };
  expect((await heartbeat(here)).status).toBeLessThan(300);
  const before = await stack.sql`select ctid::text, * from public.active_users`;
  await heartbeat(here);
  expect([...(await stack.sql`select ctid::text, * from public.active_users`)]).toEqual([
    ...before,
  ]);
  expect(before[0]).toMatchObject({ current_page: '/gallery', is_admin: false });
  await stack.sql`update public.active_users set last_active = now() - interval '6 minutes'`;
  await heartbeat({ ...here, p_visitor: 'visitor-5678' });
  expect(await stack.sql`select 1 from public.active_users`).toHaveLength(1);
});

test('before consent, people behind one address are online separately; a visitor is online once after consent', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await view({ p_session: one });
  await view({ p_session: other });
  await heartbeat({ p_session: one, p_path: '/about' });
  expect([...(await there())]).toEqual([
    { visitor_id: other, current_page: '/' },
    { visitor_id: one, current_page: '/about' },
  ]);
  await heartbeat({ p_visitor: 'visitor-1234', p_session: one, p_path: '/about' });
  expect((await there()).map((row) => row['visitor_id'])).toEqual([other, 'visitor-1234']);
});

describe('a visit', () => {
  test('counts a path once, also for two tabs at the same moment', async () => {
    const p_session = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => view({ p_session })));
    await view({ p_session, p_path: '/about' });
    expect(await countVisits(stack)).toMatchObject({ views: 2, visitors: 1, rows: 2 });
  });

  test('with consent in mid-visit is one visitor, also in later visits that day', async () => {
    const p_session = randomUUID();
    await view({ p_session });
    await view({ p_session, p_visitor: 'visitor-1234', p_path: '/about' });
    await view({ p_session: randomUUID(), p_visitor: 'visitor-1234' });
    const ids = await stack.sql`select distinct visitor_id from public.page_views`;
    expect(ids).toHaveLength(1);
    expect(await countVisits(stack)).toMatchObject({ views: 3, visitors: 1, daily_visitors: 1 });
    expect(await stack.sql`select 1 from private.visitors`).toHaveLength(1);
  });

  test('stores its source: the site itself is not a referrer, and a campaign is a short line', async () => {
    const p_utm = {
      source: ' insta ',
      medium: 'x'.repeat(101),
      campaign: 'Diwali\n2026',
      term: 'a',
    };
    expect(await beginVisit({ p_referrer: 'https://m.facebook.com/x', p_utm })).toEqual([
      'm.facebook.com',
      'insta',
      null,
      'Social',
      'Diwali 2026',
    ]);
    const p_wrong = { source: 7, campaign: ['a'] };
    expect(await beginVisit({ p_referrer: 'android-app://x', p_utm: p_wrong })).toEqual([
      'x',
      '7',
      null,
      'Referral',
      '["a"]',
    ]);
  });
});

describe('forged requests', () => {
  test('cannot set is_admin, the time or the day', async () => {
    for (const extra of [
      { is_admin: true },
      { p_is_admin: false },
      { p_timestamp: '2020-01-01' },
    ]) {
      const body = { p_view_id: randomUUID(), ...extra };
      expect((await callAsBrowser(stack, 'record_page_view', body)).status).toBe(404);
    }
    expect(await countVisits(stack)).toEqual(none);
  });

  test('with a path of 5,000 characters are rejected, a title of 5,000 is cut', async () => {
    expect((await view({ p_path: `/${'x'.repeat(5000)}` })).status).toBe(422);
    await view({ p_title: 'x'.repeat(5000) });
    const [row] = await stack.sql`select length(page_title)::int as n from public.page_views`;
    expect(row).toEqual({ n: 100 });
  });

  test(`with ${FORGED} ids from one address count as the allowed number of visitors plus one`, async () => {
    await stack.sql`update private.settings set value = '20' where key = 'new_visitors_per_ip'`;
    const ids = Array.from({ length: FORGED }, (_none, n) => `forged-visitor-${n}`);
    for (let n = 0; n < ids.length; n += 100)
      await Promise.all(ids.slice(n, n + 100).map((p_visitor) => view({ p_visitor })));
    expect(await countVisits(stack)).toMatchObject({ views: FORGED, visitors: 21, rows: FORGED });
    expect(await stack.sql`select 1 from private.visitors`).toHaveLength(20);
  });
});

test('a rarely viewed path is deleted with its raw rows, a page is kept', async () => {
  await stack.sql`insert into public.page_specific_views (page_path, view_count, updated_at) values
    ('/junk-1', 1, now() - interval '100 days'), ('/junk-2', 9, now() - interval '1 day'),
    ('/old-page', 10, now() - interval '100 days')`;
  await stack.sql`insert into public.page_views (id, visitor_id, session_id, page_path, "timestamp")
    select gen_random_uuid(), 'visitor-1234', gen_random_uuid(), p, now() - interval '100 days'
    from unnest(array['/junk-1', '/old-page']) p`;
  await stack.sql`select private.tidy()`;
  const pages = await stack.sql`select page_path from public.page_specific_views order by 1`;
  expect(pages.map((row) => row['page_path'])).toEqual(['/junk-2', '/old-page']);
  const days = await stack.sql`
    select array_agg(distinct f.page_path) as figures, (select array_agg(distinct c.page_path) from private.daily_cells c) as cells
    from public.daily_figures f`;
  expect(days[0]).toEqual({ figures: ['', '/old-page'], cells: ['', '/old-page'] });
});

test('a browser id is deleted after a long absence', async () => {
  await view({ p_visitor: 'visitor-1234' });
  await stack.sql`insert into private.visitors (visitor_id, first_seen, last_seen) values
    ('long-away', '2020-01-01', private.today() - 401), ('back-lately', '2020-01-01', private.today() - 400)`;
  await stack.sql`select private.tidy()`;
  const ids = await stack.sql`select visitor_id from private.visitors order by 1`;
  expect(ids.map((row) => row['visitor_id'])).toEqual(['back-lately', 'visitor-1234']);
});
