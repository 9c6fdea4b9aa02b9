import { shortlistText } from '@/content/en/venues.ts';
import type { KnownOfEvent } from '@/shared/ui/EnquireLink.tsx';
import { noFilters, type VenueFilters } from './venueFilters.ts';

/**
 * Details with which an enquiry for these venues is prefilled: the filters' event, area and guests, or the venues' own
 * areas if no area is chosen. The event is left open rather than filed under 'Other', as venue booking is.
 */
export function knownOfEvent(
  venues: readonly { area: string }[],
  { event, area, guests }: VenueFilters = noFilters,
): KnownOfEvent {
  const areas = area === null ? new Set(venues.map((venue) => venue.area)) : [area];
  return {
    eventType: event ?? '',
    location: shortlistText.place([...areas]),
    guestCount: guests === null ? '' : String(guests),
  };
}
