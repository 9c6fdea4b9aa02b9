import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep, sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import {
  asCaller,
  doneOrWaiting,
  nameOf,
  newOrder,
  openCrowd,
  outcomeOf,
  reserveIn,
  reserveUntilHeard,
  say,
  tally,
  visitor,
  withFault,
} from './support/crowd.ts';
import { addKind, type Item, openEdition, takenOf } from './support/passes.ts';

const BUYERS = sized(250, 500);
const PLACES = BUYERS / 5;
const MIXED = sized(250, 5000);
/** Places on each of the nine nights of the mixed sale: fewer than buyers. */
const MIXED_PLACES = sized(60, 1100);

let stack: Stack;
let crowd: postgres.Sql;
let year = 2040;

beforeAll(async () => {
  stack = await createTestStack('pass-races', { outboxEvery: 0 });
  crowd = openCrowd(stack);
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

/** A hold long enough for a payment to begin within it on a busy machine. */
const HOLD_MS = 1500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An edition of its own, with a kind for one night of the buyer's choice. */
async function openSale(nights: number, capacity: number) {
  const edition = await openEdition(stack, { nights, capacity, year: (year += 1) });
  const kind = await addKind(stack, edition.id);
  const one = (place: number, quantity = 1): Item[] => [
    { kind_id: kind, night_ids: [edition.nights[place] ?? ''], quantity },
  ];
  return { ...edition, first: edition.nights[0] ?? '', one };
}
type Sale = Awaited<ReturnType<typeof openSale>>;

const buy = (sale: Pick<Sale, 'id'>, items: Item[], order = newOrder()) =>
  reserveUntilHeard(crowd, sale.id, items, order);

/** Prints the buyers' outcomes, and how many had to try again. */
const report = (what: string, outcomes: Awaited<ReturnType<typeof buy>>[]) =>
  say(
    `${what}: ${JSON.stringify(tally(outcomes.map(nameOf)))}, asked to try again ${outcomes.filter(({ busy }) => busy > 0).length}`,
  );

/** `count` buyers at once for one place each of a night. */
const rush = (sale: Sale, count: number) =>
  Promise.all(Array.from({ length: count }, () => buy(sale, sale.one(0))));

/** Two buyers of the last place: the second comes while the first's transaction is open. Returns the taken places. */
async function lastPlace(): Promise<number> {
  const sale = await openSale(1, 1);
  let second: ReturnType<typeof buy> | undefined;
  await asCaller(crowd, visitor, async (tx) => {
    await reserveIn(tx, sale.id, sale.one(0));
    second = buy(sale, sale.one(0));
    await doneOrWaiting(stack, second);
  });
  await second;
  return takenOf(stack, sale.first);
}

test(`of ${BUYERS} buyers at once for ${PLACES} places ${PLACES} have one, and the others are told which nights have places`, async () => {
  const sale = await openSale(3, PLACES);
  const outcomes = await rush(sale, BUYERS);
  expect(tally(outcomes.map(nameOf))).toEqual({ ok: PLACES, sold_out: BUYERS - PLACES });
  expect(await takenOf(stack, sale.first)).toBe(PLACES);
  const told = new Set(outcomes.map(({ error }) => error?.detail).filter(Boolean));
  expect([...told].map((detail) => JSON.parse(detail ?? '') as unknown)).toEqual([
    { code: 'sold_out', full: [sale.first], open_nights: sale.nights.slice(1) },
  ]);
  report(`${BUYERS} buyers`, outcomes);
});

test.runIf(isDeep)(
  'control: without the lock of the places more are sold than there are',
  async () => {
    const unlocked: [string, string][] = [
      [
        'perform 1 from private.pass_pools p where p.id = any (p_pools) order by p.id for update;',
        '',
      ],
    ];
    await withFault(stack, 'private.lock_pools', unlocked, async () => {
      const sale = await openSale(1, 10);
      await rush(sale, 60);
      const taken = await takenOf(stack, sale.first);
      say(`control, no lock: ${taken} of 10 places sold`);
      expect(taken).toBeGreaterThan(10);
      expect(await lastPlace()).toBe(2);
    });
    expect(await lastPlace()).toBe(1);
  },
);

test.runIf(isDeep)(
  'control: with lock and count in one statement the last place is sold twice',
  async () => {
    const together: [string, string][] = [
      [
        `v_at := private.lock_pools(v_pools);
  v_lacking := private.lacking_for(v_order, v_pools, v_needs, v_at);`,
        `v_lacking := private.lacking_for(v_order, v_pools, v_needs, private.lock_pools(v_pools));`,
      ],
    ];
    expect(await withFault(stack, 'private.take_places', together, lastPlace)).toBe(2);
    expect(await lastPlace()).toBe(1);
  },
);

/** A payment that begins within its hold waits for its order's row until the place is another's. */
async function lateClaim(): Promise<{ taken: number; status: string }> {
  const sale = await openSale(1, 1);
  const order = newOrder();
  await buy(sale, sale.one(0), order);
  await stack.sql`update public.pass_orders set held_until = clock_timestamp() + ${HOLD_MS} * interval '1 ms' where id = ${order.id}`;
  await stack.sql`update private.pass_seats set held_until = clock_timestamp() + ${HOLD_MS} * interval '1 ms' where order_id = ${order.id}`;
  let claim: Promise<{ status: string }> | undefined;
  await stack.sql.begin(async (tx) => {
    await tx`select from public.pass_orders where id = ${order.id} for update`;
    claim = asCaller(crowd, visitor, async (own) => {
      const [row] = await own<{ order: { status: string } }[]>`
        select public.claim_payment(${order.id}, ${order.key}, '412345678901') as "order"`;
      return row?.order ?? { status: '' };
    });
    await doneOrWaiting(stack, claim);
    await pause(HOLD_MS + 100);
    expect(nameOf(await buy(sale, sale.one(0)))).toBe('ok');
  });
  const { status = '' } = (await claim) ?? {};
  return { taken: await takenOf(stack, sale.first), status };
}

test('a payment that waits over the end of its hold is late; control: with now() the place has two buyers', async () => {
  expect(await lateClaim()).toEqual({ taken: 1, status: 'late' });
  const early: [string, string][] = [['return clock_timestamp();', 'return now();']];
  expect(await withFault(stack, 'private.lock_pools', early, lateClaim)).toEqual({
    taken: 2,
    status: 'claimed',
  });
});

/** Nine nights and kinds for one, three and all of them. */
async function openMixed() {
  const edition = await openEdition(stack, {
    nights: 9,
    capacity: MIXED_PLACES,
    year: (year += 1),
  });
  const single = await addKind(stack, edition.id);
  const three = await addKind(stack, edition.id, { name: 'Three nights', picks: 3 });
  const season = await addKind(stack, edition.id, { name: 'Season', picks: null });
  const some = (count: number) =>
    edition.nights.toSorted(() => Math.random() - 0.5).slice(0, count);
  const lines: (() => Item)[] = [
    () => ({ kind_id: single, night_ids: some(1), quantity: 1 }),
    () => ({ kind_id: three, night_ids: some(3), quantity: 2 }),
    () => ({ kind_id: season, night_ids: [], quantity: 1 }),
  ];
  /** An order of one to three lines. */
  const pick = (): Item[] =>
    Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () =>
      lines[Math.floor(Math.random() * 3)]?.(),
    ).filter((line) => line !== undefined);
  return { ...edition, pick, season };
}

test(`${MIXED} orders of single, three-night and season passes meet no deadlock and no night is over its places`, async () => {
  const sale = await openMixed();
  const outcomes = await Promise.all(
    Array.from({ length: MIXED }, async () => {
      const items = sale.pick();
      return { items, ...(await buy(sale, items)) };
    }),
  );
  const counts = tally(outcomes.map(nameOf));
  report(`${MIXED} mixed orders`, outcomes);
  expect(Object.keys(counts).toSorted()).toEqual(['ok', 'sold_out']);
  for (const night of sale.nights) {
    const sold = outcomes
      .filter(({ value }) => value !== undefined)
      .flatMap(({ items }) => items)
      .filter((item) => item.kind_id === sale.season || item.night_ids?.includes(night))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(sold).toBeLessThanOrEqual(MIXED_PLACES);
    expect(await takenOf(stack, night)).toBe(sold);
  }
});

test.runIf(isDeep)('control: places locked in any order deadlock', async () => {
  const unsorted: [string, string][] = [
    [
      'perform 1 from private.pass_pools p where p.id = any (p_pools) order by p.id for update;',
      `declare v uuid; begin
        for v in select q from unnest(p_pools) q order by random() loop
          perform 1 from private.pass_pools p where p.id = v for update;
          perform pg_sleep(0.002);
        end loop;
      end;`,
    ],
  ];
  await withFault(stack, 'private.lock_pools', unsorted, async () => {
    const sale = await openMixed();
    const season = () =>
      outcomeOf(
        asCaller(crowd, visitor, (tx) =>
          reserveIn(tx, sale.id, [{ kind_id: sale.season, night_ids: [], quantity: 1 }]),
        ),
      );
    const counts = tally((await Promise.all(Array.from({ length: 40 }, season))).map(nameOf));
    say(`control, unsorted: ${JSON.stringify(counts)}`);
    expect(counts['40P01']).toBeGreaterThan(0);
  });
});
