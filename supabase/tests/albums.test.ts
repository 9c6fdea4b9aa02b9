import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('albums', { demo: true });
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

const summaryOf = async (album: string) => {
  const { data } = await admin.rpc('list_album_summaries');
  return data.find((row: { album_id: string }) => row.album_id === album);
};
const picturesOf = async (album: string) => {
  const { data } = await admin
    .from('portfolio_images')
    .select('id, display_order')
    .eq('album_id', album)
    .is('deleted_at', null)
    .order('display_order');
  return (data ?? []).map(({ id }) => String(id));
};

describe('the owner of the albums', () => {
  const wedding = 'd0000000-0000-4000-8000-000000000101';
  const conference = 'd0000000-0000-4000-8000-000000000102';
  test('appends pictures to another album, in order, and clears their former cover', async () => {
    const [first = '', second = ''] = await picturesOf(wedding);
    await admin.from('albums').update({ cover_image_id: second }).eq('id', wedding);
    expect(await summaryOf(wedding)).toMatchObject({ image_count: 5, cover_id: second });
    const before = await picturesOf(conference);
    const { error } = await admin.rpc('move_pictures', {
      p_ids: [second, first],
      p_album: conference,
    });
    expect(error).toBeNull();
    expect(await picturesOf(conference)).toEqual([...before, second, first]);
    expect((await summaryOf(wedding)).image_count).toBe(3);
    expect((await summaryOf(wedding)).cover_id).toBe((await picturesOf(wedding))[0]);
  });

  test('gets an error on moving pictures into a removed album', async () => {
    const [first = ''] = await picturesOf(conference);
    await admin.from('albums').update({ deleted_at: new Date().toISOString() }).eq('id', wedding);
    const { error } = await admin.rpc('move_pictures', { p_ids: [first], p_album: wedding });
    expect(error).toMatchObject({ code: 'PT422' });
    expect((await picturesOf(conference))[0]).toBe(first);
    await admin.from('albums').update({ deleted_at: null }).eq('id', wedding);
  });
});
