import { isUuid } from '@/shared/lib/uuid.ts';
import { allRows } from '@/shared/data/allRows.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { decorPolicies } from '@/shared/lists/decorPolicies.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { Database, Json } from '@/shared/supabase/database.types.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import {
  type Hall,
  PAGE_SIZE,
  type Venue,
  type VenueArea,
  type VenueDetail,
  type VenuePage,
} from './venue.ts';
import { filterSearch, type VenueFilters } from './venueFilters.ts';

/** Columns for a venue's own page and the comparison. */
const COLUMNS = `id, name, description, area, address, map_url, type, min_guests, max_guests, halls, veg_paise, nonveg_paise,
  rental_paise, rooms, parking, ac, outside_caterer, decor_policy, amenities, is_partner, is_demo, price_verified_on,
  venue_images (image_url, alt, width, height, focal_x, focal_y)`;

const typeOf = (type: string) => venueTypes.find((known) => known === type) ?? 'banquet';
const policyOf = (policy: string) => decorPolicies.find((known) => known === policy) ?? 'any';

/** Parses the column of halls; [] if it contains something else. */
function hallsOf(halls: Json): Hall[] {
  if (!Array.isArray(halls)) return [];
  return halls.map((hall) => {
    const { name, seated }: Record<string, unknown> = Object(hall);
    return { name: String(name), seated: Number(seated) };
  });
}

/** The visible ones of these venues, in any order. @throws DataError */
async function visibleVenues(
  client: VisitorClient,
  signal: AbortSignal,
  ids: readonly string[],
): Promise<VenueDetail[]> {
  const answer = await client
    .from('venues')
    .select(COLUMNS)
    .eq('is_visible', true)
    .in('id', ids)
    .order('display_order', { referencedTable: 'venue_images' })
    .order('created_at', { referencedTable: 'venue_images' })
    .abortSignal(signal);
  return dataOf(answer).map((row) =>
    Object.assign(row, {
      type: typeOf(row.type),
      decor_policy: policyOf(row.decor_policy),
      halls: hallsOf(row.halls),
    }),
  );
}

type Answered = Database['public']['Functions']['search_venues']['Returns'][number];
type Found = Pick<Venue, keyof Venue & keyof Answered> & Pick<Answered, 'total_count'>;

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
    .abortSignal(signal)
    // The generated type lacks which columns may be null and what a picture contains; a column that it does not have
    // fails to compile.
    .overrideTypes<Found[], { merge: false }>();
  const rows = dataOf(answer);
  return {
    venues: rows.map(({ total_count: _total, ...row }) =>
      Object.assign(row, { type: typeOf(row.type) }),
    ),
    total: rows[0]?.total_count ?? 0,
  };
}

/** The areas that have visible venues, by name. @throws DataError */
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
  const [venue] = await visibleVenues(client, signal, [id]);
  return venue ?? null;
}

/** These venues in this order, without those that visitors may not see any more. @throws DataError */
async function loadVenues(
  client: VisitorClient,
  signal: AbortSignal,
  ids: readonly string[],
): Promise<Venue[]> {
  const venues = await visibleVenues(client, signal, ids);
  return ids.flatMap((id) => venues.filter((venue) => venue.id === id));
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
