import { shortlistText, venueText, venueTypeNames } from '@/content/en/venues.ts';
import type { Venue } from '@/features/venues/data/venue.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';

/** Prices of a plate, in one line. */
export function plateText({ veg_paise: veg, nonveg_paise: nonveg }: Venue): string {
  const { plate } = venueText;
  if (veg !== null && nonveg !== null) return plate.both(formatInr(veg), formatInr(nonveg));
  if (veg !== null) return plate.veg(formatInr(veg));
  return nonveg === null ? plate.none : plate.nonveg(formatInr(nonveg));
}

/** When the prices were last checked. */
export function verifiedText({ price_verified_on: day }: Venue): string {
  return day === null ? venueText.notVerified : venueText.verified(formatIsoDay(day));
}

/** Services of a venue, in a few words each. */
export function offers(venue: Venue): string[] {
  return [
    venue.ac ? venueText.ac : '',
    venue.rooms > 0 ? venueText.rooms(venue.rooms) : '',
    venue.parking > 0 ? venueText.parking(venue.parking) : '',
    venue.outside_caterer ? venueText.caterer : '',
  ].filter(Boolean);
}

const yesNo = (value: boolean) => (value ? shortlistText.yes : shortlistText.no);

function plateOf(paise: number | null, other: number | null): string {
  if (paise !== null) return formatInr(paise);
  return other === null ? shortlistText.onRequest : shortlistText.notServed;
}

/** A venue as a column of the comparison. */
export function comparedFacts(venue: Venue): Record<keyof typeof shortlistText.rows, string> {
  const { veg_paise: veg, nonveg_paise: nonveg, rental_paise: rental } = venue;
  return {
    area: venue.area,
    type: venueTypeNames[venue.type],
    guests: venueText.guests(venue.min_guests, venue.max_guests),
    veg: plateOf(veg, nonveg),
    nonveg: plateOf(nonveg, veg),
    rental: rental === null ? shortlistText.inPlate : formatInr(rental),
    ac: yesNo(venue.ac),
    rooms: venue.rooms === 0 ? shortlistText.none : venueText.rooms(venue.rooms),
    parking: venue.parking === 0 ? shortlistText.none : venueText.cars(venue.parking),
    caterer: yesNo(venue.outside_caterer),
    verified: venue.price_verified_on === null ? '–' : formatIsoDay(venue.price_verified_on),
  };
}
