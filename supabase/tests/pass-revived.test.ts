import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameOf, tally } from './support/crowd.ts';
import { type Bought, openAttacks, OTHER, THEIRS } from './support/passAttacks.ts';
import { addPromo, call, newKey, newPhone, takenOf } from './support/passes.ts';
import { lineOf, newUtr, resultsOf, today, type Verified } from './support/passPayments.ts';

let a: Awaited<ReturnType<typeof openAttacks>>;
beforeAll(async () => {
  a = await openAttacks('pass-revived', 2070);
});
afterAll(() => a?.end());
beforeEach(() => a.begin());

const set = (key: string, value: number) =>
  a.stack.sql`update private.settings set value = ${value}::text::jsonb where key = ${key}`;
const refundsOf = ({ id }: Bought) =>
  a.stack
    .sql`select why, state, amount_paise::integer as paise from public.pass_refunds where order_id = ${id} order by created_at, why`;
async function passOrder(name: string, { id }: Bought, more: Record<string, unknown> = {}) {
  const [row] = await a.stack.sql`select version from public.pass_orders where id = ${id}`;
  return call<string>(a.owner, name, { p_order_id: id, p_version: row?.['version'], ...more });
}
async function storeLine(utr: string, amount_paise: number): Promise<string> {
  await call(a.owner, 'import_lines', {
    p_id: randomUUID(),
    p_source: 'other',
    p_from: today(),
    p_to: today(),
    p_lines: [lineOf({ utr, amount_paise })],
  });
  const [row] = await a.stack.sql`select id from public.bank_lines where utr = ${utr}`;
  return String(row?.['id']);
}
const verifyLine = async ({ id }: Bought, line_id: string, amount_paise: number) =>
  resultsOf(
    await call<Verified[]>(a.owner, 'verify_payments', {
      p_rows: [{ order_id: id, line_id, amount_paise }],
    }),
  )[0];
const lapseBy = async ({ id }: Bought, hours: number) => {
  await a.stack
    .sql`update public.pass_orders set held_until = now() - make_interval(hours => ${hours}) where id = ${id}`;
  await a.stack
    .sql`update private.pass_seats set held_until = now() - make_interval(hours => ${hours}) where order_id = ${id}`;
};

describe('a claim whose time is over', () => {
  test('is asked again what a new order is asked, however it was claimed', async () => {
    const { code } = await addPromo(a.stack, a.sale.edition, { percent: 90, uses: 1 });
    const first = await a.buy({ promo: code });
    expect((await a.claim(first)).value?.status).toBe('claimed');
    await a.lapse(first);
    const second = await a.buy({ promo: code });
    expect(nameOf(second)).toBe('ok');
    expect(await a.verify(first, 5000)).toBe('late');
    expect(await a.verify(second, 5000)).toBe('paid');
  });

  test('is paid by money that came while it lived, at its price', async () => {
    const { code } = await addPromo(a.stack, a.sale.edition, { percent: 90, uses: 1 });
    const first = await a.buy({ promo: code });
    const utr = newUtr();
    await a.claim(first, utr);
    await a.lapse(first);
    expect(nameOf(await a.buy({ promo: code }))).toBe('ok');
    expect(await verifyLine(first, await storeLine(utr, 5000), 5000)).toBe('paid');
  });

  test('of six with a code for one, claimed at one moment, one lives', async () => {
    // Opens the connections first: otherwise the calls run one after the other.
    await Promise.all(
      Array.from({ length: 12 }, () => a.look({ id: randomUUID(), key: newKey() })),
    );
    for (let round = 0; round < 3; round += 1) {
      const { code } = await addPromo(a.stack, a.sale.edition, { percent: 90, uses: 1 });
      const orders: Bought[] = [];
      for (let made = 0; made < 6; made += 1) {
        const order = await a.buy({ promo: code });
        await a.lapse(order);
        orders.push(order);
      }
      const claims = await Promise.all(orders.map((order) => a.claim(order)));
      expect(tally(claims.map(({ value }) => value?.status ?? ''))).toEqual({
        claimed: 1,
        late: 5,
      });
    }
  });

  test('of eight buyers of the one pass at the early price, one gets it', async () => {
    await a.stack
      .sql`update public.pass_kinds set price_steps = '[{"price_paise": 10000, "until_sold": 1}]' where id = ${a.sale.single}`;
    for (let round = 0; round < 3; round += 1) {
      await a.stack.sql`delete from public.pass_orders where edition_id = ${a.sale.edition}`;
      const bought = await Promise.all(
        Array.from({ length: 8 }, (_, place) => a.buy({ address: `10.9.0.${place}` })),
      );
      expect(bought.every((one) => ['ok', 'price'].includes(nameOf(one)))).toBe(true);
      const [row] = await a.stack.sql`
        select count(*) filter (where total_paise = 10000)::integer as early from public.pass_orders where edition_id = ${a.sale.edition}`;
      expect(row).toEqual({ early: 1 });
    }
  });
});

