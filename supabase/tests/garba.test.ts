import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saleStatus } from '../../src/features/garba/data/edition.ts';
import { garbaStatuses } from '../../src/shared/lists/garbaStatuses.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('garba', { demo: true });
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** The query of the page: the newest edition that is not a draft, with its child rows. */
async function newest(client: SupabaseClient) {
  const { data, error } = await client
    .from('garba_editions')
    .select('id, year, title, is_demo, garba_nights(id, date), garba_faqs(id), albums(id)')
    .order('year', { ascending: false })
    .limit(1);
  if (error) throw error;
  return data[0];
}

test("the demo's edition is the next Navratri: never over, and marked as a sample", async () => {
  const edition = await newest(clientOf(stack));
  expect(edition).toMatchObject({ is_demo: true });
  expect(edition?.garba_nights).toHaveLength(5);
  expect(edition?.garba_faqs.length).toBeGreaterThan(2);
  expect(edition?.albums).not.toBeNull();
  const [last] = await stack.sql<{ ahead: boolean; inside: boolean }[]>`
    select max(n.date) >= private.today() as ahead,
      bool_and(n.date between e.starts_on and e.ends_on) as inside
    from public.garba_editions e join public.garba_nights n on n.edition_id = e.id where e.is_demo`;
  expect(last).toEqual({ ahead: true, inside: true });
});

describe('a draft', () => {
  const id = crypto.randomUUID();
  const night = { edition_id: id, date: '2099-10-05', starts_at: '19:00', ends_at: '23:00' };

  test('is visible to admins only, with nights and questions, until it is announced', async () => {
    await admin.from('garba_editions').insert({ id, year: 2099, title: 'Next one' });
    expect((await admin.from('garba_nights').insert(night)).error).toBeNull();
    await admin
      .from('garba_faqs')
      .insert({ edition_id: id, question: 'When?', answer: 'In 2099.' });
    expect((await newest(clientOf(stack)))?.is_demo).toBe(true);
    await admin.from('garba_sponsors').insert({ edition_id: id, name: 'Sample Sweets' });
    for (const table of ['garba_nights', 'garba_faqs', 'garba_sponsors']) {
      const hidden = await clientOf(stack).from(table).select('id').eq('edition_id', id);
      expect(hidden.data).toEqual([]);
    }
    expect((await newest(admin))?.garba_nights).toHaveLength(1);
    await admin.from('garba_editions').update({ status: 'announced' }).eq('id', id);
    expect(await newest(clientOf(stack))).toMatchObject({ year: 2099, title: 'Next one' });
  });

  test('has one night per day and one edition per year, and is deleted with its child rows', async () => {
    expect((await admin.from('garba_nights').insert(night)).error?.code).toBe('23505');
    const twin = await admin.from('garba_editions').insert({ year: 2099, title: 'Twin' });
    expect(twin.error?.code).toBe('23505');
    await stack.sql`delete from public.garba_editions where id = ${id}`;
    const left = await stack.sql`
      select id from public.garba_nights where edition_id = ${id}
      union all select id from public.garba_faqs where edition_id = ${id}
      union all select id from public.garba_sponsors where edition_id = ${id}`;
    expect([...left]).toEqual([]);
  });
});

test("an edition's album is shown while it is visible, and an edition outlives it", async () => {
  const album = '00000000-0000-4000-8000-00000000a1b0';
  await admin
    .from('albums')
    .insert({ id: album, slug: 'recap', title: 'Recap', category: 'Nights' });
  const edition = await newest(clientOf(stack));
  await admin.from('garba_editions').update({ recap_album_id: album }).eq('id', edition?.id);
  expect((await newest(clientOf(stack)))?.albums).toEqual({ id: album });
  await admin.from('albums').update({ is_visible: false }).eq('id', album);
  expect((await newest(clientOf(stack)))?.albums).toBeNull();
  await admin.from('albums').update({ is_visible: true, deleted_at: 'now' }).eq('id', album);
  expect((await newest(clientOf(stack)))?.albums).toBeNull();
  await stack.sql`delete from public.albums where id = ${album}`;
  expect((await newest(clientOf(stack)))?.id).toBe(edition?.id);
});

test('rejects an unsafe map link', async () => {
  const edition = await newest(clientOf(stack));
  const { error } = await admin
    .from('garba_editions')
    .update({ map_url: 'javascript:alert(1)' })
    .eq('id', edition?.id);
  expect(error?.code).toBe('23514');
});

