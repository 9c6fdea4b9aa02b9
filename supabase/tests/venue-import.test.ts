import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('venue-import', { outboxEvery: 0 });
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`truncate public.venues cascade`;
});

const venue = (slug: string, change: object = {}) => ({
  slug,
  name: 'शुभ वाटिका',
  description: '',
  area: 'Digha',
  address: '',
  map_url: null,
  type: 'lawn',
  min_guests: 1,
  max_guests: 300,
  halls: [{ name: 'Lawn', seated: 300 }],
  veg_paise: 90_000,
  nonveg_paise: null,
  rental_paise: null,
  rooms: 0,
  parking: 40,
  ac: false,
  outside_caterer: true,
  decor_policy: 'any',
  amenities: ['Lift'],
  is_partner: false,
  price_verified_on: '2026-11-01',
  is_visible: true,
  display_order: 10,
  version: 0,
  ...change,
});

async function importRows(rows: object[]) {
  const { data, error } = await manager.rpc('import_rows', { p_table: 'venues', p_rows: rows });
  return error ? `${error.code} ${error.message}` : data;
}

/** The stored venues: slug, price and version. */
async function kept() {
  const rows = await stack.sql<{ slug: string; veg_paise: number; version: number }[]>`
    select slug, veg_paise, version from public.venues where deleted_at is null order by slug`;
  return rows.map((row) => `${row.slug} ${row.veg_paise} v${row.version}`);
}

const numbered = async () => {
  const rows = await stack.sql<{ slug: string; display_order: number }[]>`
    select slug, display_order from public.venues order by display_order, slug`;
  return rows.map((row) => `${row.slug} ${row.display_order}`);
};

describe('a venue import', () => {
  test('adds and updates venues together, with all columns', async () => {
    expect(await importRows([venue('a'), venue('b')])).toBe(2);
    expect(await importRows([venue('a', { veg_paise: 95_000, version: 1 }), venue('c')])).toBe(2);
    expect(await kept()).toEqual(['a 95000 v2', 'b 90000 v1', 'c 90000 v1']);
    const [row] = await stack.sql`select to_jsonb(v) as row from public.venues v where slug = 'c'`;
    const { version: _version, ...columns } = venue('c');
    expect(row?.['row']).toMatchObject(columns);
  });

  test.each([
    ['an invalid value', venue('c', { veg_paise: 0 }), /^23514 /],
    ['a venue changed in between', venue('a', { version: 7 }), /^PT422 Somebody changed/],
    ['an existing slug', venue('a'), /^PT422 .* added meanwhile/],
    ['a duplicate venue', venue('b', { version: 1, veg_paise: 1 }), /^PT422 Somebody/],
  ])('writes nothing because of %s', async (_why, wrong, fault) => {
    await importRows([venue('a'), venue('b')]);
    const answer = await importRows([venue('b', { version: 1, veg_paise: 80_000 }), wrong]);
    expect(answer).toMatch(fault);
    expect(await kept()).toEqual(['a 90000 v1', 'b 90000 v1']);
  });

  test('numbers new venues after the last one, in the order of the file, unless it gives an order', async () => {
    const unordered = (slug: string, version = 0) => {
      const { display_order: _order, ...columns } = venue(slug, { version });
      return columns;
    };
    await importRows([venue('m')]);
    expect(await importRows([unordered('z'), unordered('m', 1), unordered('a')])).toBe(3);
    expect(await numbered()).toEqual(['m 10', 'z 11', 'a 12']);
  });

  test('leaves a removed venue with the same slug alone', async () => {
    await importRows([venue('a')]);
    await stack.sql`update public.venues set deleted_at = now()`;
    expect(await importRows([venue('a', { veg_paise: 70_000 })])).toBe(1);
    expect(await kept()).toEqual(['a 70000 v1']);
    const [count] = await stack.sql`select count(*)::integer as venues from public.venues`;
    expect(count?.['venues']).toBe(2);
  });

  test('accepts at most 1,000', async () => {
    const rows = Array.from({ length: 1001 }, (_, at) => venue(`v-${at}`));
    expect(await importRows(rows)).toBe('PT422 An import has 1 to 1,000 rows.');
    expect(await importRows(rows.slice(1))).toBe(1000);
    expect(await importRows([])).toMatch(/^PT422 /);
  });
});

test('a table that has no imports is refused', async () => {
  for (const table of ['pages', 'admins', 'venues; drop table public.venues', 'no_such'])
    expect(
      (await manager.rpc('import_rows', { p_table: table, p_rows: [{ version: 0 }] })).error,
    ).toMatchObject({ code: 'PT422', message: 'The rows of this table cannot be imported.' });
});

test("visitors cannot read a venue's private notes with any select", async () => {
  await importRows([venue('a')]);
  const [row] = await stack.sql<{ id: string }[]>`select id from public.venues`;
  const { error: refused } = await manager
    .from('venue_private')
    .insert({ venue_id: row?.id, commission_bp: 750, contact_note: 'Ask for Munna.' });
  expect(refused).toBeNull();
  const visitor = clientOf(stack);
  const { data } = await visitor.from('venues').select('*, venue_images(*)');
  expect(data).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/commission|Munna/);
  for (const columns of ['*', 'contact_note', 'venue_id']) {
    const { error } = await visitor.from('venue_private').select(columns);
    expect(error?.code).toBe('42501');
  }
  const { error } = await visitor.from('venues').select('id, venue_private(contact_note)');
  expect(error?.code).toBe('42501');
});
