import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let manager: SupabaseClient;
const events = [randomUUID(), randomUUID(), randomUUID()] as const;
const [a, b, c] = events;

beforeAll(async () => {
  stack = await createTestStack('content-order');
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  const { sql } = stack;
  await sql`delete from public.upcoming_events`;
  for (const [place, id] of events.entries())
    await sql`insert into public.upcoming_events (id, title, display_order) values (${id}, 'Sample', ${place})`;
});

/** The error code; null if the order was saved. */
const reorder = async (ids: readonly (string | null)[], table = 'upcoming_events') =>
  (await manager.rpc('reorder_rows', { p_table: table, p_ids: ids })).error?.code ?? null;
const order = async () =>
  (await stack.sql`select id from public.upcoming_events order by display_order, id`).map(
    ({ id }) => String(id),
  );

test('saves a whole order with one statement, without an edit of unmoved rows', async () => {
  const { sql } = stack;
  await sql`create table public.seen (n integer)`;
  await sql`create function public.count_statement() returns trigger language plpgsql security definer as
    $$ begin insert into public.seen values (1); return null; end $$`;
  await sql`create trigger counted after update on public.upcoming_events
    for each statement execute function public.count_statement()`;
  expect(await reorder([c, a, b])).toBeNull();
  expect(await order()).toEqual([c, a, b]);
  expect(await reorder([c, b, a])).toBeNull();
  expect(await order()).toEqual([c, b, a]);
  expect([...(await sql`select count(*)::int as statements from public.seen`)]).toEqual([
    { statements: 2 },
  ]);
  const [first] = await sql`select version from public.upcoming_events where id = ${c}`;
  expect(first?.['version']).toBe(2);
});

test('rejects an id that is not in the list, and moves nothing', async () => {
  const { sql } = stack;
  const album = randomUUID();
  await sql`insert into public.albums (id, slug, title, category) values (${album}, 'order', 'Order', 'Order')`;
  for (const wrong of [randomUUID(), album, a, null]) {
    expect([wrong, await reorder([c, b, a, wrong])]).toEqual([wrong, 'PT409']);
    expect(await order()).toEqual([a, b, c]);
  }
  await manager.from('upcoming_events').update({ deleted_at: 'now' }).eq('id', b);
  expect(await reorder([c, b, a])).toBe('PT409');
  expect(await reorder([c, a])).toBeNull();
});

test('orders pictures within one event only', async () => {
  const pictures = await Promise.all(
    [a, a, b].map(async (event_id) => {
      const id = randomUUID();
      await stack.sql`insert into public.upcoming_event_images (id, event_id, image_url)
        values (${id}, ${event_id}, '/pictures/diya.jpg')`;
      return id;
    }),
  );
  expect(await reorder(pictures, 'upcoming_event_images')).toBe('PT409');
  expect(await reorder(pictures.slice(0, 2), 'upcoming_event_images')).toBeNull();
});

test('rejects other tables', async () => {
  for (const table of ['booking_forms', 'private.admins', 'albums; drop table albums', '']) {
    expect([table, await reorder([a], table)]).toEqual([table, 'PT422']);
  }
});

test('resetting likes lets the same visitor like again', async () => {
  const like = async () =>
    (await clientOf(stack).rpc('like_event', { p_event_id: a, p_visitor: 'some-visitor' })).data;
  expect(await like()).toBe(1);
  expect((await manager.rpc('reset_event_likes', { p_event_id: a })).error).toBeNull();
  const [row] = await stack.sql`select like_count from public.upcoming_events where id = ${a}`;
  expect(row?.['like_count']).toBe(0);
  expect(await like()).toBe(1);
});
