import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NEW, recordTable } from '@/shared/admin/data/recordTable.ts';
import { saveOrder } from '@/shared/admin/data/saveOrder.ts';
import { ConflictError } from '@/shared/admin/savedRow.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { sameTexts } from '../builders/sameTexts.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';

const { signal } = new AbortController();
let stack: Stack;

beforeAll(async () => {
  stack = await createTestStack('record-table', { outboxEvery: 0 });
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  const { error } = await getSupabase().auth.signInWithPassword(stack.admin);
  if (error) throw error;
});
afterAll(async () => {
  await stack?.stop();
  vi.unstubAllEnvs();
});

/** Resets to one album with this title and one with another. */
async function name(title: string): Promise<void> {
  await stack.sql`delete from public.albums`;
  await stack.sql`insert into public.albums (slug, title, category)
    values ('one', ${title}, 'Weddings'), ('other', 'nothing, 100 percent, axb', 'Weddings')`;
}

describe('a table of the admin area', () => {
  const pages = recordTable({
    name: 'page_visibility',
    columns: ['page_name', 'category', 'message'],
    key: 'page_name',
    order: ['page_name'],
    pageSize: 2,
  });
  const albums = recordTable({
    name: 'albums',
    columns: ['id', 'title', 'category'],
    key: 'id',
    order: ['title'],
  });
  const found = async (search: string) =>
    (await albums.list({ search }, signal)).rows.map(({ title }) => title);

  it.each([
    '100% ours',
    'a_b',
    'say "so"',
    '"so"',
    'c:\\d',
    '[x](y) {2}. ^$',
    'one|two, *three*?+',
  ])('finds %s by these characters, ignoring case', async (text) => {
    await name(text);
    expect(await found(text.toUpperCase())).toEqual([text]);
  });

  it.each(sameTexts)('finds %j by %j', async (stored, searched) => {
    await name(stored);
    expect(await found(searched)).toHaveLength(1);
  });

  it('counts all matches; a page past the end and an invalid key return nothing', async () => {
    const first = await pages.list({ equal: { category: 'services', message: null } }, signal);
    expect(first.rows).toHaveLength(2);
    expect(first.total).toBeGreaterThan(2);
    expect(await pages.list({ page: 99 }, signal)).toEqual({ rows: [], total: 0 });
    expect(await pages.read('nothing')).toBeNull();
  });

  it('rejects a save over an older version, and adds a row', async () => {
    const about = await pages.read('about');
    if (!about) throw new Error('There is no such page.');
    const saved = await pages.save('about', about.version, { message: 'First' });
    expect(saved).toMatchObject({ message: 'First', version: about.version + 1 });
    await expect(pages.save('about', about.version, { message: 'Second' })).rejects.toThrow(
      ConflictError,
    );
    await stack.sql`delete from public.page_visibility where page_name = 'about'`;
    expect(await pages.save(NEW, 0, { page_name: 'about' })).toMatchObject({ page_name: 'about' });
  });

  it('saves an order', async () => {
    const rows = await stack.sql`select id from public.upcoming_events order by id`;
    const ids = rows.map(({ id }) => String(id)).toReversed();
    await saveOrder('upcoming_events', ids);
    const now = await stack.sql`select id from public.upcoming_events order by display_order`;
    expect(now.map(({ id }) => id)).toEqual(ids);
    await expect(saveOrder('upcoming_events', [crypto.randomUUID()])).rejects.toThrow(DataError);
  });
});
