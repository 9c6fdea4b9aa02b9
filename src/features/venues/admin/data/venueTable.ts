import { countedPage, textPattern } from '@/shared/admin/data/answers.ts';
import { pictureTable } from '@/shared/admin/data/pictureTable.ts';
import { NEW, type RecordTable, recordTable } from '@/shared/admin/data/recordTable.ts';
import type { ListPage } from '@/shared/admin/ListScreen.tsx';
import { ConflictError } from '@/shared/admin/savedRow.ts';
import { allRows } from '@/shared/data/allRows.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';
import type { PrivateRow } from './privateNotes.ts';
import { oldPricesDay, type VenueFilters } from './venueList.ts';
import type { VenueColumns, VenueRow } from './venues.ts';

/** Rows of a page of the list. */
export const PAGE_SIZE = 25;

const columns = [
  'id',
  'slug',
  'name',
  'description',
  'area',
  'address',
  'map_url',
  'type',
  'min_guests',
  'max_guests',
  'halls',
  'veg_paise',
  'nonveg_paise',
  'rental_paise',
  'rooms',
  'parking',
  'ac',
  'outside_caterer',
  'decor_policy',
  'amenities',
  'is_partner',
  'price_verified_on',
  'is_visible',
  'display_order',
  'is_demo',
  'deleted_at',
] as const satisfies readonly (keyof VenueRow)[];

/** Venues, in the order of the site. */
export const venueTable = recordTable({
  name: 'venues',
  columns,
  key: 'id',
  order: ['display_order', 'name', 'id'],
});

/** The pictures of venues. */
export const venuePictures = pictureTable('venue_images', 'venue_id', 'venues');

type Cover = Pick<
  Tables<'venue_images'>,
  'image_url' | 'alt' | 'width' | 'height' | 'focal_x' | 'focal_y' | 'deleted_at'
>;
/** A venue of the list; its first picture that is not removed is its cover. */
export type ListedVenue = VenueRow & { venue_images: Cover[] };

const listed = `${columns.join(', ')}, version, venue_images (image_url, alt, width, height, focal_x, focal_y, deleted_at)`;

/** The venues that match, in the owner's order. */
function matching(
  { search, area, type, state, prices }: Omit<VenueFilters, 'page' | 'open'>,
  count?: 'exact',
) {
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

/** The venues that match, from `offset` on. @throws DataError */
export async function listVenues(
  filters: Omit<VenueFilters, 'page' | 'open'>,
  offset: number,
  limit: number,
  signal: AbortSignal,
): Promise<ListPage<ListedVenue>> {
  return countedPage(
    await matching(filters, 'exact')
      .range(offset, offset + limit - 1)
      .abortSignal(signal)
      .overrideTypes<ListedVenue[], { merge: false }>(),
  );
}

/** Every venue that is not removed. @throws DataError */
export async function listAllVenues(signal: AbortSignal): Promise<ListedVenue[]> {
  const filters = { search: '', area: null, type: null, state: null, prices: null };
  return allRows((from, to) =>
    matching(filters)
      .range(from, to)
      .abortSignal(signal)
      .overrideTypes<ListedVenue[], { merge: false }>(),
  );
}

/** The areas that venues stand in, by name. @throws DataError */
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

/** Changes several venues in one statement. @returns the ids of those that were there to be changed. @throws DataError */
export async function changeVenues(
  ids: readonly string[],
  changes: TablesUpdate<'venues'>,
): Promise<string[]> {
  const changed = dataOf(
    await getSupabase().from('venues').update(changes).in('id', ids).select('id'),
  );
  return changed.map(({ id }) => id);
}

/** A row of a file as it is imported: version 0 adds a venue, another is the one that it was compared with. */
export type ImportedVenue = VenueColumns & { version: number };

/** Writes all of them or none. @throws DataError PT422 where one was changed meanwhile. */
export async function importVenues(rows: readonly ImportedVenue[]): Promise<void> {
  dataOf(await getSupabase().rpc('import_venues', { p_rows: [...rows] }));
}

const notes = recordTable({
  name: 'venue_private',
  columns: ['venue_id', 'commission_bp', 'contact_note'],
  key: 'venue_id',
  order: ['venue_id'],
});

/** What the owner notes of a venue. A venue without notes has no row: it reads as an empty one of version 0. */
export const privateTable: RecordTable<PrivateRow, TablesUpdate<'venue_private'>> = {
  ...notes,
  read: async (id) =>
    (await notes.read(id)) ?? { venue_id: id, commission_bp: null, contact_note: '', version: 0 },
  save: async (id, version, changes) => {
    if (version > 0) return notes.save(id, version, changes);
    try {
      return await notes.save(NEW, 0, { ...changes, venue_id: id });
    } catch (error) {
      if (error instanceof DataError && error.code === '23505')
        throw new ConflictError('Somebody wrote the first note meanwhile.');
      throw error;
    }
  },
};
