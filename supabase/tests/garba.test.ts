import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('garba', { demo: true });
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** What the page asks for: the newest edition that is no draft, with all that hangs on it. */
async function newest(client: SupabaseClient) {
  const { data, error } = await client
    .from('garba_editions')
    .select('id, year, title, is_demo, garba_nights(id, date), garba_faqs(id), albums(id)')
    .order('year', { ascending: false })
    .limit(1);
  if (error) throw error;
  return data[0];
}

test('the demo’s edition is the coming Navratri: it is never over, and marked as a sample', async () => {
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

  test('is the admin’s alone, with its nights and questions, until it is announced', async () => {
    await admin.from('garba_editions').insert({ id, year: 2099, title: 'Next one' });
    expect((await admin.from('garba_nights').insert(night)).error).toBeNull();
    await admin
      .from('garba_faqs')
      .insert({ edition_id: id, question: 'When?', answer: 'In 2099.' });
    expect((await newest(clientOf(stack)))?.is_demo).toBe(true);
    for (const table of ['garba_nights', 'garba_faqs']) {
      const hidden = await clientOf(stack).from(table).select('id').eq('edition_id', id);
      expect(hidden.data).toEqual([]);
    }
    expect((await newest(admin))?.garba_nights).toHaveLength(1);
    await admin.from('garba_editions').update({ status: 'announced' }).eq('id', id);
    expect(await newest(clientOf(stack))).toMatchObject({ year: 2099, title: 'Next one' });
  });

  test('has one night a day and one edition a year, and is deleted with all that hangs on it', async () => {
    expect((await admin.from('garba_nights').insert(night)).error?.code).toBe('23505');
    const twin = await admin.from('garba_editions').insert({ year: 2099, title: 'Twin' });
    expect(twin.error?.code).toBe('23505');
    await stack.sql`delete from public.garba_editions where id = ${id}`;
    const left = await stack.sql`
      select id from public.garba_nights where edition_id = ${id}
      union all select id from public.garba_faqs where edition_id = ${id}`;
    expect([...left]).toEqual([]);
  });
});

test('an edition’s album is shown while visitors may see that album, and an edition outlives it', async () => {
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

test('a link to a map must be one that the site may set', async () => {
  const edition = await newest(clientOf(stack));
  const { error } = await admin
    .from('garba_editions')
    .update({ map_url: 'javascript:alert(1)' })
    .eq('id', edition?.id);
  expect(error?.code).toBe('23514');
});
