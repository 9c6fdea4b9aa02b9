import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sized } from '../../tests/sizes.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';
import { expectedVenues, type Search, searches, type Venue, venues } from './support/venues.ts';

let stack: Stack;
let listed: Venue[];

beforeAll(async () => {
  stack = await createTestStack('venues', { outboxEvery: 0 });
  listed = fc.sample(venues, { numRuns: 1 })[0] ?? [];
  await stack.sql`insert into public.venues (id, slug, name, area, type, min_guests, max_guests, veg_paise, nonveg_paise, rooms, parking,
      ac, outside_caterer, is_visible, display_order)
    select id, slug, name, area, type, min_guests, max_guests, veg_paise, nonveg_paise, rooms, parking, ac, outside_caterer, is_visible, display_order
    from jsonb_populate_recordset(null::public.venues, ${JSON.stringify(listed)}::text::jsonb)`;
});
afterAll(() => stack?.stop());

async function search(options: Search) {
  const { data, error } = await clientOf(stack).rpc('search_venues', options);
  if (error) throw new Error(`${error.code} ${error.message}`);
  const found: { id: string; name: string; total_count: number }[] = data;
  return found;
}

const all = { p_limit: 100 };
const cases: [string, Search][] = [
  ['everything', {}],
  ['an area', { p_area: 'Digha' }],
  ['a number of guests', { p_guests: 300 }],
  ['a price of the plate', { p_max_plate_paise: 90_000 }],
  ['vegetarian food', { p_food: 'veg' }],
  ['non-vegetarian food', { p_food: 'nonveg' }],
  ['a kitchen without meat', { p_food: 'pure-veg' }],
  ['a price of the non-vegetarian plate', { p_food: 'nonveg', p_max_plate_paise: 110_000 }],
  ['a type', { p_type: 'lawn' }],
  ['air conditioning', { p_ac: true }],
  ['rooms', { p_rooms: 10 }],
  ['parking', { p_parking: 100 }],
  ['their own caterer', { p_outside_caterer: true }],
  ['the cheapest first', { p_sort: 'price' }],
  ['the dearest first', { p_sort: 'price-desc' }],
  ['the largest first', { p_sort: 'largest' }],
  ['the smallest first', { p_sort: 'smallest' }],
  ['several things at once', { p_area: 'Digha', p_guests: 200, p_ac: true, p_sort: 'price' }],
];

describe('the venue search', () => {
  test.each(cases)('returns the expected venues for %s', async (_what, options) => {
    const wanted = expectedVenues(listed, { ...options, ...all });
    expect(wanted.length).toBeGreaterThan(0);
    expect((await search({ ...options, ...all })).map((venue) => venue.id)).toEqual(
      wanted.map((venue) => venue.id),
    );
  });

  test('returns the same as a plain filter, for any combination', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (options) => {
        const found = await search(options);
        const matching = expectedVenues(listed, { ...options, p_limit: 1000, p_offset: 0 });
        expect(found.map((venue) => venue.id)).toEqual(
          expectedVenues(listed, options).map((venue) => venue.id),
        );
        for (const venue of found) expect(venue.total_count).toBe(matching.length);
      }),
      { numRuns: sized(30, 150) },
    );
  });

  test('pages without duplicates; past the end it returns the last page', async () => {
    const pages = await Promise.all([0, 12, 24].map((p_offset) => search({ p_offset })));
    const ids = pages.flat().map((venue) => venue.id);
    expect(new Set(ids).size).toBe(36);
    const total = pages[0]?.[0]?.total_count ?? 0;
    const last = await search({ p_offset: 1_000_000 });
    expect(last).toHaveLength(total % 12 || 12);
    expect(last[0]?.total_count).toBe(total);
    expect(await search({ p_limit: -5, p_offset: -5 })).toHaveLength(1);
  });

  // That it has every column of a `Venue` is checked by the types of searchVenues.
  test('answers each column as the table has it', async () => {
    const [stored] = await stack.sql<{ row: Record<string, unknown> }[]>`
      insert into public.venues (slug, name, area, type, min_guests, max_guests, veg_paise, nonveg_paise, rental_paise, rooms, parking,
        ac, is_partner, price_verified_on)
      values ('full', 'Full', 'Only here', 'lawn', 11, 13, 17, 19, 7, 3, 5, true, true, '2026-11-01')
      returning to_jsonb(venues) as row`;
    const { data } = await clientOf(stack).rpc('search_venues', { p_area: 'Only here' });
    const [{ venue_images: pictures, total_count: total, ...columns }] = data;
    expect({ row: stored?.row, pictures, total }).toMatchObject({
      row: columns,
      pictures: [],
      total: 1,
    });
    await stack.sql`delete from public.venues where slug = 'full'`;
  });

  test('rejects an unknown type, food or order', async () => {
    const faults = [{ p_food: 'raw' }, { p_type: 'cave' }, { p_sort: `name; drop table venues` }];
    const answers = await Promise.all(
      faults.map((fault) => clientOf(stack).rpc('search_venues', fault)),
    );
    expect(answers.map(({ error }) => [error?.code, error?.hint])).toEqual([
      ['PT422', 'p_food'],
      ['PT422', 'p_type'],
      ['PT422', 'p_sort'],
    ]);
  });

  test('treats SQL syntax in an area as text', async () => {
    for (const p_area of [`' or 1=1 --`, '%', `Digha'`])
      expect(await search({ p_area })).toEqual([]);
  });

  test('lists the areas of visible venues, with their numbers', async () => {
    const { data } = await clientOf(stack).rpc('venue_areas');
    const counts: Record<string, number> = {};
    for (const venue of listed.filter((each) => each.is_visible)) {
      counts[venue.area] = (counts[venue.area] ?? 0) + 1;
    }
    const areas: { area: string; venues: number }[] = data ?? [];
    expect(Object.fromEntries(areas.map((row) => [row.area, row.venues]))).toEqual(counts);
  });
});

describe('private data', () => {
  test('a hidden venue is in no list, even for its owner', async () => {
    const hidden = listed.find((venue) => !venue.is_visible);
    const admin = await signInAdmin(stack, 'owner@example.org');
    for (const client of [clientOf(stack), admin]) {
      const { data } = await client.rpc('search_venues', { p_area: hidden?.area, p_limit: 100 });
      const found: { id: string }[] = data ?? [];
      expect(found.map((venue) => venue.id)).not.toContain(hidden?.id);
    }
  });

  test('commission and contact note are in no public response', async () => {
    const venue = listed.find((each) => each.is_visible);
    await stack.sql`insert into public.venue_private (venue_id, commission_bp, contact_note)
      values (${venue?.id ?? ''}, 725, 'Ask for the nephew')`;
    const visitor = clientOf(stack);
    const row = await visitor.from('venues').select('*').eq('id', venue?.id).single();
    expect(row.data?.['name']).toBe(venue?.name);
    expect(JSON.stringify(row.data)).not.toMatch(/nephew|commission|contact/);
    const embedded = await visitor.from('venues').select('name, venue_private (contact_note)');
    expect(embedded.error?.code).toBe('42501');
    const direct = await visitor.from('venue_private').select('venue_id');
    expect(direct.error?.code).toBe('42501');
  });
});
