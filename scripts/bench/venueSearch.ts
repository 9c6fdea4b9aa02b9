import { createTestStack, type Stack } from '../../supabase/local/testing.ts';
import { spread } from './spread.ts';

const VENUES = 2000;
const SEARCHES = 400;
/** A search among 2,000 venues takes less than this at the 95th percentile, over HTTP. */
const P95_TARGET_MS = 50;

const areas = ['Gola Road', 'Digha-Ashiana', 'Bailey Road', 'Rajiv Nagar', 'Gandhi Maidan'];
const types = ['banquet', 'lawn', 'hotel', 'convention', 'resort', 'rooftop'];

/** 2,000 venues with three pictures each. */
export async function addVenues({ sql }: Stack): Promise<void> {
  await sql`insert into public.venues (slug, name, area, type, min_guests, max_guests, veg_paise, nonveg_paise, rooms, parking, ac,
      outside_caterer, display_order)
    select 'bench-' || n, 'Bench venue ' || md5(n::text), (${areas}::text[])[1 + n % ${areas.length}],
      (${types}::text[])[1 + n % ${types.length}], 20 + n % 200, 200 + n % 1800, case when n % 9 > 0 then 60000 + n * 37 % 140000 end,
      case when n % 4 > 0 then 80000 + n * 53 % 140000 end, n % 60, n % 400, n % 2 = 0, n % 3 = 0, n % 50
    from generate_series(1, ${VENUES}) n`;
  await sql`insert into public.venue_images (venue_id, image_url, display_order)
    select v.id, '/pictures/venue-hall.jpg', i from public.venues v, generate_series(1, 3) i`;
  await sql`analyze public.venues, public.venue_images`;
}

/**
 * The same search as the body of a request and as a statement.
 * @param number 0 or more; another search for another number.
 */
export function venueSearch(number: number): { body: object; sql: string } {
  const body = searchOf(number);
  const named = Object.entries(body).map(([name, value]) =>
    typeof value === 'string' ? `${name} => '${value}'` : `${name} => ${String(value)}`,
  );
  return { body, sql: `select * from public.search_venues(${named.join()})` };
}

/** From everything to everything at once, each order, first pages and late ones. */
function searchOf(number: number): object {
  const pick = <T>(values: readonly T[]) => values[number % values.length];
  return {
    ...(number % 2 === 0 && { p_area: pick(areas) }),
    ...(number % 3 === 0 && { p_guests: 100 + ((number * 41) % 1500) }),
    ...(number % 5 === 0 && { p_max_plate_paise: 80_000 + ((number * 997) % 120_000) }),
    ...(number % 7 === 0 && { p_food: pick(['veg', 'nonveg', 'pure-veg']) }),
    ...(number % 4 === 0 && { p_type: pick(types) }),
    p_ac: number % 6 === 0,
    p_outside_caterer: number % 11 === 0,
    p_rooms: number % 8 === 0 ? 10 : 0,
    p_parking: number % 9 === 0 ? 100 : 0,
    p_sort: pick(['recommended', 'price', 'price-desc', 'largest', 'smallest']),
    p_offset: (number % 5) * 12,
  };
}

async function timeSearches(stack: Stack): Promise<number[]> {
  const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
  const times: number[] = [];
  for (let number = -20; number < SEARCHES; number += 1) {
    const began = performance.now();
    const answer = await fetch(`${stack.url}/rest/v1/rpc/search_venues`, {
      method: 'POST',
      headers,
      body: JSON.stringify(searchOf(Math.abs(number))),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`search_venues answered ${answer.status}.`);
    // The first ones warm connections and caches, as any visitor before would have done.
    if (number >= 0) times.push(performance.now() - began);
  }
  return times;
}

/** The same searches inside the database, as a visitor's role. */
async function timeInSql({ sql }: Stack): Promise<number[]> {
  return sql.begin(async (tx) => {
    await tx`set local role anon`;
    const times: number[] = [];
    for (let number = 0; number < SEARCHES; number += 1) {
      const { sql: statement } = venueSearch(number);
      const began = performance.now();
      await tx.unsafe(statement);
      times.push(performance.now() - began);
    }
    return times;
  });
}

/**
 * How long a visitor's search for a venue takes among 2,000 of them, one after the other: in the database, and over
 * HTTP to the embedded backend. Prints a table. @returns times in ms.
 */
export async function measureVenueSearch() {
  const stack = await createTestStack('bench-venues', { outboxEvery: 0 });
  try {
    await addVenues(stack);
    const sqlMs = spread(await timeInSql(stack));
    const httpMs = spread(await timeSearches(stack));
    const result = {
      venues: VENUES,
      searches: SEARCHES,
      sqlMs,
      httpMs,
      targetP95Ms: P95_TARGET_MS,
      met: httpMs.p95 < P95_TARGET_MS,
    };
    console.table({ 'in SQL': sqlMs, 'over HTTP': httpMs });
    return result;
  } finally {
    await stack.stop();
  }
}
