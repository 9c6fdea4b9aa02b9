import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';
import { factsOf, find, seedSamples, tables } from './support/tables.ts';

let stack: Stack;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('removal');
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
  await seedSamples(stack);
});
afterAll(() => stack?.stop());

const removable = Object.keys(tables).filter((name) => tables[name]?.isRemovable);

/** Removes or restores a row like the admin area: with its version. */
async function mark(table: string, id: unknown, version: number, deletedAt: string | null) {
  return manager
    .from(table)
    .update({ deleted_at: deletedAt })
    .eq('id', id)
    .eq('version', version)
    .select('version, deleted_at')
    .maybeSingle();
}

describe.each(removable)('a row of %s', (table) => {
  const { row, access } = factsOf(table);
  const isForVisitors = access('anon').select !== 'denied';
  const seen = async () =>
    (await clientOf(stack).from(table).select('id').eq('id', row['id'])).data?.length;

  test('is hidden from visitors on removal, by the database clock, and can be restored', async () => {
    expect(await seen()).toBe(isForVisitors ? 1 : undefined);
    const removed = await mark(table, row['id'], 1, '1999-01-01T00:00:00Z');
    expect(removed).toMatchObject({ error: null, data: { version: 2 } });
    expect(Date.parse(removed.data?.deleted_at)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(await seen()).toBe(isForVisitors ? 0 : undefined);
    expect((await mark(table, row['id'], 1, null)).data).toBeNull();
    expect((await mark(table, row['id'], 2, null)).data).toEqual({ version: 3, deleted_at: null });
    expect(await seen()).toBe(isForVisitors ? 1 : undefined);
    const { data: log } = await manager.rpc('list_changes', { p_table: table, p_key: row['id'] });
    expect(log).toMatchObject([
      { actor_name: 'manager@example.org', action: 'update', after: { deleted_at: null } },
      { actor_name: 'manager@example.org', action: 'update', before: { deleted_at: null } },
      { action: 'insert' },
    ]);
  });

  test('is deleted when its time is up, and not before', async () => {
    const { sql } = stack;
    const removedFor = async (days: number) => {
      await sql`alter table public.${sql(table)} disable trigger user`;
      await sql`update public.${sql(table)} set deleted_at = now() - make_interval(days => ${days}) where id = ${String(row['id'])}`;
      await sql`alter table public.${sql(table)} enable trigger user`;
      await sql`select private.tidy()`;
      return find(stack, table, row);
    };
    expect(await removedFor(29)).toBeDefined();
    expect(await removedFor(31)).toBeUndefined();
  });
});

test('a removed slug is free, and restoring onto a taken one is rejected', async () => {
  for (const table of ['albums', 'venues']) {
    const { row } = factsOf(table);
    const first = { ...row, id: randomUUID(), slug: 'taken' };
    const second = { ...first, id: randomUUID() };
    await manager.from(table).insert(first);
    await mark(table, first.id, 1, 'now');
    expect((await manager.from(table).insert(second)).error).toBeNull();
    const refused = await mark(table, first.id, 2, null);
    expect(refused.error?.code).toBe('23505');
    expect(refused.error?.message).toContain(`${table}_slug_key`);
  }
});

test('removed rows are in no list and no count, and accept no likes and interests', async () => {
  const visitor = clientOf(stack);
  const count = async () => ({
    albums: (await visitor.rpc('get_portfolio_albums_with_cover')).data?.length,
    categories: (await visitor.rpc('get_portfolio_categories')).data,
    venues: (await visitor.rpc('search_venues')).data?.[0]?.total_count ?? 0,
    areas: (await visitor.rpc('venue_areas')).data,
  });
  const before = await count();
  const { sql } = stack;
  const [event, edition] = [randomUUID(), randomUUID()];
  await sql`insert into public.albums (slug, title, category, deleted_at) values ('gone', 'Gone', 'Gone only', now())`;
  await sql`insert into public.venues (slug, name, area, type, max_guests, deleted_at) values ('gone', 'Gone', 'Gone only', 'lawn', 10, now())`;
  await sql`insert into public.upcoming_events (id, title, deleted_at) values (${event}, 'Gone', now())`;
  await sql`insert into public.garba_editions (id, year, title, status, deleted_at) values (${edition}, 2077, 'Gone', 'announced', now())`;
  expect(await count()).toEqual(before);
  const like = await visitor.rpc('like_event', { p_event_id: event, p_visitor: 'some-visitor' });
  expect(like.error?.code).toBe('PT404');
  const wait = await visitor.rpc('register_garba_interest', {
    p_id: randomUUID(),
    p_edition_id: edition,
    p_name: 'Ritu Kumari',
    p_phone: '98350 12345',
  });
  expect(wait.error).toMatchObject({ code: 'PT422', hint: 'edition' });
});
