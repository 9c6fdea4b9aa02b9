import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameOf, tally } from './support/crowd.ts';
import { type Bought, openAttacks, OTHER, THEIRS } from './support/passAttacks.ts';
import { addKind, addPromo, call, newPhone, takenOf } from './support/passes.ts';

let a: Awaited<ReturnType<typeof openAttacks>>;
beforeAll(async () => {
  a = await openAttacks('pass-attacks', 2030);
});
afterAll(() => a?.end());
beforeEach(() => a.begin());

/** Number of people whose places are still held in `minutes` minutes. */
async function keptFor(minutes: number): Promise<number> {
  const [row] = await a.stack.sql<{ kept: number }[]>`
    select coalesce(sum(taken), 0)::integer as kept from private.pass_seats
    where pool_id = ${a.night()} and released_at is null and held_until > now() + make_interval(mins => ${minutes})`;
  return row?.kept ?? -1;
}

const every = async (count: number, make: (place: number) => Promise<Bought>) => {
  const orders: Bought[] = [];
  for (let place = 0; place < count; place += 1) orders.push(await make(place));
  return orders;
};

describe('an order that lives again is asked what a new one is asked', () => {
  test('a promo code of one use serves one order; money for the others is recorded, and late', async () => {
    const { code } = await addPromo(a.stack, a.sale.edition, {
      percent: 90,
      uses: 1,
      per_phone: 1,
    });
    const orders: Bought[] = [];
    for (let made = 0; made < 6; made += 1) {
      const order = await a.buy({ promo: code });
      expect(nameOf(order)).toBe('ok');
      await a.lapse(order);
      orders.push(order);
    }
    const claims = await Promise.all(orders.map((order) => a.claim(order)));
    const states = claims.map(({ value }) => value?.status ?? '');
    expect(tally(states)).toEqual({ claimed: 1, late: 5 });
    const late = orders.find((_, place) => states[place] === 'late') as Bought;
    expect(await a.look(late)).toMatchObject({ no_longer: { why: 'promo' } });
    expect(await a.verify(late, 5000)).toBe('late');
    const [row] = await a.stack.sql`select private.paid_paise(${late.id}) as paise`;
    expect(row).toMatchObject({ paise: '5000' });
  });

  test('nor is it paid by its reference alone', async () => {
    const { code } = await addPromo(a.stack, a.sale.edition, {
      percent: 90,
      uses: 1,
      per_phone: 1,
    });
    const first = await a.buy({ promo: code });
    await a.lapse(first);
    const second = await a.buy({ promo: code });
    expect(await a.verify(second, 5000)).toBe('paid');
    expect(await a.verify(first, 5000)).toBe('late');
  });

  test('a price for the first ten is not one for eighty', async () => {
    const steps = [{ price_paise: 10_000, until_sold: 10 }];
    const kind = await addKind(a.stack, a.sale.edition, {
      price_paise: 85_000,
      price_steps: steps,
    });
    const orders: Bought[] = [];
    for (let made = 0; made < 4; made += 1) {
      const order = await a.buy({ items: [a.line(10, kind)] });
      await a.lapse(order);
      orders.push(order);
    }
    const states: (string | undefined)[] = [];
    for (const order of orders) states.push((await a.claim(order)).value?.status);
    expect(states).toEqual(['claimed', 'late', 'late', 'late']);
    expect(await a.look(orders[1] as Bought)).toMatchObject({
      no_longer: { why: 'price', total_paise: 850_000 },
    });
  });

  test('nor do more people of a phone number come in than it may bring', async () => {
    await a.stack
      .sql`update public.pass_settings set max_people_per_phone = 12 where edition_id = ${a.sale.edition}`;
    const phone = newPhone();
    const orders: Bought[] = [];
    for (let made = 0; made < 3; made += 1) {
      const order = await a.buy({ phone, items: [a.line(10)] });
      await a.lapse(order);
      orders.push(order);
    }
    const states: (string | undefined)[] = [];
    for (const order of orders) states.push((await a.claim(order)).value?.status);
    expect(states).toEqual(['claimed', 'late', 'late']);
    expect(await a.look(orders[2] as Bought)).toMatchObject({ no_longer: { why: 'limit' } });
  });

  test('an order that still holds lives again as it was', async () => {
    const order = await a.buy({});
    await a.lapse(order);
    expect(await a.look(order)).toMatchObject({ status: 'expired', no_longer: null });
    expect((await a.claim(order)).value).toMatchObject({ status: 'claimed', no_longer: null });
    expect(await a.verify(order, 50_000)).toBe('paid');
  });
});

