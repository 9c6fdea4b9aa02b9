import { randomUUID } from 'node:crypto';
import type { Right } from './identities.ts';

/** An id of supabase/demo.sql. */
const ALBUM = 'd0000000-0000-4000-8000-000000000101';

const november = { p_from: '2026-11-01', p_to: '2026-11-30' };

/** Of nothing that is there. */
const id = { p_id: randomUUID() };
const opens = { ...id, p_key: 'a-key-that-opens-nothing' };
const ofOrder = { p_order_id: randomUUID() };
const ofEdition = { p_edition_id: randomUUID() };
const ofShift = { p_shift_id: randomUUID() };
const ofUser = { p_user_id: randomUUID() };

interface FunctionFacts {
  /** The callers. A function for a right is granted to authenticated and checks the right itself. */
  for: 'everybody' | 'service' | Right;
  /** Arguments with which it succeeds for everyone who may call it. */
  with?: Record<string, unknown>;
}

/** Every function of the API by name. */
export const functions: Record<string, FunctionFacts> = {
  is_admin: { for: 'everybody' },
  my_role: { for: 'everybody' },
  get_site_state: { for: 'everybody' },
  get_portfolio_albums_with_cover: { for: 'everybody' },
  get_portfolio_categories: { for: 'everybody' },
  like_event: { for: 'everybody', with: { p_event_id: randomUUID(), p_visitor: 'sample-visitor' } },
  register_garba_interest: {
    for: 'everybody',
    with: {
      p_id: randomUUID(),
      p_edition_id: randomUUID(),
      p_name: 'Ritu Kumari',
      p_phone: '98350 12345',
    },
  },
  search_venues: { for: 'everybody' },
  venue_areas: { for: 'everybody' },
  see_invitation: { for: 'everybody', with: { p_token: 'a-token-of-nothing' } },
  claim_invitation: { for: 'everybody', with: { p_token: 'a-token-of-nothing' } },
  note_shift_end: { for: 'everybody', with: ofShift },
  record_page_view: { for: 'everybody', with: { p_view_id: randomUUID(), p_path: '/sample' } },
  heartbeat: { for: 'everybody', with: { p_path: '/sample' } },
  copy_garba_edition: { for: 'content', with: { p_edition_id: randomUUID(), p_year: 2090 } },
  record_page_leave: { for: 'everybody', with: { p_view_id: randomUUID(), p_seconds: 7 } },
  record_goal: { for: 'everybody', with: { p_goal_id: randomUUID(), p_goal: 'call_click' } },
  import_rows: { for: 'content', with: { p_table: 'venues', p_rows: [] } },
  list_album_summaries: { for: 'content' },
  move_pictures: { for: 'content', with: { p_ids: [], p_album: ALBUM } },
  reorder_rows: { for: 'content', with: { p_table: 'albums', p_ids: [] } },
  reset_event_likes: { for: 'content', with: { p_event_id: randomUUID() } },
  list_people: { for: 'people' },
  // Invalid arguments, so that nothing is changed.
  invite_person: { for: 'people', with: { ...id, p_email: '', p_name: '', p_role: 'gate' } },
  add_helper: {
    for: 'people',
    with: { ...id, p_name: '', p_role: 'gate', p_night_id: randomUUID() },
  },
  resend_invitation: { for: 'people', with: id },
  withdraw_invitation: { for: 'people', with: id },
  set_person: {
    for: 'people',
    with: { ...ofUser, p_version: 1, p_name: '', p_role: 'gate', p_active: true },
  },
  end_sessions: { for: 'people', with: ofUser },
  reset_factor: { for: 'people', with: ofUser },
  remove_person: { for: 'people', with: ofUser },
  my_account: { for: 'check_in' },
  set_my_name: { for: 'check_in', with: { p_name: '' } },
  begin_invitation: { for: 'service', with: { p_token: 'nothing', p_claim: 'nobody' } },
  finish_invitation: {
    for: 'service',
    with: { p_token: 'nothing', p_claim: 'nobody', p_name: '' },
  },
  search_bookings: { for: 'enquiries' },
  // Invalid arguments, so that nothing is stored.
  add_phone_enquiry: {
    for: 'enquiries',
    with: { p_id: randomUUID(), p_name: '', p_phone: '', p_form_type: '' },
  },
  interest_facts: { for: 'enquiries' },
  enquiries_per_service: { for: 'enquiries', with: november },
  mail_summary: { for: 'enquiries' },
  retry_mails: { for: 'enquiries' },
  mail_recipients: { for: 'enquiries' },
  set_mail_recipients: { for: 'settings', with: { p_recipients: [], p_version: 1 } },
  send_test_mail: { for: 'enquiries' },
  test_mail_state: { for: 'enquiries', with: { p_id: randomUUID() } },
  analytics_series: { for: 'statistics', with: november },
  analytics_totals: { for: 'statistics', with: november },
  analytics_breakdown: { for: 'statistics', with: { p_dimension: 'page', ...november } },
  analytics_goals: { for: 'statistics', with: november },
  analytics_vitals: { for: 'statistics', with: november },
  analytics_live: { for: 'statistics' },
  analytics_health: { for: 'statistics' },
  // Out of range, so that nothing is set.
  set_visitor_counter: { for: 'settings', with: { p_count: -1 } },
  dashboard_summary: { for: 'admin_area' },
  weekly_summary: { for: 'enquiries' },
  set_weekly_summary: { for: 'enquiries', with: { p_on: false } },
  recount: { for: 'statistics' },
  load_sample_stats: { for: 'statistics' },
  remove_sample_stats: { for: 'statistics' },
  create_page_views_table: { for: 'statistics' },
  create_daily_visitor_stats_table: { for: 'statistics' },
  schema_health: { for: 'operations' },
  list_changes: { for: 'operations' },
  change_actors: { for: 'operations' },
  restore_change: { for: 'operations', with: { p_id: 0, p_fields: [] } },
  list_logins: { for: 'operations' },
  // An unknown session: a manager may end only their own.
  end_login: { for: 'people', with: { p_id: randomUUID() } },
  // Of the own account: every role has this right.
  my_logins: { for: 'check_in' },
  published_words: { for: 'everybody' },
  publish_site: { for: 'content', with: { p_seen: 0 } },
  restore_site: { for: 'content', with: { p_id: 1 } },
  site_publishing: { for: 'content' },
  first_steps: { for: 'content' },
  demo_rows: { for: 'content' },
  remove_demo: { for: 'settings' },
  claim_outbox: { for: 'service' },
  finish_outbox: { for: 'service', with: { p_id: randomUUID(), p_ok: true } },
  outbox_due: { for: 'service' },
  unused_pictures: { for: 'service' },
  get_pass_sale: { for: 'everybody', with: { p_edition_id: randomUUID() } },
  // Without a name, a phone number or a line, so that nothing is stored or counted.
  reserve_passes: {
    for: 'everybody',
    with: { ...opens, p_edition_id: randomUUID(), p_items: [], p_name: '', p_phone: '' },
  },
  get_order: { for: 'everybody', with: opens },
  claim_payment: { for: 'everybody', with: { ...opens, p_utr: '' } },
  cancel_my_order: { for: 'everybody', with: opens },
  renew_pass: {
    for: 'everybody',
    with: { ...opens, p_pass_id: randomUUID(), p_revision: 1, p_holder: '' },
  },
  get_pass: { for: 'everybody', with: { p_code: 'A'.repeat(26) } },
  find_my_passes: { for: 'everybody', with: { p_phone: '', p_reference: '' } },
  join_waiting: {
    for: 'everybody',
    with: { ...opens, p_edition_id: randomUUID(), p_item: {}, p_name: '', p_phone: '' },
  },
  get_waiting: { for: 'everybody', with: opens },
  leave_waiting: { for: 'everybody', with: opens },
  import_lines: {
    for: 'money',
    with: { ...id, p_source: '', p_from: '2031-10-01', p_to: '2031-10-20', p_lines: {} },
  },
  known_lines: { for: 'money', with: { p_lines: [] } },
  ignore_line: { for: 'money', with: { p_line_id: randomUUID() } },
  verify_payments: { for: 'money', with: { p_rows: [] } },
  refuse_claim: { for: 'money', with: { ...ofOrder, p_version: 1 } },
  resolve_late: { for: 'money', with: { ...ofOrder, p_version: 1, p_issue: false } },
  reverse_payment: { for: 'money', with: { p_payment_id: randomUUID() } },
  record_refund: { for: 'money', with: { p_refund_id: randomUUID(), p_state: 'due' } },
  list_claims: { for: 'money' },
  correct_order: { for: 'passes', with: { ...ofOrder, p_version: 1, p_name: '', p_phone: '' } },
  cancel_order: { for: 'passes', with: { ...ofOrder, p_version: 1 } },
  cancel_passes: { for: 'passes', with: { ...ofOrder, p_passes: [] } },
  block_pass: { for: 'passes', with: { p_pass_id: randomUUID() } },
  // They require the right money, too, which the same roles have.
  night_concerns: { for: 'passes', with: { p_night_id: randomUUID() } },
  cancel_night: { for: 'passes', with: { p_night_id: randomUUID() } },
  list_notices: { for: 'passes', with: { p_night_id: randomUUID() } },
  give_passes: {
    for: 'passes',
    with: { ...id, ...ofEdition, p_items: [], p_name: '', p_phone: '', p_reason: '' },
  },
  order_link: { for: 'passes', with: ofOrder },
  offer_places: { for: 'passes', with: ofEdition },
  let_go: { for: 'passes', with: { ...ofEdition, p_network: '' } },
  copy_pass_kinds: { for: 'passes', with: { ...ofEdition, p_kinds: [] } },
  list_orders: { for: 'passes', with: ofEdition },
  get_pass_order: { for: 'passes', with: ofOrder },
  list_guests: { for: 'passes', with: ofEdition },
  report_passes: { for: 'passes', with: { ...ofEdition, p_by: 'night' } },
  list_shifts: { for: 'passes', with: ofEdition },
  report_evening: { for: 'passes', with: { p_night_id: randomUUID() } },
  passes_today: { for: 'passes', with: ofEdition },
  revoke_shift: { for: 'passes', with: id },
  set_pass_upi: { for: 'settings', with: { ...ofEdition, p_version: 1, p_vpa: '', p_name: '' } },
  sell_passes: { for: 'sell', with: { ...id, ...ofShift, p_items: [], p_method: 'cash' } },
  gate_nights: { for: 'check_in' },
  open_shift: {
    for: 'check_in',
    with: { ...id, p_night_id: randomUUID(), p_kind: 'gate', p_gate: '' },
  },
  close_shift: { for: 'check_in', with: id },
  check_in: { for: 'check_in', with: { ...ofShift, p_scan_id: randomUUID(), p_code: '' } },
  admit_order: { for: 'check_in', with: { ...ofShift, ...id, p_scan_id: randomUUID() } },
  push_scans: { for: 'check_in', with: { ...ofShift, p_scans: [] } },
  dispute_scan: { for: 'check_in', with: { ...ofShift, p_scan_id: randomUUID(), p_reason: '' } },
  undo_scan: { for: 'check_in', with: { ...ofShift, p_scan_id: randomUUID() } },
  gate_count: { for: 'check_in', with: ofShift },
  gate_list: { for: 'check_in', with: ofShift },
  // Last: it ends the owner's session without the second factor.
  end_my_others: { for: 'check_in' },
};

/** The live tables, exactly: DELETE events bypass row-level security. */
export const liveTables = ['ad_bar', 'enquiry_signal', 'page_visibility', 'total_visitor_counter'];
