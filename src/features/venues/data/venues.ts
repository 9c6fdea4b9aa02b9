import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { Venue, VenueArea, VenueDetail, VenuePage } from './venue.ts';
import { filterSearch, type VenueFilters } from './venueFilters.ts';

/** The areas to choose from. */
export const venueAreas: LiveQuery<VenueArea[]> = {
  key: 'venue-areas',
  load: async (signal) => (await import('./venueQueries.ts')).listAreas(signal),
};

/** A page of the venues that fit. */
export function venuesThatFit(filters: VenueFilters): LiveQuery<VenuePage> {
  return {
    key: `venues:${filterSearch(filters)}`,
    load: async (signal) => (await import('./venueQueries.ts')).searchVenues(signal, filters),
  };
}

/** One venue; null where visitors may see none of this id. */
export function venueById(id: string): LiveQuery<VenueDetail | null> {
  return {
    key: `venue:${id}`,
    load: async (signal) => (await import('./venueQueries.ts')).loadVenue(signal, id),
  };
}

/** The venues of a shortlist, in its order. */
export function venuesByIds(ids: readonly string[]): LiveQuery<Venue[]> {
  return {
    key: `venues-of:${ids.join()}`,
    load: async (signal) => (await import('./venueQueries.ts')).loadVenues(signal, ids),
  };
}