describe('what nobody has verified', () => {
  test('of one network keeps a fifth of a night for two hours at most, and the owner hears of it', async () => {
    const orders = await every(30, () => a.buy({ items: [a.line(6), a.line(6)] }));
    for (const order of orders) expect(nameOf(await a.claim(order))).toBe('ok');
    expect(await takenOf(a.stack, a.night())).toBe(360);
    expect(await keptFor(11)).toBeLessThanOrEqual(100);
    expect(await keptFor(121)).toBeLessThanOrEqual(40);
    const mails = await a.stack.sql`
      select payload #>> '{recipients,0}' as "to", payload -> 'orders' as orders from private.outbox where kind = 'pass_alarm' order by 1`;
    expect(mails.map(({ to }) => to)).toEqual(
      [a.stack.admin.email, 'owner@example.org'].toSorted(),
    );

    const { data } = await call<{ unusual: { network: string; orders: number; people: number }[] }>(
      a.owner,
      'passes_today',
      { p_edition_id: a.sale.edition },
    );
    expect(data?.unusual).toMatchObject([{ orders: 30, people: 360 }]);
    const args = { p_edition_id: a.sale.edition, p_network: data?.unusual[0]?.network };
    expect(await call(a.owner, 'let_go', args)).toMatchObject({ data: 30 });
    expect(await takenOf(a.stack, a.night())).toBe(0);
    expect(await a.verify(orders[0] as Bought, 600_000)).toBe('paid');
  });

  test('two hundred phones behind one address that pay all get their passes', async () => {
    const orders = await every(200, () => a.buy({ items: [a.line(2)] }));
    expect(tally(orders.map(nameOf))).toEqual({ ok: 200 });
    for (const order of orders) expect((await a.claim(order)).value?.status).toBe('claimed');
    // The owner reads the statement an hour later.
    await a.stack
      .sql`update private.pass_seats set held_until = held_until - interval '1 hour' where held_until is not null`;
    await a.stack
      .sql`update public.pass_orders set held_until = held_until - interval '1 hour' where held_until is not null`;
    const results: (string | undefined)[] = [];
    for (const order of orders) results.push(await a.verify(order, 100_000));
    expect(results.every((result) => result === 'paid')).toBe(true);
    expect(await takenOf(a.stack, a.night())).toBe(400);
  });

  test('keeps its places from the first number on: another moves no end, to a later hour or an earlier', async () => {
    const order = await a.buy({});
    const first = (await a.claim(order)).value?.held_until ?? '';
    // Many others of its network claim in the meantime.
    for (let made = 0; made < 5; made += 1) await a.claim(await a.buy({ items: [a.line(12)] }));
    await a.stack
      .sql`update public.pass_orders set claimed_at = claimed_at - interval '23 hours' where id = ${order.id}`;
    expect((await a.claim(order)).value).toMatchObject({ status: 'claimed', held_until: first });
    // Its time is over: another UTR does not start it again.
    await a.lapse(order);
    await a.stack
      .sql`update public.pass_orders set claimed_at = claimed_at - interval '2 hours' where id = ${order.id}`;
    expect((await a.claim(order)).value?.status).toBe('late');
  });

  test('is no phone number and no made-up one: neither keeps a place', async () => {
    const order = await a.buy({ phone: '98350 12345' });
    const kept = await a.look(order);
    for (const utr of ['919835012345', '000000000000', '999999999999'])
      expect((await a.claim(order, utr)).error).toMatchObject({ code: 'PT422', hint: 'utr' });
    expect(await a.look(order)).toMatchObject({ status: 'held', held_until: kept?.held_until });
    expect((await a.claim(order, '919835012346')).value?.status).toBe('claimed');
  });

  test('does not lock out whose phone number was written on it', async () => {
    await a.stack
      .sql`update private.settings set value = '2' where key = 'pass_open_orders_per_phone'`;
    await a.stack
      .sql`update public.pass_settings set max_people_per_phone = 12 where edition_id = ${a.sale.edition}`;
    const phone = newPhone();
    for (let made = 0; made < 2; made += 1)
      await a.claim(await a.buy({ address: THEIRS, phone, items: [a.line(6)] }));
    expect(nameOf(await a.buy({ address: THEIRS, phone }))).toBe('limit');
    const theirs = await a.buy({ address: OTHER, phone, items: [a.line(12)] });
    expect(nameOf(theirs)).toBe('ok');
    expect(await a.verify(theirs, 600_000)).toBe('paid');
    expect(nameOf(await a.buy({ address: OTHER, phone }))).toBe('limit');
  });
});

describe('limits fall on who does it', () => {
  test('eight wrong look-ups by a stranger leave the buyer’s own open', async () => {
    const phone = newPhone();
    const order = await a.buy({ phone });
    const [row] = await a.stack
      .sql`select reference from public.pass_orders where id = ${order.id}`;
    const find = (address: string, p_reference: string) =>
      a.from(address, 'find_my_passes', { p_phone: phone, p_reference });
    await a.stack.sql`update private.settings set value = '100' where key = 'pass_finds_per_ip'`;
    for (let tried = 0; tried < 8; tried += 1) await find(THEIRS, 'AAAAAA');
    expect(nameOf(await find(THEIRS, 'AAAAAA'))).toBe('PT429');
    expect((await find(OTHER, String(row?.['reference']))).value).toMatchObject({ id: order.id });
  });

  test('asking for a refund again and again is one entry', async () => {
    const order = await a.buy({});
    expect(await a.verify(order, 50_000)).toBe('paid');
    for (let asked = 0; asked < 5; asked += 1) await a.cancel(order, THEIRS);
    const rows = await a.stack.sql`
      select from public.pass_events where order_id = ${order.id} and what = 'refund_asked'`;
    expect(rows).toHaveLength(1);
  });
});
