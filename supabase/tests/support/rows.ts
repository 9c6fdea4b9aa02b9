import { randomUUID } from 'node:crypto';
import type { Stack } from '../../local/testing.ts';
import { enquiry } from './enquiry.ts';

export type Row = Record<string, unknown>;

export interface Sample {
  /** The column that names the row. */
  key: string;
  /** A row visitors may see, if anybody may. */
  row: Row;
  /** A row only admins may see. */
  hidden?: Row;
  /** A change an admin could make. */
  patch: Row;
  /** Views show other tables' rows: nothing to insert or delete in SQL. */
  isView?: boolean;
}

const album = { id: randomUUID(), slug: 'shown', title: 'Shown', category: 'Sample' };
const hiddenAlbum = { ...album, id: randomUUID(), slug: 'hidden', is_visible: false };
const event = { id: randomUUID(), title: 'Shown' };
const hiddenEvent = { id: randomUUID(), title: 'Hidden', is_visible: false };
const edition = { id: randomUUID(), year: 2031, title: 'Shown', status: 'announced' };
const draft = { ...edition, id: randomUUID(), year: 2032, status: 'draft' };
const night = { date: '2031-10-17', starts_at: '19:00', ends_at: '23:00' };
const faq = { question: 'May I borrow sticks?', answer: 'Yes.' };
const venue = {
  id: randomUUID(),
  slug: 'shown',
  name: 'Shown',
  area: 'Digha',
  type: 'lawn',
  max_guests: 300,
};
const hiddenVenue = { ...venue, id: randomUUID(), slug: 'hidden', is_visible: false };
// Pictures and likes hang on parents of their own: the probes delete and restore the rows above.
const parents = {
  album: { ...album, id: randomUUID(), slug: 'parent' },
  hiddenAlbum: { ...hiddenAlbum, id: randomUUID(), slug: 'hidden-parent' },
  event: { ...event, id: randomUUID() },
  hiddenEvent: { ...hiddenEvent, id: randomUUID() },
  edition: { ...edition, id: randomUUID(), year: 2033 },
  draft: { ...draft, id: randomUUID(), year: 2034 },
  venue: { ...venue, id: randomUUID(), slug: 'parent' },
  hiddenVenue: { ...hiddenVenue, id: randomUUID(), slug: 'hidden-parent' },
};
const visit = randomUUID();
const day = '2026-01-15';

/** One row (or two) for every table of the API; a table without a sample cannot be probed. */
export const samples: Record<string, Sample> = {
  page_visibility: {
    key: 'page_name',
    row: { page_name: 'sample-page' },
    patch: { is_visible: false },
  },
  contact_info: {
    key: 'id',
    row: { id: 1, phone: ['+91 612 555 0142'] },
    patch: { address: ['Patna'] },
  },
  ad_bar: { key: 'id', row: { id: 1, content: '' }, patch: { content: 'Navratri is near' } },
  announcements: { key: 'id', row: { id: 1 }, patch: { enabled: true } },
  upcoming_events_section: {
    key: 'id',
    row: { id: 1, is_visible: true },
    patch: { is_visible: false },
  },
  site_content: {
    key: 'key',
    row: { key: 'sample', content: { a: 1 } },
    patch: { content: { a: 2 } },
  },
  upcoming_events: { key: 'id', row: event, hidden: hiddenEvent, patch: { title: 'Changed' } },
  upcoming_event_images: {
    key: 'id',
    row: { id: randomUUID(), event_id: parents.event.id, image_url: '/pictures/diya.jpg' },
    hidden: { id: randomUUID(), event_id: parents.hiddenEvent.id, image_url: '/pictures/diya.jpg' },
    patch: { alt: 'Changed' },
  },
  albums: { key: 'id', row: album, hidden: hiddenAlbum, patch: { title: 'Changed' } },
  portfolio_images: {
    key: 'id',
    row: { id: randomUUID(), album_id: parents.album.id, image_url: '/pictures/diya.jpg' },
    hidden: { id: randomUUID(), album_id: parents.hiddenAlbum.id, image_url: '/pictures/diya.jpg' },
    patch: { alt: 'Changed' },
  },
  garba_editions: { key: 'id', row: edition, hidden: draft, patch: { title: 'Changed' } },
  garba_nights: {
    key: 'id',
    row: { ...night, id: randomUUID(), edition_id: parents.edition.id },
    hidden: { ...night, id: randomUUID(), edition_id: parents.draft.id },
    patch: { headline: 'Changed' },
  },
  garba_faqs: {
    key: 'id',
    row: { ...faq, id: randomUUID(), edition_id: parents.edition.id },
    hidden: { ...faq, id: randomUUID(), edition_id: parents.draft.id },
    patch: { answer: 'Changed' },
  },
  garba_interests: {
    key: 'id',
    row: {
      id: randomUUID(),
      edition_id: parents.edition.id,
      name: 'Sample',
      phone: '98350 12345',
      phone_e164: '+919835012345',
    },
    patch: { contacted_at: '2031-08-21T06:00:00Z' },
  },
  venues: { key: 'id', row: venue, hidden: hiddenVenue, patch: { name: 'Changed' } },
  venue_images: {
    key: 'id',
    row: { id: randomUUID(), venue_id: parents.venue.id, image_url: '/pictures/diya.jpg' },
    hidden: { id: randomUUID(), venue_id: parents.hiddenVenue.id, image_url: '/pictures/diya.jpg' },
    patch: { alt: 'Changed' },
  },
  venue_private: {
    key: 'venue_id',
    row: { venue_id: parents.venue.id, commission_bp: 500, contact_note: 'Sample' },
    patch: { contact_note: 'Changed' },
  },
  total_visitor_counter: {
    key: 'id',
    row: { id: 1, visitor_count: 13430 },
    patch: { visitor_count: 1 },
  },
  total_page_view_counter: { key: 'id', row: { id: 1, count: 0 }, patch: { count: 1 } },
  booking_forms: { key: 'id', row: enquiry(), patch: { status: 'contacted' } },
  event_likes: {
    key: 'visitor_id',
    row: { event_id: parents.event.id, visitor_id: 'sample-visitor' },
    patch: { created_at: '2020-01-01T00:00:00Z' },
  },
  visitor_sessions: {
    key: 'id',
    row: { id: visit, visitor_id: 'sample-visitor' },
    patch: { browser: 'Changed' },
  },
  page_views: {
    key: 'id',
    row: {
      id: randomUUID(),
      visitor_id: 'sample-visitor',
      session_id: visit,
      page_path: '/sample',
    },
    patch: { page_title: 'Changed' },
  },
  active_users: {
    key: 'visitor_id',
    row: { visitor_id: 'sample-visitor', current_page: '/' },
    patch: { current_page: '/changed' },
  },
  daily_visitor_stats: {
    key: 'date',
    row: { date: day, visitor_count: 1, page_views: 2 },
    patch: { page_views: 99 },
  },
  page_specific_views: {
    key: 'page_path',
    row: { page_path: '/sample', view_count: 1 },
    patch: { view_count: 9 },
  },
  page_stats_archive: {
    key: 'page_path',
    row: { date: day, page_path: '/archived', pageviews: 3, unique_visitors: 2 },
    patch: { pageviews: 99 },
  },
  login_history: {
    key: 'id',
    row: { id: randomUUID(), email: 'sample@mandap.example' },
    patch: { email: 'changed@mandap.example' },
  },
  visitor_stats_daily: {
    key: 'date',
    row: { date: day, pageviews: 2, unique_visitors: 1 },
    patch: { pageviews: 99 },
    isView: true,
  },
  page_stats_daily: {
    key: 'page_path',
    row: { date: day, page_path: '/sample', pageviews: 1, unique_visitors: 1 },
    patch: { pageviews: 99 },
    isView: true,
  },
};

