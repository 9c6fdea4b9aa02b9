import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import {
  asCaller,
  claimsOf,
  nameOf,
  newOrder,
  openCrowd,
  outcomeOf,
  reserveIn,
  say,
  tally,
  visitor,
  withFault,
} from './support/crowd.ts';
import { addKind, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

// Concurrent actions of staff on the same orders lock orders, then places, each in the order of their ids.

let stack: Stack;
let crowd: postgres.Sql;
let owner: SupabaseClient;
let claims: Record<string, unknown>;
let year = 2040;
let utrs = 700_000_000_000;

beforeAll(async () => {
  stack = await createTestStack('pass-lock-order', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await signInAdmin(stack, 'owner@example.org');
  claims = await claimsOf(owner);
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

interface Claimed {
  id: string;
  key: string;
  utr: string;
}

/** Orders for two nights each whose buyers entered a number. */
async function openClaims(count: number) {
  const edition = await openEdition(stack, { nights: 3, year: (year += 1) });
  const two = await addKind(stack, edition.id, { name: 'Two nights', picks: 2 });
  const orders: Claimed[] = [];
  for (let place = 0; place < count; place += 1) {
    const order = newOrder();
    const utr = String((utrs += 1));
    const night_ids = edition.nights.filter((_night, at) => at !== place % 3);
    await asCaller(crowd, visitor, async (tx) => {
      await reserveIn(tx, edition.id, [{ kind_id: two, night_ids, quantity: 1 }], order);
      await tx`select public.claim_payment(${order.id}, ${order.key}, ${utr})`;
    });
    orders.push({ ...order, utr });
  }
  return { edition, orders };
}

/** Verifies payments of orders in one call, in the order given. */
const verify = (orders: readonly Claimed[]) =>
  outcomeOf(
    asCaller(crowd, claims, (tx) => {
      const rows = orders.map(({ id, utr }) => ({ order_id: id, utr, amount_paise: 50_000 }));
      return tx`select * from public.verify_payments(${tx.json(rows)})`;
    }),
  );
const staff = (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
  outcomeOf(asCaller(crowd, claims, work));
const cancel = ({ id }: Claimed) =>
  staff(
    (tx) =>
      tx`select public.cancel_order(o.id, o.version) from public.pass_orders o where o.id = ${id}`,
  );
const refuse = ({ id }: Claimed) =>
  staff(
    (tx) =>
      tx`select public.refuse_claim(o.id, o.version, 'No such payment.') from public.pass_orders o where o.id = ${id}`,
  );
const leave = ({ id, key }: Claimed) =>
  outcomeOf(asCaller(crowd, visitor, (tx) => tx`select public.cancel_my_order(${id}, ${key})`));

/** All at once for the same orders, payments both ways round, with a night called off among them; how each ended. */
async function rush(): Promise<Record<string, number>> {
  const names: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { edition, orders } = await openClaims(12);
    await stack.sql`insert into public.pass_waits (id, edition_id, kind_id, night_ids, quantity, people, name, phone)
      select gen_random_uuid(), k.edition_id, k.id, ${edition.nights.slice(0, 2)}, 1, 1, 'Asha', '' from public.pass_kinds k where k.edition_id = ${edition.id}`;
    const outcomes = await Promise.all([
      verify(orders),
      verify(orders.toReversed()),
      cancel(orders[0] as Claimed),
      refuse(orders[1] as Claimed),
      leave(orders[2] as Claimed),
      verify(orders.slice(3).toReversed()),
      cancel(orders[11] as Claimed),
      staff(
        (tx) =>
          tx`select public.cancel_night(${edition.nights[0] ?? ''}, ${edition.nights[1] ?? ''})`,
      ),
      verify(orders.slice(0, 6)),
    ]);
    names.push(...outcomes.map(nameOf));
  }
  return tally(names);
}

test('verifying, cancelling, refusing and calling a night off meet no deadlock', async () => {
  const counts = await rush();
  say(`at once: ${JSON.stringify(counts)}`);
  // The second caller may be refused because the order has changed.
  expect(Object.keys(counts).filter((name) => name !== 'ok' && name !== 'state')).toEqual([]);
}, 120_000);

const eachWithAPause = (from: string) => `declare r uuid; begin
    for r in ${from} loop
      perform 1 from public.pass_orders o where o.id = r for update;
      perform pg_sleep(0.01);
    end loop;
  end;`;

test.runIf(isDeep)('control: orders locked as they are named deadlock', async () => {
  const asNamed: [string, string][] = [
    [
      'perform 1 from public.pass_orders o where o.id in (select r.order_id from jsonb_to_recordset(p_rows) r (order_id uuid)) order by o.id for update;',
      eachWithAPause('select r.order_id from jsonb_to_recordset(p_rows) r (order_id uuid)'),
    ],
  ];
  // The numbers are locked before the orders, and would let one wait for the other.
  const withoutNumbers: [string, string] = [
    "perform private.lock_key('utr:' || u.utr) from (",
    'perform u.utr from (',
  ];
  const counts = await withFault(
    stack,
    'private.verify_payments',
    [...asNamed, withoutNumbers],
    async () => {
      const { orders } = await openClaims(8);
      const outcomes = await Promise.all([verify(orders), verify(orders.toReversed())]);
      return tally(outcomes.map(nameOf));
    },
  );
  say(`control, orders as named: ${JSON.stringify(counts)}`);
  expect(counts['40P01']).toBeGreaterThan(0);
});

/** Waits until `count` calls of the crowd wait for a lock. */
async function whileWaiting(count: number): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const [row] = await stack.sql<{ waiting: number }[]>`
      select count(*)::integer as waiting from pg_stat_activity where application_name = 'crowd' and wait_event_type = 'Lock'`;
    waiting = row?.waiting ?? 0;
  }
}

test.runIf(isDeep)('control: places taken before the order deadlock with a payment', async () => {
  const HELD = 4_040;
  const placesFirst: [string, string][] = [
    [
      'v_order := private.order_for_staff(p_order, p_version);',
      `perform private.lock_pools(array(select n.pool_id from private.order_needs(p_order) n));
       perform pg_advisory_xact_lock(${HELD});
       v_order := private.order_for_staff(p_order);`,
    ],
  ];
  const counts = await withFault(stack, 'private.cancel_order', placesFirst, async () => {
    const { orders } = await openClaims(1);
    const [order] = orders;
    if (!order) throw new Error('There is no order.');
    const both = await stack.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${HELD})`;
      const first = cancel(order);
      await whileWaiting(1);
      // Has the order, and waits for the places.
      const second = verify([order]);
      await whileWaiting(2);
      return { calls: [first, second] };
    });
    return tally((await Promise.all(both.calls)).map(nameOf));
  });
  say(`control, places first: ${JSON.stringify(counts)}`);
  expect(counts['40P01']).toBe(1);
});
