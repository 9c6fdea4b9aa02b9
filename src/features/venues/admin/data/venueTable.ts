import { countedPage, textPattern } from '@/shared/admin/data/answers.ts';
import { pagedList } from '@/shared/admin/pagedList.ts';
import { allRows } from '@/shared/data/allRows.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { oldPricesDay, type VenueFilters } from './venueList.ts';
import { type VenueRow, venues } from './venues.ts';

type Cover = Pick<
  Tables<'venue_images'>,
  'image_url' | 'alt' | 'width' | 'height' | 'focal_x' | 'focal_y' | 'deleted_at'
>;
/** A venue of the list; its first picture that is not removed is its cover. */
export type ListedVenue = VenueRow & { venue_images: Cover[] };

const listed = `${venues.table.columns.join(', ')}, venue_images (image_url, alt, width, height, focal_x, focal_y, deleted_at)`;

/** The venues that match, in the owner's order. */
function matching({ search, area, type, state, prices }: VenueFilters, count?: 'exact') {
  let query = getSupabase()
    .from('venues')
    .select(listed, count && { count });
  query = state === 'removed' ? query.not('deleted_at', 'is', null) : query.is('deleted_at', null);
  if (state === 'visible' || state === 'hidden')
    query = query.eq('is_visible', state === 'visible');
  if (area !== null) query = query.eq('area', area);
  if (type !== null) query = query.eq('type', type);
  if (search !== '') query = query.filter('search_text', 'match', textPattern(search));
  if (prices === 'old')
    query = query.or(`price_verified_on.is.null,price_verified_on.lte.${oldPricesDay()}`);
  return query
    .order('display_order')
    .order('name')
    .order('id')
    .order('display_order', { referencedTable: 'venue_images' })
    .order('created_at', { referencedTable: 'venue_images' });
}

/** The venues that match, each with its pictures. */
export const listedVenues = pagedList({
  key: ['venues', 'list'],
  // The table has no realtime.
  poll: 60_000,
  load: async (filters: VenueFilters, offset, limit, signal) =>
    countedPage(
      await matching(filters, 'exact')
        .range(offset, offset + limit - 1)
        .abortSignal(signal)
        .overrideTypes<ListedVenue[], { merge: false }>(),
    ),
});

/** The areas that have venues, by name. @throws DataError */
export async function listAreas(signal: AbortSignal): Promise<string[]> {
  const rows = await allRows((from, to) =>
    getSupabase()
      .from('venues')
      .select('area')
      .is('deleted_at', null)
      .order('area')
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
  return [...new Set(rows.map(({ area }) => area))];
}

/** Changes several venues in one statement. @returns the ids of those that were found. @throws DataError */
export async function changeVenues(
  ids: readonly string[],
  changes: TablesUpdate<'venues'>,
): Promise<string[]> {
  const changed = dataOf(
    await getSupabase().from('venues').update(changes).in('id', ids).select('id'),
  );
  return changed.map(({ id }) => id);
}
