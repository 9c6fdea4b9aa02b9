import * as fc from 'fast-check';

/** The columns that search_venues filters and sorts by. */
export interface Venue {
  id: string;
  slug: string;
  name: string;
  area: string;
  type: string;
  min_guests: number;
  max_guests: number;
  veg_paise: number | null;
  nonveg_paise: number | null;
  rooms: number;
  parking: number;
  ac: boolean;
  outside_caterer: boolean;
  is_visible: boolean;
  display_order: number;
}

/** Arguments of search_venues. */
export interface Search {
  p_area?: string;
  p_guests?: number;
  p_max_plate_paise?: number;
  p_food?: string;
  p_type?: string;
  p_ac?: boolean;
  p_rooms?: number;
  p_parking?: number;
  p_outside_caterer?: boolean;
  p_sort?: string;
  p_limit?: number;
  p_offset?: number;
}

const areas = ['Digha', 'Gola Road', 'Bailey Road', 'गांधी मैदान'];
const types = ['banquet', 'lawn', 'hotel', 'convention', 'resort', 'rooftop'];
const plate = fc.option(fc.integer({ min: 6, max: 20 }).map((hundreds) => hundreds * 10_000));

const anyVenue = fc.record({
  id: fc.uuid({ version: 4 }),
  area: fc.constantFrom(...areas),
  type: fc.constantFrom(...types),
  min_guests: fc.integer({ min: 1, max: 300 }),
  more: fc.integer({ min: 0, max: 900 }),
  veg_paise: plate,
  nonveg_paise: plate,
  rooms: fc.constantFrom(0, 5, 10, 40),
  parking: fc.constantFrom(0, 50, 100, 300),
  ac: fc.boolean(),
  outside_caterer: fc.boolean(),
  is_visible: fc.integer({ min: 0, max: 7 }).map((n) => n > 0),
  // Few values, so that the name often decides the order.
  display_order: fc.integer({ min: 0, max: 2 }),
});

/** A directory of 240 venues. */
export const venues: fc.Arbitrary<Venue[]> = fc
  .uniqueArray(anyVenue, { minLength: 240, maxLength: 240, selector: ({ id }) => id })
  .map((list) =>
    list.map(({ more, ...rest }, index) => ({
      ...rest,
      // Lower case and digits: the same order in every collation.
      slug: `venue-${index}`,
      name: `venue ${String((index * 97) % 240).padStart(4, '0')}`,
      max_guests: rest.min_guests + more,
    })),
  );

/** Searches with any filters, order and page. */
export const searches: fc.Arbitrary<Search> = fc.record(
  {
    p_area: fc.constantFrom(...areas, 'Nowhere'),
    p_guests: fc.integer({ min: 1, max: 1300 }),
    p_max_plate_paise: fc.integer({ min: 5, max: 21 }).map((hundreds) => hundreds * 10_000),
    p_food: fc.constantFrom('veg', 'nonveg', 'pure-veg'),
    p_type: fc.constantFrom(...types),
    p_ac: fc.boolean(),
    p_rooms: fc.constantFrom(0, 1, 10, 41),
    p_parking: fc.constantFrom(0, 1, 100, 301),
    p_outside_caterer: fc.boolean(),
    p_sort: fc.constantFrom('recommended', 'price', 'price-desc', 'largest', 'smallest'),
    p_limit: fc.integer({ min: 1, max: 30 }),
    p_offset: fc.integer({ min: 0, max: 300 }),
  },
  { requiredKeys: [] },
);

const plateOf = (venue: Venue, food: string | undefined): number | null => {
  const { veg_paise: veg, nonveg_paise: nonveg } = venue;
  if (food === 'nonveg') return nonveg;
  if (food !== undefined) return veg;
  return veg === null || nonveg === null ? (veg ?? nonveg) : Math.min(veg, nonveg);
};

function fits(venue: Venue, search: Search): boolean {
  const { p_guests: guests, p_max_plate_paise: most, p_food: food } = search;
  const price = plateOf(venue, food);
  if (!venue.is_visible) return false;
  if (search.p_area !== undefined && venue.area !== search.p_area) return false;
  if (search.p_type !== undefined && venue.type !== search.p_type) return false;
  if (guests !== undefined && (guests < venue.min_guests || guests > venue.max_guests))
    return false;
  if (most !== undefined && (price === null || price > most)) return false;
  if (food !== undefined && price === null) return false;
  if (food === 'pure-veg' && venue.nonveg_paise !== null) return false;
  if (search.p_ac && !venue.ac) return false;
  if (search.p_outside_caterer && !venue.outside_caterer) return false;
  return venue.rooms >= (search.p_rooms ?? 0) && venue.parking >= (search.p_parking ?? 0);
}

/** Ascending, nulls last. */
function upwards(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

const down = (value: number | null) => (value === null ? null : -value);

/** The expected result of search_venues, computed without SQL. */
export function expectedVenues(list: readonly Venue[], search: Search): Venue[] {
  const price = (venue: Venue) => plateOf(venue, search.p_food);
  const orders: Record<string, (a: Venue, b: Venue) => number> = {
    price: (a, b) => upwards(price(a), price(b)),
    'price-desc': (a, b) => upwards(down(price(a)), down(price(b))),
    largest: (a, b) => b.max_guests - a.max_guests,
    smallest: (a, b) => a.max_guests - b.max_guests,
  };
  const order = orders[search.p_sort ?? ''] ?? (() => 0);
  const found = list
    .filter((venue) => fits(venue, search))
    .toSorted(
      (a, b) =>
        order(a, b) ||
        a.display_order - b.display_order ||
        Number(a.name > b.name) - Number(a.name < b.name),
    );
  const limit = search.p_limit ?? 12;
  const lastPage = Math.max(Math.floor((found.length - 1) / limit) * limit, 0);
  const start = Math.min(search.p_offset ?? 0, lastPage);
  return found.slice(start, start + limit);
}
