import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Evening } from '../../src/features/passes/admin/data/answers.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { addKind, call, codesOf, makeTonight, type Order, reserve } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
beforeAll(async () => {
  stack = await createTestStack('pass-evening', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** The rows of a report by their labels. */
async function reportBy(p_edition_id: string, p_by: string) {
  const args = { p_edition_id, p_by };
  const { data } = await call<{ label: string }[]>(owner, 'report_passes', args);
  return (data ?? []).toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Lets one person in by a code that is typed. */
const checkIn = async (shift: string, p_code: string) =>
  call(owner, 'check_in', {
    p_shift_id: shift,
    p_scan_id: randomUUID(),
    p_code,
    p_people: 1,
    p_how: 'typed',
  });

test('the sheet of an evening: sold by cash, UPI and free, who came, the drawers, rupees by night', async () => {
  const office = await openOffice(stack, owner);
  await makeTonight(stack, office.first);
  // ₹500 a pass for 2; the season's third of ₹500 for this night.
  const sold = await office.sell(2);
  await office.sell(1, office.season, []);
  const upi = { p_id: randomUUID(), p_shift_id: office.shift, p_method: 'upi' };
  const one = { kind_id: office.single, night_ids: [office.first], quantity: 1 };
  await call(owner, 'sell_passes', { ...upi, p_items: [one], p_utr: '431947905050' });
  await call(owner, 'give_passes', {
    p_id: randomUUID(),
    p_edition_id: office.edition.id,
    p_items: [one],
    p_name: 'Sponsor',
    p_phone: '',
    p_reason: 'Sponsor',
  });
  // Of another night, and cancelled.
  await office.sell(1, office.single, [office.second]);
  const gone = await office.sell(1);
  await call(owner, 'cancel_order', {
    p_order_id: gone.id,
    p_version: (await office.orderOf(gone.id)).version,
  });
  const scan = async (code: string) => checkIn(office.shift, code);
  await scan(codesOf(sold)[0]);
  await scan('ZZZZZZZZZZZZZZZZZZZZZZZZZZ');
  await call(owner, 'close_shift', { p_id: office.shift, p_counted_paise: 190_000 });

  // Counted once: the answer to closing says what should be there.
  await call(owner, 'close_shift', { p_id: office.shift, p_counted_paise: 250_000 });

  const { data } = await call<Evening>(owner, 'report_evening', { p_night_id: office.first });
  expect(data?.sold).toEqual([
    { method: 'cash', orders: 2, passes: 3, people: 5, amount_paise: 116_600 },
    { method: 'upi', orders: 1, passes: 1, people: 2, amount_paise: 50_000 },
    { method: 'free', orders: 1, passes: 1, people: 2, amount_paise: 0 },
  ]);
  expect(data).toMatchObject({ expected: 9, inside: 1, missing: 8, refused: 1, capacity: 20 });
  expect(data?.drawers).toEqual([
    expect.objectContaining({
      gate: 'Counter',
      staff: 'owner@example.org',
      float_paise: 0,
      // The drawer has the cash of every sale, of other nights and cancelled ones, too.
      cash_paise: 250_000,
      paid_back_paise: 0,
      upi_paise: 50_000,
      counted_paise: 190_000,
    }),
  ]);
  expect(data?.nights.map(({ amount_paise: paise }) => paise)).toEqual([166_600, 66_600, 16_800]);
});

test('the sheet of a hostile evening is what a hand counts', async () => {
  const office = await openOffice(stack, owner);
  const [first, second] = [office.first, office.second];
  await makeTonight(stack, first);
  const one = { kind_id: office.single, night_ids: [first], quantity: 1 };
  const scan = async (code: string) => checkIn(office.shift, code);
  /** Records the one refund of an order that is due as sent. */
  const payBack = async (order: string, way: object) => {
    const [refund] = await stack.sql<{ id: string }[]>`
      select id from public.pass_refunds where order_id = ${order} and state = 'due'`;
    const sent = { p_refund_id: refund?.id, p_state: 'sent', ...way };
    expect(await call(owner, 'record_refund', sent)).toMatchObject({ code: null });
  };
  // Two drawers; West takes UPI twice, and one of the payments never came.
  const west = randomUUID();
  const shift = { p_night_id: first, p_kind: 'counter', p_gate: 'West' };
  await call(owner, 'open_shift', { p_id: west, ...shift });
  const sellByUpi = async () => {
    const sale = { p_id: randomUUID(), p_shift_id: west, p_items: [one], p_method: 'upi' };
    const { data } = await call(owner, 'sell_passes', sale);
    return data as Order;
  };
  const [upi, refused] = [await sellByUpi(), await sellByUpi()];
  await scan(codesOf(upi)[0]);
  await scan(codesOf(refused)[0]);
  const [payment] = await stack.sql<{ id: string }[]>`
    select id from public.pass_payments where order_id = ${refused.id}`;
  await call(owner, 'reverse_payment', { p_payment_id: payment?.id });
  // Cancelled after one of four people went in, and paid back from the drawer.
  const gone = await office.sell(2);
  await scan(codesOf(gone)[0]);
  const { version } = await office.orderOf(gone.id);
  await call(owner, 'cancel_order', { p_order_id: gone.id, p_version: version });
  await payBack(gone.id, { p_method: 'cash', p_shift_id: office.shift });
  await scan(codesOf(gone)[0]);
  // One of three cancelled; ₹100 of it are kept.
  const three = await office.sell(3);
  await call(owner, 'cancel_passes', {
    p_order_id: three.id,
    p_passes: [three.passes[0]?.id],
    p_refund_paise: 40_000,
  });
  await payBack(three.id, { p_utr: '431947905099' });
  // Moved from the second night; the season is valid tonight anyway, and gets its share of that night back.
  await office.sell(1, office.single, [second]);
  await office.sell(1, office.season, []);
  await call(owner, 'cancel_night', { p_night_id: second, p_move_to: first });
  await call(owner, 'give_passes', {
    p_id: randomUUID(),
    p_edition_id: office.edition.id,
    p_items: [one],
    p_name: 'Sponsor',
    p_phone: '',
    p_reason: 'Sponsor',
  });
  // Half paid, for the third.
  const third = { ...one, night_ids: office.edition.nights.slice(2) };
  const { id: half } = await reserve(stack, office.edition.id, [third]);
  const row = { order_id: half, utr: '431947905088', amount_paise: 25_000 };
  expect((await call<object[]>(owner, 'verify_payments', { p_rows: [row] })).data).toMatchObject([
    { result: 'short' },
  ]);
  // After midnight.
  await stack.sql`update public.pass_orders set paid_at = paid_at + interval '1 day' where id = ${upi.id}`;
  await stack.sql`update public.pass_payments set created_at = created_at + interval '1 day' where order_id = ${upi.id}`;

  const { data } = await call<Evening>(owner, 'report_evening', { p_night_id: first });
  expect(data?.sold).toEqual([
    { method: 'cash', orders: 3, passes: 4, people: 7, amount_paise: 166_600 },
    { method: 'upi', orders: 1, passes: 1, people: 2, amount_paise: 50_000 },
    { method: 'free', orders: 1, passes: 1, people: 2, amount_paise: 0 },
  ]);
  // Two of the three inside have no valid pass any more.
  expect(data).toMatchObject({ expected: 11, inside: 3, missing: 10, refused: 1 });
  expect(data?.drawers).toMatchObject([
    { gate: 'Counter', cash_paise: 350_000, paid_back_paise: 100_000, upi_paise: 0 },
    { gate: 'West', cash_paise: 0, paid_back_paise: 0, upi_paise: 50_000 },
  ]);
  expect(data?.nights.map(({ amount_paise: paise }) => paise)).toEqual([216_600, 0, 16_800]);
  // The other reports count the same passes.
  expect(await reportBy(office.edition.id, 'kind')).toMatchObject([
    { label: 'One night', orders: 4, passes: 5, people: 10, amount_paise: 200_000 },
    { label: 'Season', orders: 1, passes: 1, people: 1, amount_paise: 33_400 },
  ]);
  expect(await reportBy(office.edition.id, 'seller')).toMatchObject([
    { label: 'owner@example.org', orders: 5, amount_paise: 233_400 },
  ]);
  expect(await reportBy(office.edition.id, 'day')).toMatchObject([
    { orders: 4, passes: 5, people: 9, amount_paise: 183_400 },
    { orders: 1, passes: 1, people: 2, amount_paise: 50_000 },
  ]);
});

test('the GST of a report is that of the passes that are left', async () => {
  const office = await openOffice(stack, owner);
  const taxed = { name: 'Taxed', gst_mode: 'added', gst_bp: 1800, price_paise: 49_900 };
  const { id, passes } = await office.sell(3, await addKind(stack, office.edition.id, taxed));
  const whole = { passes: 3, amount_paise: 176_646, tax_paise: 26_946 };
  const taxedRow = async () =>
    (await reportBy(office.edition.id, 'kind')).find(({ label }) => label === 'Taxed');
  expect(await taxedRow()).toMatchObject(whole);
  const [first] = passes;
  await call(owner, 'cancel_passes', { p_order_id: id, p_passes: [first?.id] });
  const left = { amount_paise: 117_764, tax_paise: 17_964 };
  expect(await taxedRow()).toMatchObject({ passes: 2, ...left });
  expect(await reportBy(office.edition.id, 'seller')).toMatchObject([left]);
  expect(await reportBy(office.edition.id, 'day')).toMatchObject([{ passes: 2, ...left }]);
});
