import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf } from '../local/testing.ts';
import { nameOf } from './support/crowd.ts';
import { type Bought, openAttacks, OTHER, THEIRS } from './support/passAttacks.ts';
import { addKind, call, makeTonight, newKey, newPhone, type Order } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';

let a: Awaited<ReturnType<typeof openAttacks>>;
beforeAll(async () => {
  a = await openAttacks('pass-buyers', 2040);
});
afterAll(() => a?.end());
beforeEach(() => a.begin());

const set = (key: string, value: number) =>
  a.stack.sql`update private.settings set value = ${value}::text::jsonb where key = ${key}`;
const limitPhones = (people: number) =>
  a.stack
    .sql`update public.pass_settings set max_people_per_phone = ${people} where edition_id = ${a.sale.edition}`;
const unlimited = () =>
  a.stack.sql`update public.garba_nights set capacity = null where edition_id = ${a.sale.edition}`;
/** In how many hours the places of an order are free, once its number is entered. */
const hoursOf = ({ value }: { value?: { held_until: string | null } }) =>
  Math.round((Date.parse(value?.held_until ?? '') - Date.now()) / 3_600_000);
const claimed = async (quantity: number, address: string) =>
  hoursOf(await a.claim(await a.buy({ items: [a.line(quantity)], address })));
const callOff = async (night: string) =>
  expect((await call(a.owner, 'cancel_night', { p_night_id: night })).code).toBeNull();
const staffCall = async <T>(name: string, args: Record<string, unknown>) =>
  call<T>(a.owner, name, args);
const orderOf = async (id: string) => {
  const { data } = await staffCall<
    Order & { refunds: { why: string; amount_paise: number }[]; payments: { id: string }[] }
  >('get_pass_order', { p_order_id: id });
  if (data === null) throw new Error('no such order');
  return data;
};
const refundsOf = async (id: string) =>
  (await orderOf(id)).refunds.map(({ why, amount_paise: paise }) => [why, paise]);

describe('a night without a limit', () => {
  test('keeps the places of a claim for as long as they are checked, however many have claimed', async () => {
    await unlimited();
    await limitPhones(12);
    expect(await claimed(12, THEIRS)).toBe(24);
    expect(await claimed(12, OTHER)).toBe(24);
    // Of a network with more than pass_unverified_people, for pass_unverified_hours.
    await limitPhones(200);
    expect(await claimed(20, THEIRS)).toBe(24);
    expect(await claimed(20, THEIRS)).toBe(2);
    expect(await claimed(20, OTHER)).toBe(24);
  });

  test('is not besieged, however many keep places unpaid', async () => {
    await unlimited();
    await set('pass_work_people', 5);
    for (const address of ['10.3.0.1', '10.3.0.2'])
      expect(nameOf(await a.buy({ items: [a.line(5)], address }))).toBe('ok');
    expect(nameOf(await a.buy({ items: [a.line()], address: OTHER }))).toBe('ok');
    await a.stack.sql`update public.garba_nights set capacity = 20 where id = ${a.night()}`;
    expect(nameOf(await a.buy({ items: [a.line()], address: OTHER }))).toBe('work');
    await set('pass_work_people', 1_000_000);
  });
});

describe('a night that was called off', () => {
  test('does not end the claim of an order for other nights', async () => {
    const kind_id = await addKind(a.stack, a.sale.edition, { name: 'Two', picks: 2 });
    const order = await a.buy({
      items: [{ kind_id, night_ids: [a.night(0), a.night(1)], quantity: 1 }],
    });
    await makeTonight(a.stack, a.night(0));
    await callOff(a.night(0));
    expect(hoursOf(await a.claim(order))).toBe(24);
  });

  test('does not count for what one phone number may book', async () => {
    await limitPhones(12);
    const phone = newPhone();
    const kind_id = await addKind(a.stack, a.sale.edition, { name: 'Two', picks: 2 });
    const order = await a.buy({
      items: [{ kind_id, night_ids: [a.night(0), a.night(1)], quantity: 6 }],
      phone,
    });
    await a.lapse(order);
    expect(nameOf(await a.buy({ items: [a.line(12)], phone }))).toBe('ok');
    expect((await a.look(order))?.no_longer?.why).toBe('limit');
    await callOff(a.night(0));
    expect((await a.look(order))?.no_longer).toBeNull();
    expect((await a.claim(order)).value?.status).toBe('claimed');
  });
});

/** A season's pass of 500 rupees, of whose three nights one is called off: 166 are listed. */
async function seasonWithoutFirst() {
  const office = await openOffice(a.stack, a.owner);
  const { id } = await office.sell(1, office.season, []);
  await office.cancel();
  const { data: key } = await staffCall<string>('order_link', { p_order_id: id });
  return { office, id, key: key ?? '' };
}
const reverse = async (id: string) =>
  staffCall('reverse_payment', { p_payment_id: (await orderOf(id)).payments[0]?.id });
async function toLate(id: string) {
  await a.stack
    .sql`update public.pass_orders set is_let_go = true, source = 'site' where id = ${id}`;
  await a.lapse({ id, key: '' });
  const season = await a.stack
    .sql`update private.pass_pools set capacity = 0 where id in (select kind_id from public.pass_items where order_id = ${id}) returning id`;
  return async () =>
    a.stack.sql`update private.pass_pools set capacity = null where id = ${season[0]?.['id']}`;
}
const resolve = async (id: string, p_issue: boolean | null) =>
  staffCall<string>('resolve_late', {
    p_order_id: id,
    p_version: (await orderOf(id)).version,
    p_issue,
  });

