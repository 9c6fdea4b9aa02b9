import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { callAsBrowser, forgetVisits, recordView, type View } from './support/visits.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await createTestStack('visit-outcomes');
});
afterAll(() => stack?.stop());
beforeEach(() => forgetVisits(stack));

const view = (changes: View) => recordView(stack, changes);
const leave = (p_view_id: string, p_seconds: number | null, p_vitals?: unknown) =>
  callAsBrowser(stack, 'record_page_leave', { p_view_id, p_seconds, p_vitals });
const goal = (changes: object) =>
  callAsBrowser(stack, 'record_goal', {
    p_goal_id: randomUUID(),
    p_goal: 'call_click',
    ...changes,
  });

/** The stored seconds of the only view. */
async function secondsOf(): Promise<number | null | undefined> {
  const [row] = await stack.sql<
    { seconds: number | null }[]
  >`select seconds from public.page_views`;
  return row?.seconds;
}

describe('record_page_leave', () => {
  test('stores the highest reported seconds, capped by the age of the view', async () => {
    const p_view_id = randomUUID();
    await view({ p_view_id });
    await stack.sql`update public.page_views set "timestamp" = now() - interval '60 seconds'`;
    await leave(p_view_id, 7);
    await leave(p_view_id, 3);
    expect(await secondsOf()).toBe(7);
    await leave(p_view_id, 3600);
    expect(await secondsOf()).toBeGreaterThanOrEqual(60);
    expect(await secondsOf()).toBeLessThan(100);
    await stack.sql`update public.page_views set "timestamp" = now() - interval '5 hours'`;
    await leave(p_view_id, 2_000_000_000);
    expect(await secondsOf()).toBe(1800);
  });

  test('stores the last reported vitals, once per view, without implausible values', async () => {
    const p_view_id = randomUUID();
    await view({ p_view_id, p_path: '/gallery' });
    await leave(p_view_id, null, { lcp: 1200.5, cls: 0.01, inp: 1e300 });
    await leave(p_view_id, null, { inp: 80, cls: 0.02, unknown: 1 });
    // Without seconds none are counted.
    expect(await secondsOf()).toBeNull();
    const rows =
      await stack.sql`select page_path, device_type, lcp, inp, cls, fcp from public.web_vitals`;
    expect([...rows]).toEqual([
      { page_path: '/gallery', device_type: 'mobile', lcp: 1200.5, inp: 80, cls: 0.02, fcp: null },
    ]);
  });

  test('stores nothing for an uncounted or rolled-up view, and no vitals of an admin', async () => {
    expect((await leave(randomUUID(), 7, { lcp: 1 })).status).toBeLessThan(300);
    const p_view_id = randomUUID();
    await view({ p_view_id, p_path: '/admin' });
    await leave(p_view_id, 1, { lcp: 1 });
    expect(await secondsOf()).toBe(1);
    await stack.sql`update private.rolled_up set until = private.today()`;
    await leave(p_view_id, 5);
    expect(await secondsOf()).toBe(1);
    expect(await stack.sql`select 1 from public.web_vitals`).toHaveLength(0);
  });

  test.each<[string, [number | null, unknown?]]>([
    ['p_seconds', [-1]],
    ['p_vitals', [1, []]],
    ['p_vitals', [1, { lcp: 'fast' }]],
    ['p_vitals', [1, { lcp: -1 }]],
    ['p_vitals', [1, { junk: 'x'.repeat(2000) }]],
  ])('rejects invalid input: %s %j', async (field, [seconds, vitals]) => {
    const { status, answer } = await leave(randomUUID(), seconds, vitals);
    expect([status, Reflect.get(Object(answer), 'hint')]).toEqual([422, field]);
  });
});

describe('a goal', () => {
  test('counts once per id, for the visit that reached it', async () => {
    const p_session = randomUUID();
    await view({ p_session, p_visitor: 'visitor-1234' });
    const p_goal_id = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => goal({ p_goal_id, p_session })));
    const rows = await stack.sql`select visitor_id, session_id, is_admin from public.goal_events`;
    expect([...rows]).toEqual([
      { visitor_id: 'visitor-1234', session_id: p_session, is_admin: false },
    ]);
  });

  test('is ignored for an uncounted visit and for a bot', async () => {
    expect((await goal({ p_session: randomUUID() })).status).toBeLessThan(300);
    const p_session = randomUUID();
    await view({ p_session });
    const body = { p_goal_id: randomUUID(), p_goal: 'call_click', p_session };
    await callAsBrowser(stack, 'record_goal', body, 'Googlebot/2.1');
    expect(await stack.sql`select 1 from public.goal_events`).toHaveLength(0);
  });

  test.each([
    ['p_goal', { p_goal: 'rich' }],
    ['p_goal', { p_goal: 'pass_bought' }],
    ['p_path', { p_path: '//evil.example' }],
    ['p_visitor', { p_visitor: '<script>', p_session: '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab' }],
  ])('with a wrong %s is rejected: %j', async (field, changes) => {
    const { status, answer } = await goal(changes);
    expect([status, Reflect.get(Object(answer), 'hint')]).toEqual([422, field]);
  });
});
