import { ownersBackend } from './adminArea.tsx';
import type { Answers, Call } from './fakeBackend.ts';

/** The route of a procedure. */
export const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
type Args = { p_from: string; p_to: string; p_dimension?: string; p_filters?: object };
/** The arguments of a procedure call. */
export const argsOf = ({ body }: Call) => body as Args;
/** Last day of the tests' period. */
const TODAY = '2026-11-22';

/** Totals of the period. */
export const totals = {
  visitors: 30,
  visits: 40,
  views: 100,
  avg_seconds: 65,
  goals: 2,
  has_sample: false,
};
const before = { ...totals, visitors: 24, visits: 20, views: 125, avg_seconds: null };
/** Totals without visits. */
export const nothing = { ...totals, visitors: 0, visits: 0, views: 0, avg_seconds: null };
const pages = [
  { value: '/', title: 'Mandap', visitors: 20, visits: 30, views: 60, avg_seconds: 65.4 },
  {
    value: '/about',
    title: 'About us | Mandap',
    visitors: 9,
    visits: 9,
    views: 40,
    avg_seconds: null,
  },
];
const devices = [{ value: 'mobile', title: null, visitors: 30, visits: 40, views: 100 }];
/** Existing tables. */
export const tables = ['page_views', 'visitor_sessions'].map((table_name) => ({
  table_name,
  present: true,
  rows_estimate: 1200,
  newest: '2026-11-21T08:37:00Z',
}));

const breakdown = (call: Call) => {
  const rows: Record<string, unknown> = { page: pages, device: devices };
  return { body: rows[argsOf(call).p_dimension ?? ''] ?? [] };
};
/** A week of visits, requested by the owner. */
export const statisticsBackend: Answers = {
  ...ownersBackend,
  [rpc('analytics_totals')]: (call) => ({
    body: [argsOf(call).p_to === TODAY ? totals : before],
  }),
  [rpc('analytics_series')]: (call) => ({
    body: [{ day: argsOf(call).p_from, visitors: 30, visits: 40, views: 100, is_sample: false }],
  }),
  [rpc('analytics_breakdown')]: breakdown,
  [rpc('analytics_goals')]: {
    body: [{ goal: 'enquiry_sent', events: 3, visits: 2, conversion: 0.05 }],
  },
  [rpc('analytics_vitals')]: {
    body: [{ metric: 'lcp', p75: 2600, samples: 10, good: 7, middling: 2, poor: 1 }],
  },
  [rpc('analytics_live')]: {
    body: [
      {
        current_page: '/about',
        title: 'About us | Mandap',
        device_type: 'mobile',
        browser: 'Chrome',
        os: 'Android',
        last_active: '2026-11-22T08:37:00Z',
        is_admin: false,
      },
      {
        current_page: '/admin/dashboard',
        title: 'Dashboard | Admin | Mandap',
        device_type: 'desktop',
        browser: 'Firefox',
        os: 'Linux',
        last_active: '2026-11-22T08:36:00Z',
        is_admin: true,
      },
    ],
  },
  [rpc('analytics_health')]: { body: tables },
  'GET /rest/v1/total_visitor_counter': { body: { visitor_count: 13_430, set_at: null } },
};