describe('places are taken again for a number', () => {
  test('within two hours; of orders that were stored up, for money alone', async () => {
    const [soon, later] = [await a.buy({}), await a.buy({})];
    await lapseBy(soon, 1);
    await lapseBy(later, 3);
    expect((await a.claim(soon)).value?.status).toBe('claimed');
    expect((await a.claim(later)).value?.status).toBe('late');
    expect(await takenOf(a.stack, a.night())).toBe(1);
    expect(await a.verify(later, 50_000)).toBe('paid');
  });

  test('not of an order that the owner let go', async () => {
    await set('pass_unverified_people', 1);
    const order = await a.buy({ items: [a.line(2)] });
    await a.claim(order);
    const [row] = await a.stack.sql`select network from public.pass_orders where id = ${order.id}`;
    const args = { p_edition_id: a.sale.edition, p_network: row?.['network'] };
    expect(await call(a.owner, 'let_go', args)).toMatchObject({ data: 1 });
    expect((await a.claim(order)).value?.status).toBe('late');
    expect(await takenOf(a.stack, a.night())).toBe(0);
    expect(await a.verify(order, 100_000)).toBe('paid');
    await set('pass_unverified_people', 40);
  });
});

describe('a neighbour behind the same address', () => {
  test('still orders while somebody orders and cancels without end', async () => {
    await set('pass_orders_per_ip', 3);
    for (let made = 0; made < 4; made += 1) await a.cancel(await a.buy({}), THEIRS);
    expect(nameOf(await a.buy({}))).toBe('work');
    expect(nameOf(await a.buy({ address: OTHER }))).toBe('ok');
    await set('pass_orders_per_ip', 1_000_000);
  });

  test('does not learn which phone numbers have bought, or used a code', async () => {
    await a.stack
      .sql`update public.pass_settings set max_people_per_phone = 12 where edition_id = ${a.sale.edition}`;
    const { code } = await addPromo(a.stack, a.sale.edition, {
      percent: 10,
      per_phone: 1,
      uses: 50,
    });
    const phone = newPhone();
    const theirs = await a.buy({ address: OTHER, phone, promo: code, items: [a.line(10)] });
    expect(await a.verify(theirs, 450_000)).toBe('paid');
    for (const asked of [phone, newPhone()])
      expect(nameOf(await a.buy({ phone: asked, promo: code, items: [a.line(12)] }))).toBe('ok');
  });
});

