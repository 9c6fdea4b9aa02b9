import { venueText } from '@/content/en/venues.ts';
import type { Venue } from '@/features/venues/data/venue.ts';

const mark =
  'rounded border border-line bg-paper px-2 text-xs/5 font-semibold sm:text-sm/6 text-ink';

/** Whether a venue is a sample, and whether it is a partner of the house. */
export function VenueMarks({ venue, className }: { venue: Venue; className: string }) {
  if (!venue.is_demo && !venue.is_partner) return null;
  return (
    <p className={`flex flex-wrap gap-1.5 ${className}`}>
      {venue.is_demo && <span className={mark}>{venueText.sample}</span>}
      {venue.is_partner && <span className={mark}>{venueText.partner}</span>}
    </p>
  );
}
