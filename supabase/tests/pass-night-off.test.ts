import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { withFault } from './support/crowd.ts';
import { call, takenOf } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('pass-night-off', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** Takes back the payment of an order, which is unpaid then and keeps its places for a day. */
async function reverse(order: string): Promise<void> {
  const [payment] = await stack.sql<{ id: string }[]>`
    select id from public.pass_payments where order_id = ${order}`;
  await call(owner, 'reverse_payment', { p_payment_id: payment?.id });
}

/** Moves a night of an order whose payment was reversed, and then lets the order's day pass. */
async function moveUnpaid() {
  const office = await openOffice(stack, owner);
  const { id } = await office.sell(1);
  await reverse(id);
  await office.cancel(office.second);
  const moved = await takenOf(stack, office.second);
  await stack.sql`update private.pass_seats set held_until = clock_timestamp() - interval '1 second'
    where order_id = ${id} and held_until is not null`;
  return { moved, after: await takenOf(stack, office.second) };
}

describe('calling a night off', () => {
  test('counts who is concerned, pays back in chunks, and says what was done; again it does nothing', async () => {
    const office = await openOffice(stack, owner);
    const two = await office.sell(2);
    const all = await office.sell(1, office.season, []);
    const unpaid = randomUUID();
    await call(owner, 'give_passes', {
      p_id: unpaid,
      p_edition_id: office.edition.id,
      p_items: [{ kind_id: office.single, night_ids: [office.first], quantity: 1 }],
      p_name: 'Sponsor',
      p_phone: '',
      p_reason: 'Sponsor',
    });
    // Half of 2 x 500 rupees for each pass of one night, a third of 500 in whole rupees for the season's.
    const expected = { refunds: 3, refund_paise: 50_000 + 50_000 + 16_600 };
    expect(await office.concerns()).toEqual({
      orders: 3,
      passes: 4,
      people: 7,
      moves: 0,
      moved_people: 0,
      ...expected,
      unpaid: 0,
      waiting: 0,
      room: null,
    });
    const sum = { moved: 0, refunds: 0, refund_paise: 0 };
    const left: number[] = [];
    do {
      const { data } = await office.cancel(undefined, 3);
      left.push(data?.left ?? -1);
      sum.moved += data?.moved ?? 0;
      sum.refunds += data?.refunds ?? 0;
      sum.refund_paise += data?.refund_paise ?? 0;
    } while ((left.at(-1) ?? 0) > 0);
    expect(left).toEqual([1, 0]);
    expect(sum).toEqual({ moved: 0, ...expected });
    expect((await office.cancel()).data).toEqual({
      left: 0,
      moved: 0,
      refunds: 0,
      refund_paise: 0,
    });
    expect(await office.concerns()).toMatchObject({ orders: 0, passes: 0, refund_paise: 0 });
    expect((await office.orderOf(two.id)).refunds).toHaveLength(2);
    expect((await office.orderOf(all.id)).passes[0]?.night_ids).toHaveLength(2);
    expect(await takenOf(stack, office.first)).toBe(0);
  });

  test('moves what is not valid on the other night anyway, and pays the rest back', async () => {
    const office = await openOffice(stack, owner);
    const one = await office.sell(3);
    await office.sell(1, office.season, []);
    expect(await office.concerns(office.second)).toMatchObject({
      passes: 4,
      moves: 3,
      moved_people: 6,
      refunds: 1,
      refund_paise: 16_600,
      room: 19,
    });
    expect((await office.cancel(office.second)).data).toEqual({
      left: 0,
      moved: 3,
      refunds: 1,
      refund_paise: 16_600,
    });
    expect((await office.orderOf(one.id)).passes.map(({ night_ids: ids }) => ids)).toEqual(
      one.passes.map(() => [office.second]),
    );
    expect(await takenOf(stack, office.second)).toBe(7);
    expect((await office.cancel(office.first)).hint).toBe('move_to');
  });

  test('names the orders that are not paid yet, and who waits', async () => {
    const office = await openOffice(stack, owner);
    const { id } = await office.sell(1);
    await stack.sql`update public.pass_orders set status = 'held', held_until = clock_timestamp() + interval '5 minutes' where id = ${id}`;
    await stack.sql`delete from public.passes where order_id = ${id}`;
    await stack.sql`insert into public.pass_waits (id, edition_id, kind_id, night_ids, quantity, people, name, phone)
      values (${randomUUID()}, ${office.edition.id}, ${office.single}, ${[office.first]}, 2, 4, 'Asha', '98350 12345')`;
    expect(await office.concerns()).toMatchObject({ passes: 0, unpaid: 1, waiting: 4 });
  });

  test('a moved order that is unpaid keeps its places only as long as before', async () => {
    expect(await moveUnpaid()).toEqual({ moved: 2, after: 0 });
    const forGood: [string, string][] = [['v.people, v.held_until)', 'v.people, null)']];
    expect(await withFault(stack, 'private.cancel_night', forGood, moveUnpaid)).toEqual({
      moved: 2,
      after: 2,
    });
  });

  test('a limit below 1 is 1', async () => {
    const office = await openOffice(stack, owner);
    await office.sell(2);
    const asItIs: [string, string][] = [['greatest(least(p_limit, 500), 1)', 'p_limit']];
    await expect(
      withFault(stack, 'public.cancel_night', asItIs, () => office.cancel(undefined, -5)),
    ).rejects.toThrow('2201W');
    expect((await office.cancel(undefined, -5)).data?.left).toBe(1);
    expect((await office.cancel(undefined, 0)).data?.left).toBe(0);
  });
});
