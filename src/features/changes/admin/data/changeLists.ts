/** The tables whose changes are logged; supabase/tests/changes.test.ts compares them with the triggers. */
export const auditedTables = [
  'site_content',
  'page_visibility',
  'announcements',
  'ad_bar',
  'upcoming_events',
  'upcoming_event_images',
  'upcoming_events_section',
  'albums',
  'portfolio_images',
  'venues',
  'venue_images',
  'venue_private',
  'garba_editions',
  'garba_nights',
  'garba_faqs',
  'garba_sponsors',
  'contact_info',
  'pass_settings',
  'pass_kinds',
  'pass_promos',
  'login_history',
  'settings',
] as const;
export type AuditedTable = (typeof auditedTables)[number];

/** Actions of the log. */
export const actions = ['update', 'insert', 'delete'] as const;