describe("copying last year's edition", () => {
  const DEMO = 'd0000000-0000-4000-8000-000000000601';
  const copy = async (more: object) =>
    admin.rpc('copy_garba_edition', { p_edition_id: DEMO, p_year: 2090, ...more });
  const all =
    'year, status, title, starts_on, ends_on, passes_from, recap_album_id, is_demo, rules, hero_image_url, garba_nights(date, line_up), garba_faqs(question, display_order), garba_sponsors(name, image_url)';
  const read = async (id: string) =>
    (
      await admin
        .from('garba_editions')
        .select(all)
        .eq('id', id)
        .order('date', { referencedTable: 'garba_nights' })
        .order('display_order', { referencedTable: 'garba_faqs' })
        .order('display_order', { referencedTable: 'garba_sponsors' })
        .single()
    ).data;

  test('creates a draft of another year with texts, questions, sponsors and nights at the same intervals', async () => {
    await admin
      .from('garba_sponsors')
      .insert({ edition_id: DEMO, name: 'Logo Sponsor', image_url: '/pictures/diya.jpg' });
    await admin.from('garba_nights').insert({
      edition_id: DEMO,
      date: '2030-01-01',
      starts_at: '19:00',
      ends_at: '23:00',
      headline: 'Removed',
    });
    await admin.from('garba_nights').update({ deleted_at: 'now' }).eq('headline', 'Removed');
    const old = await read(DEMO);
    expect(old?.garba_sponsors).toContainEqual({
      name: 'Logo Sponsor',
      image_url: '/pictures/diya.jpg',
    });
    const { data: id, error } = await copy({ p_first_night: '2090-10-03' });
    expect(error).toBeNull();
    const made = await read(id);
    expect(made).toMatchObject({
      year: 2090,
      status: 'draft',
      title: 'Raas Garba 2090',
      starts_on: '2090-10-03',
      ends_on: '2090-10-07',
      passes_from: null,
      recap_album_id: null,
      is_demo: false,
      rules: old?.rules,
      hero_image_url: old?.hero_image_url,
      garba_faqs: old?.garba_faqs,
      garba_sponsors: old?.garba_sponsors,
    });
    expect(made?.garba_nights.map(({ date }) => date)).toEqual(
      ['03', '04', '05', '06', '07'].map((day) => `2090-10-${day}`),
    );
    expect(made?.garba_nights[0]?.line_up).toEqual(old?.garba_nights[0]?.line_up);
    await stack.sql`delete from public.garba_editions where id = ${id}`;
  });

  test('omits nights and dates without a first night', async () => {
    const { data: id } = await copy({});
    expect(await read(id)).toMatchObject({ starts_on: null, ends_on: null, garba_nights: [] });
    expect((await copy({})).error).toMatchObject({ code: 'PT422', hint: 'p_year' });
    await stack.sql`delete from public.garba_editions where id = ${id}`;
  });

  test('rejects a day of another year and a removed edition', async () => {
    const wrong = await copy({ p_first_night: '2091-10-03' });
    expect(wrong.error).toMatchObject({ code: 'PT422', hint: 'p_first_night' });
    const gone = await copy({ p_edition_id: crypto.randomUUID() });
    expect(gone.error).toMatchObject({ code: 'PT422', hint: 'p_edition_id' });
    const left = await admin.from('garba_editions').select('id').eq('year', 2090);
    expect(left.data).toEqual([]);
  });
});

test('the site and the database open a sale on the same day', async () => {
  const rows = await stack.sql<{ status: string; passes_from: string | null; sale: string }[]>`
    select e.status, e.passes_from::text, private.sale_status(e) as sale
    from unnest(${[...garbaStatuses]}::text[]) s (status)
      cross join unnest(array[null, -400, -1, 0, 1, 400]) d (days)
      cross join lateral jsonb_populate_record(
        null::public.garba_editions,
        jsonb_build_object('status', s.status, 'passes_from', private.today() + d.days)
      ) e`;
  expect(rows).toHaveLength(garbaStatuses.length * 6);
  expect(rows.filter(({ sale }) => sale === 'on_sale')).toHaveLength(6 + 3);
  for (const { sale, ...edition } of rows)
    expect([edition, saleStatus(edition, Date.now())]).toEqual([edition, sale]);
});
