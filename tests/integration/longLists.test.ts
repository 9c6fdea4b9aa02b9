import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { events } from '@/features/events/admin/data/events.ts';
import { listEvents } from '@/features/events/data/eventQueries.ts';
import { albumPictures, albums } from '@/features/portfolio/admin/data/albums.ts';
import { listAlbumSummaries } from '@/features/portfolio/admin/data/useAlbums.ts';
import { listAlbumChanges } from '@/features/portfolio/data/albumQueries.ts';
import { venues } from '@/features/venues/admin/data/venues.ts';
import { listAreas } from '@/features/venues/admin/data/venueTable.ts';
import { listVenueChanges } from '@/features/venues/data/venueQueries.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';

/** More rows than one API response may contain (`max_rows` of supabase/config.toml). */
const ROWS = 1200;
const { signal } = new AbortController();
let stack: Stack;
let album = '';

beforeAll(async () => {
  stack = await createTestStack('long-lists', { outboxEvery: 0 });
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  const { error } = await getSupabase().auth.signInWithPassword(stack.admin);
  if (error) throw error;
  // All with the same order and time: only their ids differ.
  await stack.sql`insert into public.albums (slug, title, category)
    select 'many-' || n, 'Album ' || n, 'Many' from generate_series(1, ${ROWS}) n`;
  await stack.sql`insert into public.upcoming_events (title, date_type)
    select 'Event ' || n, 'soon' from generate_series(1, ${ROWS}) n`;
  await stack.sql`insert into public.venues (slug, name, area, type, max_guests)
    select 'many-' || n, 'Venue ' || n, 'Area ' || n, 'lawn', 100 from generate_series(1, ${ROWS}) n`;
  const [first] = await stack.sql<{ id: string }[]>`
    select id from public.albums where slug = 'many-1'`;
  album = first?.id ?? '';
  await stack.sql`insert into public.portfolio_images (album_id, image_url, alt)
    select ${album}, '/pictures/haldi-480.avif', 'Picture ' || n from generate_series(1, ${ROWS}) n`;
});
afterAll(async () => {
  await stack?.stop();
  vi.unstubAllEnvs();
});

it.each<[string, () => Promise<readonly unknown[]>]>([
  ['albums of the site', async () => listAlbumChanges(getVisitorClient(), signal)],
  ['events of the site', async () => listEvents(getVisitorClient(), signal)],
  ['venues of the site', async () => listVenueChanges(getVisitorClient(), signal)],
  ['albums of the admin area', async () => (await albums.table.list({}, signal)).rows],
  [
    'albums that a search finds',
    async () => (await albums.table.list({ search: 'al' }, signal)).rows,
  ],
  ['summaries of albums', async () => listAlbumSummaries(signal)],
  ['pictures of an album', async () => albumPictures.list(album, signal)],
  ['events of the admin area', async () => (await events.table.list({}, signal)).rows],
  ['venues of an import', async () => (await venues.table.list({}, signal)).rows],
  ['areas of venues', async () => listAreas(signal)],
])('a list of %s is complete beyond 1,000 rows, without duplicates', async (_what, list) => {
  const rows = await list();
  expect(rows).toHaveLength(ROWS);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(ROWS);
});

it('a list of exactly max_rows rows ends there', async () => {
  await stack.sql`delete from public.upcoming_events where id not in
    (select id from public.upcoming_events limit 1000)`;
  expect((await events.table.list({}, signal)).rows).toHaveLength(1000);
});
