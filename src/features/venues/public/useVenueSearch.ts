import { useState } from 'react';
import type { VenuePage } from '@/features/venues/data/venue.ts';
import { filterSearch, type VenueFilters } from '@/features/venues/data/venueFilters.ts';
import { venuesThatFit } from '@/features/venues/data/venues.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** The venues that fit; while others are on their way, those before stay in `earlier`. */
export function useVenueSearch(filters: VenueFilters) {
  const key = filterSearch(filters);
  // The filters are read from the address anew in each render; their text tells whether they changed.
  const [asked, setAsked] = useState({ key, query: venuesThatFit(filters) });
  if (asked.key !== key) setAsked({ key, query: venuesThatFit(filters) });
  const state = useLive(asked.query);
  const [earlier, setEarlier] = useState<VenuePage>();
  if (state.status === 'success' && state.data !== earlier) setEarlier(state.data);
  return { state, earlier };
}