describe('what is paid back', () => {
  test('on the wish of the buyer is what is not listed yet', async () => {
    const { id, key } = await seasonWithoutFirst();
    await call(clientOf(a.stack), 'cancel_my_order', { p_id: id, p_key: key });
    expect(await refundsOf(id)).toEqual([
      ['night', 16_600],
      ['asked', 33_400],
    ]);
  });

  test('of a late order without passes is what was not paid back before', async () => {
    const { id } = await seasonWithoutFirst();
    await a.stack
      .sql`update public.pass_refunds set state = 'sent', utr = '1' where order_id = ${id}`;
    await reverse(id);
    await toLate(id);
    expect(await a.verify({ id }, 50_000)).toBe('late');
    expect((await resolve(id, null)).hint).toBe('issue');
    expect((await resolve(id, false)).data).toBe('refund');
    expect(await refundsOf(id)).toEqual([
      ['night', 16_600],
      ['late', 33_400],
    ]);
  });

  test('of what was paid too much, and back before its payment was taken back, is nothing', async () => {
    const order = await a.buy({});
    expect(await a.verify(order, 60_000)).toBe('paid');
    await a.stack
      .sql`update public.pass_refunds set state = 'sent', utr = '1' where order_id = ${order.id}`;
    await reverse(order.id);
    expect(await a.verify(order, 60_000)).toBe('paid');
    expect(await refundsOf(order.id)).toEqual([['over', 10_000]]);
  });

  test('of what was paid too much for a late order is all of it, also if a night is off', async () => {
    const kind_id = await addKind(a.stack, a.sale.edition, { name: 'Season', picks: null });
    const order = await a.buy({ items: [{ kind_id, quantity: 1 }] });
    const setFree = await toLate(order.id);
    expect((await a.claim(order)).value?.status).toBe('late');
    expect(await a.verify(order, 60_000)).toBe('late');
    await callOff(a.night(0));
    await setFree();
    expect((await resolve(order.id, true)).data).toBe('paid');
    expect(await refundsOf(order.id)).toEqual([
      ['night', 16_600],
      ['over', 10_000],
    ]);
  });
});

describe('a call that does not say what it knows', () => {
  test('gives no pass a new code', async () => {
    const office = await openOffice(a.stack, a.owner);
    const { id, passes } = await office.sell(1);
    const { data: key } = await staffCall<string>('order_link', { p_order_id: id });
    const renewed = await call(clientOf(a.stack), 'renew_pass', {
      p_id: id,
      p_key: key,
      p_pass_id: passes[0]?.id,
      p_revision: null,
      p_holder: 'Asha',
    });
    expect(renewed).toMatchObject({ code: 'PT409', hint: 'state' });
  });

  test.each([
    ['refuse_claim', 'claimed', {}],
    ['resolve_late', 'late', { p_issue: false }],
    ['cancel_order', 'held', {}],
  ])('changes no order: %s', async (name, status, more) => {
    const order = await a.buy({});
    await a.verify(order, 20_000);
    await a.stack.sql`update public.pass_orders set status = ${status} where id = ${order.id}`;
    const answer = await staffCall(name, { p_order_id: order.id, p_version: null, ...more });
    expect(answer).toMatchObject({ code: 'PT409', hint: 'state' });
    expect((await a.look(order))?.status).toBe(status);
  });
});

test('an order of no network is claimed while a network keeps many places', async () => {
  for (let made = 0; made < 3; made += 1) await claimed(20, THEIRS);
  const order = await a.buy({});
  await a.stack.sql`update public.pass_orders set network = null where id = ${order.id}`;
  expect((await a.claim(order)).value?.status).toBe('claimed');
});

test.each([
  ['its buyer', (order: Bought) => a.cancel(order)],
  [
    'staff',
    async ({ id }: Bought) =>
      staffCall('cancel_order', { p_order_id: id, p_version: (await orderOf(id)).version }),
  ],
])('an offer that %s cancels is no open one when its places are offered again', async (_, end) => {
  await set('pass_offers_per_network', 1);
  await a.stack.sql`update public.garba_nights set capacity = 1 where id = ${a.night()}`;
  const held = await a.buy({});
  const entries: Bought[] = [];
  for (let made = 0; made < 2; made += 1) {
    const [id, key] = [randomUUID(), newKey()];
    const joined = await a.from(THEIRS, 'join_waiting', {
      p_id: id,
      p_key: key,
      p_edition_id: a.sale.edition,
      p_item: a.line(),
      p_name: 'Asha Devi',
      p_phone: newPhone(),
    });
    expect(nameOf(joined)).toBe('ok');
    entries.push({ id, key });
  }
  await a.cancel(held);
  const offers = async () =>
    a.stack.sql<{ id: string; hours: number }[]>`
      select w.id as wait, o.id, round(extract(epoch from o.held_until - now()) / 3600)::integer as hours
      from public.pass_waits w join public.pass_orders o on o.id = w.offer_order_id
      where w.edition_id = ${a.sale.edition} order by w.created_at`;
  const [first] = await offers();
  expect(first?.hours).toBe(6);
  await end({ id: first?.id ?? '', key: entries[0]?.key ?? '' });
  expect((await offers())[1]?.hours).toBe(6);
  await set('pass_offers_per_network', 5);
});
