import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';

const folder = path.join(import.meta.dirname, '..');
let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('seed', { demo: true });
});
afterAll(() => stack?.stop());

const run = async (file: string) =>
  stack.sql.unsafe(await readFile(path.join(folder, file), 'utf8')).simple();

/** Every row of the seeded tables as text. */
async function snapshot(): Promise<string> {
  const parts = [];
  for (const table of [
    'page_visibility',
    'contact_info',
    'ad_bar',
    'upcoming_events_section',
    'albums',
    'portfolio_images',
    'upcoming_event_images',
    'event_likes',
    'booking_forms',
    'garba_editions',
    'garba_nights',
    'garba_faqs',
    'garba_sponsors',
    'garba_interests',
    'venues',
    'venue_images',
    'venue_private',
  ]) {
    const [row] = await stack.sql<{ rows: string }[]>`
      select string_agg(t::text, E'\n' order by t::text) as rows from public.${stack.sql(table)} t`;
    parts.push(`${table}\n${row?.rows}`);
  }
  return parts.join('\n');
}

test('applies and records every migration on an empty database', async () => {
  const files = (await readdir(path.join(folder, 'migrations'))).toSorted();
  const applied = await stack.sql<{ file: string }[]>`
    select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by version`;
  expect(files.length).toBeGreaterThan(10);
  expect(applied.map((row) => row.file)).toEqual(files);
});

test('a new site has a row for every gated page, contact details, and a disabled announcement', async () => {
  const visitor = clientOf(stack);
  const pages = await visitor
    .from('page_visibility')
    .select('page_name, is_visible, is_under_construction, category');
  // Those of the specification; tests/architecture.test.ts requires a row for every other gated page.
  const guarded =
    'about services wedding corporate anniversary birthday venue-booking artist-management catering venuesinpatna gallery raas-garba contact';
  expect(pages.data?.map((page) => page['page_name'])).toEqual(
    expect.arrayContaining(guarded.split(' ')),
  );
  for (const page of pages.data ?? [])
    expect(page).toMatchObject({ is_visible: true, is_under_construction: false });
  const contact = await visitor.from('contact_info').select().maybeSingle();
  expect(contact.data?.['phone'].length).toBeGreaterThan(0);
  expect((await visitor.from('ad_bar').select().single()).data).toMatchObject({ enabled: false });
  expect(
    (await visitor.from('upcoming_events_section').select().eq('id', 1).single()).data,
  ).toMatchObject({ is_visible: true });
});

test('the visitor counter of a new site is 13430', async () => {
  const { data } = await clientOf(stack).from('total_visitor_counter').select('id, visitor_count');
  expect(data).toEqual([{ id: 1, visitor_count: 13430 }]);
});

describe('when run again', () => {
  test('seed and demo change nothing', async () => {
    const before = await snapshot();
    await run('seed.sql');
    await run('demo.sql');
    expect(await snapshot()).toBe(before);
  });

  test("the seed keeps an admin's changes", async () => {
    await stack.sql`update public.page_visibility set is_visible = false where page_name = 'gallery'`;
    await stack.sql`update public.contact_info set phone = array['+91 612 555 0199']`;
    await run('seed.sql');
    const [row] =
      await stack.sql`select (select is_visible from public.page_visibility where page_name = 'gallery'), phone from public.contact_info`;
    expect(row).toEqual({ is_visible: false, phone: ['+91 612 555 0199'] });
  });
});

test('removing the demo leaves no trace and keeps all other rows', async () => {
  await stack.sql`insert into public.albums (slug, title, category) values ('ours', 'Ours', 'Weddings')`;
  await stack.sql`insert into public.booking_forms (form_type, name, email, phone) values ('Other', 'Ours', 'a@example.org', '9835012345')`;
  const [removed] = await stack.sql`select private.remove_demo() as counts`;
  expect(removed?.['counts']).toEqual({
    albums: 8,
    bank_imports: 1,
    booking_forms: 12,
    garba_editions: 2,
    pass_orders: 20,
    pass_waits: 3,
    upcoming_events: 5,
    venues: 14,
  });
  const left = await stack.sql`
    select 'albums' as what, count(*)::int as n from public.albums
    union all select 'pictures', count(*)::int from public.portfolio_images
    union all select 'events', count(*)::int from public.upcoming_events
    union all select 'event pictures', count(*)::int from public.upcoming_event_images
    union all select 'likes', count(*)::int from public.event_likes
    union all select 'enquiries', count(*)::int from public.booking_forms
    union all select 'editions', count(*)::int from public.garba_editions
    union all select 'nights', count(*)::int from public.garba_nights
    union all select 'questions', count(*)::int from public.garba_faqs
    union all select 'venues', count(*)::int from public.venues
    union all select 'venue pictures', count(*)::int from public.venue_images
    union all select 'mails', count(*)::int from private.outbox`;
  expect(Object.fromEntries(left.map((row) => [row['what'], row['n']]))).toEqual({
    albums: 1,
    pictures: 0,
    events: 0,
    'event pictures': 0,
    likes: 0,
    venues: 0,
    'venue pictures': 0,
    enquiries: 1,
    editions: 0,
    nights: 0,
    questions: 0,
    mails: 1,
  });
});
