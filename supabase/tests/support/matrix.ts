/**
 * Who may do what with every table and view of the API.
 * access.test.ts tries each cell over HTTP and fails for a table that is not listed.
 */

/** anon; signed in but nobody; gate staff; owner with a second factor who has not shown it; owner who has. */
export const identities = ['anon', 'stranger', 'gate', 'aal1', 'aal2'] as const;
export type Identity = (typeof identities)[number];

/** all: also hidden rows · visible: only rows meant for visitors · none: allowed, but no row · denied: 42501. */
type Select = 'all' | 'visible' | 'none' | 'denied';
/** done: the row changed · none: row-level security let nothing through · denied: 42501. */
type Write = 'done' | 'none' | 'denied';

export interface Rights {
  select: Select;
  insert: 'done' | 'denied';
  update: Write;
  delete: Write;
}

type TableRights = Record<Identity, Rights>;

const rights = (
  select: Select,
  insert: 'done' | 'denied',
  update: Write,
  remove: Write,
): Rights => ({ select, insert, update, delete: remove });

/** The same for everybody who is signed in without being an admin right now. */
const byRole = (anon: Rights, signedIn: Rights, admin: Rights): TableRights => ({
  anon,
  stranger: signedIn,
  gate: signedIn,
  aal1: signedIn,
  aal2: admin,
});

const everybodyReads = byRole(
  rights('all', 'denied', 'denied', 'denied'),
  rights('all', 'denied', 'none', 'none'),
  rights('all', 'done', 'done', 'done'),
);
const everybodyReadsVisible = byRole(
  rights('visible', 'denied', 'denied', 'denied'),
  rights('visible', 'denied', 'none', 'none'),
  rights('all', 'done', 'done', 'done'),
);
const everybodyReadsNobodyWrites = byRole(
  rights('all', 'denied', 'denied', 'denied'),
  rights('all', 'denied', 'denied', 'denied'),
  rights('all', 'denied', 'denied', 'denied'),
);
const adminsReadNobodyWrites = byRole(
  rights('denied', 'denied', 'denied', 'denied'),
  rights('none', 'denied', 'denied', 'denied'),
  rights('all', 'denied', 'denied', 'denied'),
);

export const matrix: Record<string, TableRights> = {
  page_visibility: everybodyReads,
  contact_info: everybodyReads,
  ad_bar: everybodyReads,
  announcements: byRole(
    rights('denied', 'denied', 'denied', 'denied'),
    rights('none', 'denied', 'none', 'denied'),
    rights('all', 'denied', 'done', 'denied'),
  ),
  upcoming_events_section: everybodyReads,
  site_content: everybodyReads,
  upcoming_events: everybodyReadsVisible,
  upcoming_event_images: everybodyReadsVisible,
  albums: everybodyReadsVisible,
  portfolio_images: everybodyReadsVisible,
  garba_editions: everybodyReadsVisible,
  garba_nights: everybodyReadsVisible,
  garba_faqs: everybodyReadsVisible,
  garba_interests: byRole(
    rights('denied', 'denied', 'denied', 'denied'),
    rights('none', 'denied', 'none', 'none'),
    rights('all', 'denied', 'done', 'done'),
  ),
  venues: everybodyReadsVisible,
  venue_images: everybodyReadsVisible,
  venue_private: byRole(
    rights('denied', 'denied', 'denied', 'denied'),
    rights('none', 'denied', 'none', 'none'),
    rights('all', 'done', 'done', 'done'),
  ),
  total_visitor_counter: everybodyReadsNobodyWrites,
  total_page_view_counter: everybodyReadsNobodyWrites,
  booking_forms: byRole(
    rights('denied', 'done', 'denied', 'denied'),
    rights('none', 'done', 'none', 'denied'),
    rights('all', 'done', 'done', 'denied'),
  ),
  event_likes: adminsReadNobodyWrites,
  visitor_sessions: adminsReadNobodyWrites,
  page_views: adminsReadNobodyWrites,
  active_users: adminsReadNobodyWrites,
  daily_visitor_stats: adminsReadNobodyWrites,
  page_specific_views: adminsReadNobodyWrites,
  page_stats_archive: adminsReadNobodyWrites,
  login_history: adminsReadNobodyWrites,
  visitor_stats_daily: adminsReadNobodyWrites,
  page_stats_daily: adminsReadNobodyWrites,
};

/** What a visitor may fill in of an enquiry, and no other column. */
export const enquiryColumns = [
  'budget',
  'consent_version',
  'date_preference',
  'details',
  'email',
  'event_date',
  'event_month',
  'event_year',
  'fill_ms',
  'form_type',
  'guest_count',
  'id',
  'location',
  'marketing_opt_in',
  'message',
  'name',
  'page_path',
  'phone',
  'service',
  'status',
  'utm',
  'website',
];

/** Who may call each function of the API. 'admin' functions are granted to authenticated and check for themselves. */
export const functions: Record<string, 'everybody' | 'admin' | 'service'> = {
  is_admin: 'everybody',
  my_role: 'everybody',
  get_site_state: 'everybody',
  get_portfolio_albums_with_cover: 'everybody',
  get_portfolio_categories: 'everybody',
  like_event: 'everybody',
  register_garba_interest: 'everybody',
  search_venues: 'everybody',
  venue_areas: 'everybody',
  record_page_view: 'everybody',
  heartbeat: 'everybody',
  search_bookings: 'admin',
  enquiries_per_day: 'admin',
  enquiries_per_service: 'admin',
  mail_summary: 'admin',
  retry_mails: 'admin',
  device_distribution: 'admin',
  referrer_sources: 'admin',
  page_stats: 'admin',
  recount: 'admin',
  load_sample_stats: 'admin',
  remove_sample_stats: 'admin',
  create_page_views_table: 'admin',
  create_daily_visitor_stats_table: 'admin',
  schema_health: 'admin',
  list_changes: 'admin',
  mail_recipients: 'admin',
  set_mail_recipients: 'admin',
  send_test_mail: 'admin',
  test_mail_state: 'admin',
  list_logins: 'admin',
  end_login: 'admin',
  claim_outbox: 'service',
  finish_outbox: 'service',
  outbox_due: 'service',
};

/** Tables sent live, and no others: a DELETE event passes row-level security. */
export const liveTables = ['ad_bar', 'booking_forms', 'page_visibility', 'total_visitor_counter'];
