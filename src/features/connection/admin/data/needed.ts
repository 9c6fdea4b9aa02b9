import { procedures, type relations } from './schema.ts';

export type Relation = keyof typeof relations;
export type Procedure = keyof typeof procedures;

/** Relations that the statistics of visits need; those with a procedure that creates them again name it. */
export const analytics: Partial<Record<Relation, { repair?: Procedure & `create_${string}` }>> = {
  visitor_sessions: {},
  page_views: { repair: 'create_page_views_table' },
  active_users: {},
  daily_visitor_stats: { repair: 'create_daily_visitor_stats_table' },
  visitor_stats_daily: { repair: 'create_daily_visitor_stats_table' },
  page_stats_daily: { repair: 'create_page_views_table' },
  page_specific_views: {},
};

/** Need no argument, change nothing and return nothing about a person: the test calls them. */
const called = [
  'get_site_state',
  'get_portfolio_albums_with_cover',
  'get_portfolio_categories',
  'search_venues',
  'venue_areas',
  'analytics_live',
  'analytics_health',
  'dashboard_summary',
  'weekly_summary',
  'published_words',
  'site_publishing',
  'first_steps',
  'demo_rows',
  'list_album_summaries',
] as const satisfies Procedure[];
/** Called by checks of their own. */
const apart = new Set<Procedure>(['is_admin', 'my_role', 'mail_summary', 'schema_health']);

type Called = (typeof called)[number];
export const isCalled = (name: Procedure): name is Called => called.some((one) => one === name);
/** Whether it has a check of its own. One that is not called is looked up in schema_health. */
export const isTested = (name: Procedure): boolean =>
  procedures[name] === 'admins' && !apart.has(name);
