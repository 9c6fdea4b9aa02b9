import { isUuid } from '@/shared/lib/uuid.ts';
import { allRows } from '@/shared/data/allRows.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { decorPolicies } from '@/shared/lists/decorPolicies.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { Database, Tables } from '@/shared/supabase/database.types.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import {
  PAGE_SIZE,
  type Venue,
  type VenueArea,
  type VenueDetail,
  type VenuePage,
} from './venue.ts';
import { filterSearch, type VenueFilters } from './venueFilters.ts';

type Found = Database['public']['Functions']['search_venues']['Returns'][number];
type Nullable =
  | 'veg_paise'
  | 'nonveg_paise'
  | 'rental_paise'
  | 'price_verified_on'
  | 'image_url'
  | 'image_alt'
  | 'image_width'
  | 'image_height'
  | 'focal_x'
  | 'focal_y';
/** The generated type does not know what may be null. */
type FoundRow = Omit<Found, Nullable> & { [Column in Nullable]: Found[Column] | null };

type ImageRow = Pick<
  Tables<'venue_images'>,
  'image_url' | 'alt' | 'width' | 'height' | 'focal_x' | 'focal_y'
>;
type TableRow = Omit<
  Tables<'venues'>,
  | 'slug'
  | 'is_visible'
  | 'display_order'
  | 'created_at'
  | 'updated_at'
  | 'version'
  | 'deleted_at'
  | 'search_text'
> & {
  venue_images: ImageRow[];
};
type Common = Omit<FoundRow, 'slug' | 'total_count' | `image_${string}` | 'focal_x' | 'focal_y'>;

const COLUMNS = `id, name, description, area, address, map_url, type, min_guests, max_guests, halls, veg_paise, nonveg_paise,
  plate_paise, rental_paise, rooms, parking, ac, outside_caterer, decor_policy, amenities, is_partner, is_demo, price_verified_on,
  venue_images (image_url, alt, width, height, focal_x, focal_y)`;

function toPicture(row: ImageRow) {
  const { image_url: url, alt, width, height, focal_x: focalX, focal_y: focalY } = row;
  return { url, alt, width, height, focalX, focalY };
}

function commonOf(row: Common): Omit<Venue, 'picture'> {
  return {
    id: row.id,
    name: row.name,
    area: row.area,
    type: venueTypes.find((type) => type === row.type) ?? 'banquet',
    minGuests: row.min_guests,
    maxGuests: row.max_guests,
    vegPaise: row.veg_paise,
    nonvegPaise: row.nonveg_paise,
    rentalPaise: row.rental_paise,
    rooms: row.rooms,
    parking: row.parking,
    ac: row.ac,
    outsideCaterer: row.outside_caterer,
    isPartner: row.is_partner,
    isSample: row.is_demo,
    priceVerifiedOn: row.price_verified_on,
  };
}

function toVenue(row: FoundRow): Venue {
  const { image_url: url, image_width: width, image_height: height } = row;
  const image = { alt: row.image_alt ?? '', width, height };
  const focal = { focalX: row.focal_x ?? 0.5, focalY: row.focal_y ?? 0.5 };
  return { ...commonOf(row), picture: url === null ? null : { url, ...image, ...focal } };
}

function toHalls(halls: TableRow['halls']): VenueDetail['halls'] {
  if (!Array.isArray(halls)) return [];
  return halls.map((hall) => {
    const { name, seated }: Record<string, unknown> = Object(hall);
    return { name: String(name), seated: Number(seated) };
  });
}

function toDetail(row: TableRow): VenueDetail {
  const pictures = row.venue_images.map(toPicture);
  return {
    ...commonOf(row),
    description: row.description,
    address: row.address,
    mapUrl: row.map_url,
    halls: toHalls(row.halls),
    decorPolicy: decorPolicies.find((policy) => policy === row.decor_policy) ?? 'any',
    amenities: row.amenities,
    picture: pictures[0] ?? null,
    pictures,
  };
}

function visibleVenues(client: VisitorClient, ids: readonly string[]) {
  return client
    .from('venues')
    .select(COLUMNS)
    .eq('is_visible', true)
    .in('id', ids)
    .order('display_order', { referencedTable: 'venue_images' })
    .order('created_at', { referencedTable: 'venue_images' });
}

/** A page of the venues that fit; past the end the last page. @throws DataError */
async function searchVenues(
  client: VisitorClient,
  signal: AbortSignal,
  filters: VenueFilters,
): Promise<VenuePage> {
  const { area, guests, plate, food, type } = filters;
  const answer = await client
    .rpc('search_venues', {
      ...(area !== null && { p_area: area }),
      ...(guests !== null && { p_guests: guests }),
      ...(plate !== null && { p_max_plate_paise: plate * 100 }),
      ...(food !== null && { p_food: food }),
      ...(type !== null && { p_type: type }),
      p_ac: filters.ac,
      p_rooms: filters.rooms,
      p_parking: filters.parking,
      p_outside_caterer: filters.caterer,
      p_sort: filters.sort,
      p_limit: PAGE_SIZE,
      p_offset: (filters.page - 1) * PAGE_SIZE,
    })
    .abortSignal(signal);
  const rows: FoundRow[] = dataOf(answer);
  return { venues: rows.map(toVenue), total: rows[0]?.total_count ?? 0 };
}

/** The areas that visible venues stand in, by name. @throws DataError */
async function listAreas(client: VisitorClient, signal: AbortSignal): Promise<VenueArea[]> {
  return dataOf(await client.rpc('venue_areas').abortSignal(signal));
}

/** All visible venues for their own pages, with the moment of their last change, ISO 8601. @throws DataError */
export async function listVenueChanges(
  client: VisitorClient,
  signal: AbortSignal,
): Promise<{ id: string; changed: string }[]> {
  return allRows((from, to) =>
    client
      .from('venues')
      .select('id, changed:updated_at')
      .eq('is_visible', true)
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
}

/** One venue; null where there is none of this id that visitors may see. @throws DataError */
async function loadVenue(
  client: VisitorClient,
  signal: AbortSignal,
  id: string,
): Promise<VenueDetail | null> {
  if (!isUuid(id)) return null;
  const [row] = dataOf(await visibleVenues(client, [id]).abortSignal(signal));
  return row ? toDetail(row) : null;
}

/** These venues in this order, without those that visitors may not see any more. @throws DataError */
async function loadVenues(
  client: VisitorClient,
  signal: AbortSignal,
  ids: readonly string[],
): Promise<Venue[]> {
  const rows = dataOf(await visibleVenues(client, ids).abortSignal(signal));
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toDetail));
}

/** The areas to choose from. */
export const venueAreas: LiveQuery<VenueArea[]> = {
  key: 'venue-areas',
  load: listAreas,
};

/** A page of the venues that fit. */
export function venuesThatFit(filters: VenueFilters): LiveQuery<VenuePage> {
  return {
    key: `venues:${filterSearch({ ...filters, event: null })}`,
    load: async (client, signal) => searchVenues(client, signal, filters),
    keepPrevious: true,
  };
}

/** One venue; null where visitors may see none of this id. */
export function venueById(id: string): LiveQuery<VenueDetail | null> {
  return {
    key: `venue:${id}`,
    load: async (client, signal) => loadVenue(client, signal, id),
  };
}

/** The venues of a shortlist, in its order. */
export function venuesByIds(ids: readonly string[]): LiveQuery<Venue[]> {
  return {
    key: `venues-of:${ids.join()}`,
    load: async (client, signal) => loadVenues(client, signal, ids),
  };
}
