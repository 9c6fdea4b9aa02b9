import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { privateTable } from '@/features/venues/admin/data/privateNotes.ts';
import { changeVenues, listedVenues } from '@/features/venues/admin/data/venueTable.ts';
import { oldPricesDay, type VenueFilters } from '@/features/venues/admin/data/venueList.ts';
import { ConflictError } from '@/shared/admin/savedRow.ts';
import { istDay } from '@/shared/lib/dates.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { sameTexts } from '../builders/sameTexts.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';

const { signal } = new AbortController();
let stack: Stack;

beforeAll(async () => {
  stack = await createTestStack('venue-table', { outboxEvery: 0 });
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  const { error } = await getSupabase().auth.signInWithPassword(stack.admin);
  if (error) throw error;
  await stack.sql`insert into public.venues (slug, name, area, type, max_guests, is_visible, price_verified_on, deleted_at) values
    ('a', 'Hall, (A)', 'Digha', 'lawn', 100, true, private.today(), null),
    ('b', 'Hall B', 'Digha', 'lawn', 100, true, ${oldPricesDay()}, null),
    ('c', 'Hall C', 'Raja Bazar', 'hotel', 100, false, null, null),
    ('d', 'Hall D', 'Digha', 'lawn', 100, true, private.today(), now())`;
  await stack.sql`insert into public.venue_images (venue_id, image_url, display_order, deleted_at)
    select v.id, i.url, i.place, i.removed from public.venues v,
      (values ('/pictures/2.jpg', 20, null), ('/pictures/1.jpg', 10, null), ('/pictures/0.jpg', 0, now())) i (url, place, removed)
    where v.slug = 'a'`;
});
afterAll(async () => {
  await stack?.stop();
  vi.unstubAllEnvs();
});

const none = { search: '', area: null, type: null, state: null, prices: null };
const list = async (filters: Partial<VenueFilters>) =>
  listedVenues.load({ ...none, ...filters }, 0, 25, signal);

describe('venues of the admin area', () => {
  it.each<[string, Partial<VenueFilters>, string[]]>([
    ['no filter', {}, ['Hall B', 'Hall C', 'Hall, (A)']],
    ['a search', { search: 'hall, (a' }, ['Hall, (A)']],
    ['old prices', { prices: 'old' }, ['Hall B', 'Hall C']],
    ['old prices and a search', { prices: 'old', search: 'c' }, ['Hall C']],
    ['an area', { area: 'Digha' }, ['Hall B', 'Hall, (A)']],
    ['a type', { type: 'hotel' }, ['Hall C']],
    ['what is hidden', { state: 'hidden' }, ['Hall C']],
    ['what is visible', { state: 'visible' }, ['Hall B', 'Hall, (A)']],
    ['what is removed', { state: 'removed' }, ['Hall D']],
  ])('are found by %s', async (_by, filters, names) => {
    const { rows, total } = await list(filters);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names);
    expect(total).toBe(names.length);
  });

  it.each(sameTexts)('named %j are found by %j', async (name, search) => {
    await stack.sql`update public.venues set name = ${name} where slug = 'c'`;
    try {
      expect((await list({ search })).rows.map(({ slug }) => slug)).toEqual(['c']);
    } finally {
      await stack.sql`update public.venues set name = 'Hall C' where slug = 'c'`;
    }
  });

  it('are paged, each with its pictures in order', async () => {
    const { rows, total } = await listedVenues.load(none, 2, 1, signal);
    expect([rows.length, total]).toEqual([1, 3]);
    const [venue] = (await list({ search: '(A)' })).rows;
    const shown = venue?.venue_images.filter(({ deleted_at: at }) => at === null);
    expect(shown?.map(({ image_url: url }) => url)).toEqual(['/pictures/1.jpg', '/pictures/2.jpg']);
  });

  // Changes all rows, so it comes after the tests that count them.
  it('are changed in bulk, with the result per venue', async () => {
    const ids = (await list({})).rows.map(({ id }) => id);
    await changeVenues(ids, { price_verified_on: istDay(new Date()) });
    expect((await list({ prices: 'old' })).total).toBe(0);
    const changed = await changeVenues([randomUUID(), ...ids], { is_visible: true });
    expect(changed.toSorted()).toEqual(ids.toSorted());
  });

  it('have empty notes at first; the second of two first saves gets a conflict', async () => {
    const [venue] = (await list({})).rows;
    if (!venue) throw new Error('There is no venue.');
    const empty = await privateTable.read(venue.id);
    expect(empty).toMatchObject({ contact_note: '', version: 0 });
    const first = await privateTable.save(venue.id, 0, { contact_note: 'First' });
    await expect(privateTable.save(venue.id, 0, { contact_note: 'Mine' })).rejects.toThrow(
      ConflictError,
    );
    await privateTable.save(venue.id, first.version, { contact_note: 'Second' });
    expect(await privateTable.read(venue.id)).toMatchObject({ contact_note: 'Second', version: 2 });
  });
});
