import type { Database } from '@/shared/supabase/database.types.ts';

type Schema = Database['public'];
export type Relation = keyof (Schema['Tables'] & Schema['Views']);
export type Procedure = keyof Schema['Functions'];

/** Who may read: visitors too, or admins alone. A table or view that is made later has to be named here. */
export const relations: Record<Relation, 'visitors' | 'admins'> = {
  page_visibility: 'visitors',
  contact_info: 'visitors',
  ad_bar: 'visitors',
  upcoming_events_section: 'visitors',
  upcoming_events: 'visitors',
  upcoming_event_images: 'visitors',
  albums: 'visitors',
  portfolio_images: 'visitors',
  garba_editions: 'visitors',
  garba_nights: 'visitors',
  garba_faqs: 'visitors',
  garba_sponsors: 'visitors',
  venues: 'visitors',
  venue_images: 'visitors',
  total_visitor_counter: 'visitors',
  total_page_view_counter: 'visitors',
  // They may ask and see no row.
  enquiry_signal: 'visitors',
  site_content: 'admins',
  announcements: 'admins',
  booking_forms: 'admins',
  event_likes: 'admins',
  garba_interests: 'admins',
  login_history: 'admins',
  venue_private: 'admins',
  daily_figures: 'admins',
  goal_events: 'admins',
  web_vitals: 'admins',
  visitor_sessions: 'admins',
  page_views: 'admins',
  active_users: 'admins',
  daily_visitor_stats: 'admins',
  visitor_stats_daily: 'admins',
  page_stats_daily: 'admins',
  page_specific_views: 'admins',
};

/** What the statistics of visits need; those that a procedure can make anew name it. */
export const analytics: Partial<Record<Relation, { repair?: Procedure & `create_${string}` }>> = {
  visitor_sessions: {},
  page_views: { repair: 'create_page_views_table' },
  active_users: {},
  daily_visitor_stats: { repair: 'create_daily_visitor_stats_table' },
  visitor_stats_daily: { repair: 'create_daily_visitor_stats_table' },
  page_stats_daily: { repair: 'create_page_views_table' },
  page_specific_views: {},
};

/**
 * How each procedure is tested. called: it changes nothing and tells nothing about a person. found: calling it would, so
 * the database is asked whether the admin area may. apart: another check calls it. server: none of the site's.
 */
export const procedures = {
  is_admin: 'apart',
  my_role: 'apart',
  get_site_state: 'called',
  get_portfolio_albums_with_cover: 'called',
  get_portfolio_categories: 'called',
  search_venues: 'called',
  venue_areas: 'called',
  analytics_live: 'called',
  analytics_health: 'called',
  dashboard_summary: 'called',
  weekly_summary: 'called',
  published_words: 'called',
  site_publishing: 'called',
  first_steps: 'called',
  demo_rows: 'called',
  remove_demo: 'found',
  mail_summary: 'apart',
  schema_health: 'apart',
  like_event: 'found',
  register_garba_interest: 'found',
  record_page_view: 'found',
  heartbeat: 'found',
  record_page_leave: 'found',
  record_goal: 'found',
  analytics_series: 'found',
  analytics_totals: 'found',
  analytics_breakdown: 'found',
  analytics_goals: 'found',
  analytics_vitals: 'found',
  set_visitor_counter: 'found',
  set_weekly_summary: 'found',
  search_bookings: 'found',
  add_phone_enquiry: 'found',
  enquiries_per_service: 'found',
  retry_mails: 'found',
  recount: 'found',
  load_sample_stats: 'found',
  remove_sample_stats: 'found',
  create_page_views_table: 'found',
  create_daily_visitor_stats_table: 'found',
  list_album_summaries: 'called',
  list_changes: 'found',
  move_pictures: 'found',
  mail_recipients: 'found',
  set_mail_recipients: 'found',
  send_test_mail: 'found',
  publish_site: 'found',
  restore_site: 'found',
  test_mail_state: 'found',
  list_logins: 'found',
  end_login: 'found',
  copy_garba_edition: 'found',
  import_venues: 'found',
  reorder_rows: 'found',
  reset_event_likes: 'found',
  claim_outbox: 'server',
  finish_outbox: 'server',
  outbox_due: 'server',
  unused_pictures: 'server',
} as const satisfies Record<Procedure, 'called' | 'found' | 'apart' | 'server'>;

type Called = {
  [Name in Procedure]: (typeof procedures)[Name] extends 'called' ? Name : never;
}[Procedure];
export const isCalled = (name: Procedure): name is Called => procedures[name] === 'called';