test('a network’s entries of the waiting list keep forty places, for twenty minutes each', async () => {
  await a.stack.sql`update public.garba_nights set capacity = 60 where id = ${a.night()}`;
  const full: Bought[] = [];
  for (let made = 0; made < 15; made += 1)
    full.push(await a.buy({ address: OTHER, items: [a.line(4)] }));
  await set('pass_work_people', 40);
  for (let made = 0; made < 20; made += 1) {
    const joined = await a.from(THEIRS, 'join_waiting', {
      p_id: randomUUID(),
      p_key: newKey(),
      p_edition_id: a.sale.edition,
      p_item: a.line(10),
      p_name: 'Asha Devi',
      p_phone: newPhone(),
    });
    expect(nameOf(joined)).toBe('ok');
  }
  for (const order of full) await a.lapse(order);
  // Sixty places are free: forty are reserved for them, twenty for anybody.
  expect(nameOf(await a.buy({ address: OTHER, items: [a.line(20)] }))).toBe('ok');
  expect(nameOf(await a.buy({ address: OTHER }))).toBe('sold_out');
  // Without any call, the timer of each minute makes the offers.
  await a.stack.sql`select private.offer_due()`;
  const [offers] = await a.stack.sql`
    select count(*)::integer as made, max(held_until) < now() + interval '21 minutes' as short from public.pass_orders
    where edition_id = ${a.sale.edition} and source = 'offer'`;
  expect(offers).toEqual({ made: 4, short: true });
  await set('pass_work_people', 1_000_000);
});

test('a phone number waits for no more people than it may book', async () => {
  await a.stack.sql`update public.garba_nights set capacity = 4 where id = ${a.night()}`;
  await a.buy({ address: OTHER, items: [a.line(4)] });
  await a.stack
    .sql`update public.pass_settings set max_people_per_phone = 12 where edition_id = ${a.sale.edition}`;
  const join = (quantity: number) =>
    a.from(THEIRS, 'join_waiting', {
      p_id: randomUUID(),
      p_key: newKey(),
      p_edition_id: a.sale.edition,
      p_item: a.line(quantity),
      p_name: 'Asha Devi',
      p_phone: newPhone(),
    });
  expect(nameOf(await join(13))).toBe('limit');
  expect(nameOf(await join(12))).toBe('ok');
});

describe('money that came', () => {
  test('in part is listed to be paid back when its buyer cancels, and stays with the claims until then', async () => {
    const order = await a.buy({});
    expect(await a.verify(order, 20_000)).toBe('short');
    await lapseBy(order, 24 * 7);
    await a.stack
      .sql`update public.pass_orders set created_at = now() - interval '8 days' where id = ${order.id}`;
    const { data } = await call<{ id: string }[]>(a.owner, 'list_claims', {});
    expect(data?.some(({ id }) => id === order.id)).toBe(true);
    await a.cancel(order, THEIRS);
    expect(await refundsOf(order)).toEqual([{ why: 'cancelled', state: 'due', paise: 20_000 }]);
  });

  test('too much for a late order is listed once its passes are issued', async () => {
    const order = await a.buy({});
    await a.lapse(order);
    await a.stack.sql`update public.garba_nights set capacity = 0 where id = ${a.night()}`;
    expect(await a.verify(order, 65_000)).toBe('late');
    await a.stack.sql`update public.garba_nights set capacity = 500 where id = ${a.night()}`;
    expect((await passOrder('resolve_late', order, { p_issue: true })).data).toBe('paid');
    expect(await refundsOf(order)).toEqual([{ why: 'over', state: 'due', paise: 15_000 }]);
  });

  test('and was recorded by mistake is not to be paid back', async () => {
    const order = await a.buy({});
    expect(await a.verify(order, 50_000)).toBe('paid');
    await passOrder('cancel_order', order, { p_reason: '' });
    expect(await refundsOf(order)).toMatchObject([{ paise: 50_000 }]);
    const [payment] = await a.stack
      .sql`select id from public.pass_payments where order_id = ${order.id}`;
    await call(a.owner, 'reverse_payment', { p_payment_id: payment?.['id'] });
    expect(await refundsOf(order)).toEqual([]);
  });

  test('under a number that is another order’s pays none a second time', async () => {
    const utr = newUtr();
    const sold = await a.buy({});
    await call(a.owner, 'verify_payments', {
      p_rows: [{ order_id: sold.id, utr, amount_paise: 50_000 }],
    });
    const order = await a.buy({ items: [a.line(1)] });
    // The bank has it with less than what was recorded.
    expect(await verifyLine(order, await storeLine(utr, 30_000), 30_000)).toBe('conflict');
  });
});
