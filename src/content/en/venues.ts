import { site } from '@/content/site.ts';

const count = (number: number) => number.toLocaleString('en-IN');

/** What the kinds of venues, food and order are called; the keys are the database's and the address's. */
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
  recommended: 'Our order',
  price: 'Plate price, low first',
  'price-desc': 'Plate price, high first',
  largest: 'Most guests first',
  smallest: 'Fewest guests first',
} as const;

export const decorNames = {
  any: 'Any decorator welcome',
  fee: 'Outside decorators for a fee',
  house: 'The house’s own decorators only',
} as const;

/** The directory, `/services/venuesinpatna`. */
export const venuesText = {
  title: 'Find a hall or a lawn',
  samples:
    'The venues marked Sample are invented, to show what stands here once the company adds its own. Their areas of Patna are real.',
  filters: 'Filters',
  showFilters: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
  clearAll: 'Clear all filters',
  labels: {
    area: 'Area',
    guests: 'Guests',
    plate: 'Price per plate, up to (₹)',
    food: 'Food',
    type: 'Type of venue',
    rooms: 'Rooms to stay',
    parking: 'Parking',
    ac: 'Air-conditioned',
    caterer: 'Outside caterer welcome',
    sort: 'Sort by',
  },
  any: { area: 'All of Patna', food: 'Any food', type: 'Any type', rooms: 'Any', parking: 'Any' },
  atLeastRooms: (rooms: number) => `${rooms} or more`,
  atLeastCars: (cars: number) => `${cars} cars or more`,
  areaOption: (area: string, venues: number) => `${area} (${venues})`,

  results: 'Venues',
  found: (total: number) => (total === 1 ? '1 venue fits' : `${count(total)} venues fit`),
  searching: 'Searching...',
  empty: 'No venue fits all of this',
  emptyHint:
    'Take out one filter: a higher price or a wider area usually brings some back. Or ask us, we know halls that are not listed yet.',
  failed: 'The venues could not be loaded.',
  failedHint: 'Check your connection and try again.',
  retry: 'Try again',
  ask: 'Ask about a venue',
  pages: 'Pages of venues',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

/** What cards, the comparison and a venue's own page say of a venue. */
export const venueText = {
  sample: 'Sample',
  partner: 'Venue partner',
  guests: (least: number, most: number) =>
    least > 1 ? `${count(least)} to ${count(most)} guests` : `up to ${count(most)} guests`,
  plate: {
    both: (veg: string, nonveg: string) => `${veg} veg, ${nonveg} non-veg a plate`,
    veg: (price: string) => `${price} a plate, pure veg`,
    nonveg: (price: string) => `${price} a plate, non-veg`,
    none: 'Plate price on request',
  },
  rooms: (rooms: number) => (rooms === 1 ? '1 room' : `${count(rooms)} rooms`),
  cars: (cars: number) => (cars === 1 ? '1 car' : `${count(cars)} cars`),
  ac: 'AC',
  caterer: 'Outside caterer',
  verified: (day: string) => `Prices asked on ${day}`,
  notVerified: 'Prices not asked yet',
  picture: (name: string, number: number) => `${name}, picture ${number}`,
} as const;

/** The visitor's own choice, kept on the phone. */
export const shortlistText = {
  title: 'Your shortlist',
  button: 'Shortlist',
  of: (name: string) => `Shortlist ${name}`,
  link: (venues: number) => (venues === 0 ? 'Your shortlist' : `Your shortlist (${venues})`),
  empty:
    'Nothing chosen yet. Press Shortlist on a venue to compare it with others here and to ask about several at once.',
  kept: 'It is kept on this phone only.',
  full: (most: number) => `The shortlist holds ${most} venues. Take one out first.`,
  notKept: 'This browser does not keep the shortlist: it is gone when you leave.',
  compare: 'Compare the shortlist',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  clear: 'Clear the shortlist',
  enquire: (venues: number) =>
    venues === 1 ? 'Enquire for this venue' : `Enquire for these ${venues} venues`,
  loading: 'Loading your shortlist...',
  failed: 'Your shortlist could not be compared now.',
  retry: 'Try again',
  gone: (names: string) => `Not listed any more: ${names}.`,
  forgetGone: 'Take off the shortlist',
  /** What the enquiry's details begin with. */
  details: (venues: readonly { name: string; area: string }[]) =>
    [
      venues.length === 1 ? 'We ask about this venue:' : 'We ask about these venues:',
      ...venues.map(({ name, area }) => `- ${name}, ${area}`),
    ].join('\n'),
  rows: {
    area: 'Area',
    type: 'Type',
    guests: 'Guests',
    veg: 'Veg plate',
    nonveg: 'Non-veg plate',
    rental: 'Rent a day',
    ac: 'Air conditioning',
    rooms: 'Rooms',
    parking: 'Parking',
    caterer: 'Outside caterer',
    verified: 'Prices asked on',
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
  back: 'All venues in Patna',
  sample:
    'A sample venue: it is invented, and shows what stands here once the company adds its own.',
  facts: 'At a glance',
  halls: 'Halls and lawns',
  seated: (guests: number) => `${count(guests)} seated`,
  amenities: 'Also there',
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
  missing: 'This venue is not listed any more. The others are in the list.',
  seoTitle: (name: string) => `${name} | Venues in Patna | ${site.name}`,
  seoDescription: (name: string, type: string, area: string, guests: string, plate: string) =>
    `${name}: ${type.toLowerCase()} on ${area}, Patna, ${guests}. ${plate}.`,
  keywords: ['venues in Patna', 'banquet hall Patna', 'marriage lawn Patna'],
} as const;
