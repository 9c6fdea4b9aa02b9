import { site } from '@/content/site.ts';
import { formatNumber } from '@/shared/lib/numbers.ts';

const { city } = site.address;

/** Labels of venue types, foods and orders; the keys are those of the database and the query string. */
export const venueTypeNames = {
  banquet: 'Banquet hall',
  lawn: 'Lawn',
  hotel: 'Hotel',
  convention: 'Convention hall',
  resort: 'Resort',
  rooftop: 'Rooftop',
} as const;

export const foodNames = {
  veg: 'Vegetarian',
  nonveg: 'Non-vegetarian',
  'pure-veg': 'Pure veg kitchen',
} as const;

export const sortNames = {
  recommended: 'Recommended',
  price: 'Plate price, low to high',
  'price-desc': 'Plate price, high to low',
  largest: 'Most guests first',
  smallest: 'Fewest guests first',
} as const;

export const decorNames = {
  any: 'Outside decorators allowed',
  fee: 'Outside decorators allowed for a fee',
  house: 'Only the venue’s own decorators',
} as const;

/** The directory, `/services/venuesinpatna`. */
export const venuesText = {
  title: 'Search halls and lawns',
  samples: 'The venues marked Sample are invented, until the company adds its own.',
  filters: 'Filters',
  showFilters: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
  clearAll: 'Clear all filters',
  labels: {
    event: 'Your event',
    area: 'Area',
    guests: 'Guests',
    plate: 'Price per plate, up to (₹)',
    food: 'Food',
    type: 'Type of venue',
    rooms: 'Guest rooms',
    parking: 'Parking',
    ac: 'Air-conditioned',
    caterer: 'Outside caterer allowed',
    sort: 'Sort by',
  },
  numberErrors: {
    guests: 'Type one number, such as 800.',
    plate: 'Type one amount in rupees, such as 1,200.',
  },
  eventHint: 'Only for your enquiry; it does not filter the list.',
  any: {
    event: 'Not chosen',
    area: `All of ${city}`,
    food: 'Any food',
    type: 'Any type',
    rooms: 'Any',
    parking: 'Any',
  },
  atLeastRooms: (rooms: number) => `${rooms} or more`,
  atLeastCars: (cars: number) => `${cars} cars or more`,
  areaOption: (area: string, venues: number) => `${area} (${venues})`,

  results: 'Venues',
  found: (total: number) => (total === 1 ? '1 venue found' : `${formatNumber(total)} venues found`),
  searching: 'Searching...',
  empty: 'No venue found',
  emptyHint:
    'Try removing a filter: a higher price or a wider area usually helps. Or ask us, we know halls that are not listed yet.',
  noneListed: 'No venues are listed yet',
  noneListedHint:
    'We are still putting this list together. Tell us the date, the area and the number of guests, and we will find you a hall that is free.',
  failed: 'The venues could not be loaded.',
  failedHint: 'Check your connection and try again.',
  retry: 'Try again',
  ask: 'Ask about a venue',
  pages: 'Pages of venues',
} as const;

/** Texts of a venue on cards, in the comparison and on its own page. */
export const venueText = {
  sample: 'Sample',
  partner: 'Venue partner',
  guests: (least: number, most: number) =>
    least > 1
      ? `${formatNumber(least)} to ${formatNumber(most)} guests`
      : `up to ${formatNumber(most)} guests`,
  plate: {
    both: (veg: string, nonveg: string) => `${veg} veg, ${nonveg} non-veg per plate`,
    veg: (price: string) => `${price} per plate, pure veg`,
    nonveg: (price: string) => `${price} per plate, non-veg`,
    none: 'Plate price on request',
  },
  rooms: (rooms: number) => (rooms === 1 ? '1 room' : `${formatNumber(rooms)} rooms`),
  cars: (cars: number) => (cars === 1 ? '1 car' : `${formatNumber(cars)} cars`),
  parking: (cars: number) => `Parking for ${formatNumber(cars)}`,
  ac: 'AC',
  caterer: 'Own caterer allowed',
  verified: (day: string) => `Prices as of ${day}`,
  notVerified: 'Prices not confirmed yet',
  picture: (name: string, number: number) => `${name}, picture ${number}`,
} as const;

/** The visitor's shortlist, stored on the device. */
export const shortlistText = {
  title: 'Shortlist',
  button: 'Shortlist',
  of: (name: string) => `Shortlist ${name}`,
  link: (venues: number) => (venues === 0 ? 'Shortlist' : `Shortlist (${venues})`),
  empty:
    'Nothing shortlisted yet. Tap Shortlist on a venue to compare it with others here and to ask about several at once.',
  kept: 'It is kept on this device only.',
  full: (most: number) => `You can shortlist up to ${most} venues. Remove one first.`,
  notKept: 'This browser cannot save the shortlist: it will be lost when you leave.',
  compare: 'Compare the shortlist',
  compareCount: (venues: number) => `Compare (${venues})`,
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  clear: 'Clear the shortlist',
  enquire: (venues: number) =>
    venues === 1 ? 'Enquire for this venue' : `Enquire for these ${venues} venues`,
  loading: 'Loading your shortlist...',
  failed: 'Your shortlist could not be loaded.',
  retry: 'Try again',
  gone: (names: string) => `No longer listed: ${names}.`,
  forgetGone: 'Remove from the shortlist',
  /** Start of the enquiry's details. */
  details: (venues: readonly { name: string; area: string }[]) =>
    [
      venues.length === 1 ? 'We ask about this venue:' : 'We ask about these venues:',
      ...venues.map(({ name, area }) => `- ${name}, ${area}`),
    ].join('\n'),
  /** Place of the enquiry. */
  place: (areas: readonly string[]) => [...areas, site.address.city].join(', '),
  rows: {
    area: 'Area',
    type: 'Type',
    guests: 'Guests',
    veg: 'Veg plate',
    nonveg: 'Non-veg plate',
    rental: 'Rent per day',
    ac: 'Air conditioning',
    rooms: 'Rooms',
    parking: 'Parking',
    caterer: 'Outside caterer',
    verified: 'Prices as of',
  },
  venue: 'Venue',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  onRequest: 'On request',
  inPlate: 'In the plate price',
  notServed: 'Not served',
} as const;

/** A venue's own page, `/venues/{id}`. */
export const venuePageText = {
  back: `All venues in ${city}`,
  sample: 'This is a sample venue: it is invented, until the company adds its own.',
  facts: 'At a glance',
  halls: 'Halls and lawns',
  seated: (guests: number) => `${formatNumber(guests)} seated`,
  amenities: 'Facilities',
  decor: 'Decorators',
  address: 'Address',
  map: 'See the area on a map',
  enquire: 'Enquire for this venue',
  pictures: (name: string) => `Pictures of ${name}`,
  enlarge: (what: string) => `Show full screen: ${what}`,
  loading: 'Loading venue...',
  failed: 'This venue could not be loaded.',
  failedHint: 'Check your connection and try again.',
  retry: 'Try again',
  missingTitle: 'Venue not found',
  missing: 'This venue is no longer listed. See the other venues in the list.',
  seoTitle: (name: string) => `${name} | Venues in ${city} | ${site.name}`,
  seoDescription: (name: string, type: string, area: string, guests: string, plate: string) =>
    `${name}: ${type.toLowerCase()} on ${area}, ${city}, ${guests}. ${plate}.`,
  keywords: [`venues in ${city}`, `banquet hall ${city}`, `marriage lawn ${city}`],
} as const;