/** Puts every sample (and its parents) into the database. */
export async function seedSamples(stack: Pick<Stack, 'sql'>): Promise<void> {
  await add(stack, 'albums', parents.album);
  await add(stack, 'albums', parents.hiddenAlbum);
  await add(stack, 'upcoming_events', parents.event);
  await add(stack, 'upcoming_events', parents.hiddenEvent);
  await add(stack, 'garba_editions', parents.edition);
  await add(stack, 'garba_editions', parents.draft);
  await add(stack, 'venues', parents.venue);
  await add(stack, 'venues', parents.hiddenVenue);
  for (const table of Object.keys(samples)) await restore(stack, table);
}

/** Inserts a row as the superuser, other columns by their defaults. */
async function add({ sql }: Pick<Stack, 'sql'>, table: string, row: Row): Promise<void> {
  const columns = sql(Object.keys(row));
  await sql`insert into public.${sql(table)} (${columns}) select ${columns}
    from jsonb_populate_record(null::public.${sql(table)}, ${JSON.stringify(row)}::text::jsonb)`;
}

/** Makes the table's samples what they were. */
export async function restore(stack: Pick<Stack, 'sql'>, table: string): Promise<void> {
  const sample = samples[table];
  if (!sample || sample.isView) return;
  for (const row of [sample.row, sample.hidden]) {
    if (!row) continue;
    await remove(stack, table, row);
    await add(stack, table, row);
  }
}

/** Deletes one row by its key column. */
export async function remove({ sql }: Pick<Stack, 'sql'>, table: string, row: Row): Promise<void> {
  const key = keyOf(table);
  await sql`delete from public.${sql(table)} where ${sql(key)}::text = ${String(row[key])}`;
}

/** The row as it is now, or undefined. */
export async function find(
  { sql }: Pick<Stack, 'sql'>,
  table: string,
  row: Row,
): Promise<Row | undefined> {
  const key = keyOf(table);
  const [found] = await sql<{ row: Row }[]>`
    select to_jsonb(t) as row from public.${sql(table)} t where ${sql(key)}::text = ${String(row[key])}`;
  return found?.row;
}

/** The column that names a row of this table. */
export function keyOf(table: string): string {
  const sample = samples[table];
  if (!sample)
    throw new Error(
      `There is no sample row for ${table}: add one to supabase/tests/support/rows.ts`,
    );
  return sample.key;
}
