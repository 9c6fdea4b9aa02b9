import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import {
  addKind,
  addPromo,
  call,
  newKey,
  newPhone,
  openEdition,
  reserve,
} from './support/passes.ts';

let stack: Stack;
let edition: { id: string; nights: string[] };

beforeAll(async () => {
  stack = await createTestStack('pass-limits');
  edition = await openEdition(stack, { nights: 4, capacity: null });
});
afterAll(() => stack?.stop());
beforeEach(() => stack.sql`truncate private.rate_limits`);

const night = () => edition.nights[0] ?? '';
const buy = (kind: string, quantity = 1, more: Record<string, unknown> = {}) =>
  reserve(stack, edition.id, [{ kind_id: kind, night_ids: [night()], quantity }], more);
const promo = (more: Record<string, unknown> = {}) =>
  addPromo(stack, edition.id, { percent: 10, ...more });
const set = (key: string, value: number) =>
  stack.sql`update private.settings set value = ${value}::text::jsonb where key = ${key}`;

test.each([
  ['nothing', []],
  ['no list', { kind_id: randomUUID(), quantity: 1 }],
  ['a text', ['a pass']],
  ['no number', [{ kind_id: randomUUID() }]],
  ['half a pass', [{ kind_id: randomUUID(), quantity: 0.5 }]],
  ['a kind that is no id', [{ kind_id: '-'.repeat(36), quantity: 1 }]],
  ['nights that are no list', [{ kind_id: randomUUID(), quantity: 1, night_ids: 'all' }]],
  ['too many lines', Array.from({ length: 21 }, () => ({ kind_id: randomUUID(), quantity: 1 }))],
])('an order of %s is refused with a text', async (_what, p_items) => {
  expect(await reserve(stack, edition.id, [], { p_items })).toMatchObject({
    status: 422,
    code: 'PT422',
    hint: 'items',
  });
});

describe('a promo code', () => {
  let kind: string;
  beforeAll(async () => {
    kind = await addKind(stack, edition.id);
  });
  const use = (code: string, phone = newPhone()) => buy(kind, 1, { p_promo: code, p_phone: phone });

  test('is taken in small letters and with spaces around it', async () => {
    const { code } = await promo();
    expect((await use(` ${code.toLowerCase()} `)).data).toMatchObject({
      total_paise: 45_000,
      discount_paise: 5000,
    });
  });

  test.each([
    ['unknown', { valid_to: '2001-01-01T00:00:00Z' }, 'OTHER'],
    ['over', { valid_to: '2001-01-01T00:00:00Z' }],
    ['not begun', { valid_from: '2090-01-01T00:00:00Z' }],
    ['removed', { deleted_at: '2026-01-01T00:00:00Z' }],
    ['for other kinds', { kind_ids: [randomUUID()] }],
  ])('that is %s is refused', async (_why, more, typed = '') => {
    const { code } = await promo(more);
    expect(await use(typed || code)).toMatchObject({ code: 'PT409', hint: 'promo' });
  });

  test('is used up after its number of orders; a cancelled or expired one gives its use back', async () => {
    const { code } = await promo({ uses: 2 });
    const [first, second] = [await use(code), await use(code)];
    expect([first.code, second.code]).toEqual([null, null]);
    expect(await use(code)).toMatchObject({ code: 'PT409', hint: 'promo' });
    await call(clientOf(stack), 'cancel_my_order', { p_id: first.id, p_key: first.key });
    expect((await use(code)).code).toBeNull();
    expect(await use(code)).toMatchObject({ hint: 'promo' });
    await stack.sql`update public.pass_orders set held_until = now() where id = ${second.id}`;
    expect((await use(code)).code).toBeNull();
  });

  test('is for so many orders of one phone number, however it is typed', async () => {
    const { code } = await promo();
    expect((await use(code, '98350 77777')).code).toBeNull();
    expect(await use(code, '+91 9835077777')).toMatchObject({ code: 'PT409', hint: 'promo' });
    expect((await use(code)).code).toBeNull();
  });

  test('of everything makes an order paid at once, with its passes', async () => {
    const { code } = await promo({ percent: 100 });
    const { data } = await use(code);
    expect(data).toMatchObject({ status: 'paid', total_paise: 0, discount_paise: 50_000 });
    expect(data?.passes).toHaveLength(1);
    expect(data?.passes[0]?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});

describe('limits', () => {
  test('of an order: so many passes of a kind, on one line or several', async () => {
    const kind = await addKind(stack, edition.id, { max_per_order: 3 });
    expect((await buy(kind, 3)).code).toBeNull();
    expect(await buy(kind, 4)).toMatchObject({ status: 422, code: 'PT422', hint: 'items' });
    const lines = edition.nights.map((one) => ({ kind_id: kind, night_ids: [one], quantity: 1 }));
    expect((await reserve(stack, edition.id, lines.slice(0, 3))).code).toBeNull();
    expect(await reserve(stack, edition.id, lines)).toMatchObject({ code: 'PT422', hint: 'items' });
  });

  test('of a phone number: so many people a night, over all its orders', async () => {
    await stack.sql`update public.pass_settings set max_people_per_phone = 4 where edition_id = ${edition.id}`;
    const couple = await addKind(stack, edition.id, { people: 2 });
    const p_phone = newPhone();
    const first = await buy(couple, 1, { p_phone });
    expect(first.code).toBeNull();
    expect(await buy(couple, 2, { p_phone })).toMatchObject({ code: 'PT409', hint: 'limit' });
    expect((await buy(couple, 1, { p_phone })).code).toBeNull();
    expect(await buy(couple, 1, { p_phone })).toMatchObject({ code: 'PT409', hint: 'limit' });
    const other = [{ kind_id: couple, night_ids: [edition.nights[1] ?? ''], quantity: 2 }];
    expect((await reserve(stack, edition.id, other, { p_phone })).code).toBeNull();
    await call(clientOf(stack), 'cancel_my_order', { p_id: first.id, p_key: first.key });
    expect((await buy(couple, 1, { p_phone })).code).toBeNull();
    await stack.sql`update public.pass_settings set max_people_per_phone = 200 where edition_id = ${edition.id}`;
  });

  test('of a phone number: two orders that are not paid', async () => {
    await set('pass_open_orders_per_phone', 2);
    const kind = await addKind(stack, edition.id);
    const p_phone = newPhone();
    const orders = [await buy(kind, 1, { p_phone }), await buy(kind, 1, { p_phone })];
    expect(orders.map(({ code }) => code)).toEqual([null, null]);
    expect(await buy(kind, 1, { p_phone })).toMatchObject({ code: 'PT409', hint: 'limit' });
    const [first, second] = orders;
    await call(clientOf(stack), 'cancel_my_order', { p_id: first?.id, p_key: first?.key });
    expect((await buy(kind, 1, { p_phone })).code).toBeNull();
    expect(await buy(kind, 1, { p_phone })).toMatchObject({ hint: 'limit' });
    await stack.sql`update public.pass_orders set held_until = now() where id = ${second?.id ?? ''}`;
    expect((await buy(kind, 1, { p_phone })).code).toBeNull();
    await set('pass_open_orders_per_phone', 1_000_000);
  });

  test('of a network: beyond so many orders in ten minutes each is work, which doubles; refused ones and repetitions do not count', async () => {
    await set('pass_orders_per_ip', 3);
    const kind = await addKind(stack, edition.id, { max_per_order: 3 });
    const first = await buy(kind);
    for (let n = 0; n < 5; n += 1) {
      expect((await buy(kind, 4)).code).toBe('PT422');
      expect((await buy(kind, 1, { p_id: first.id, p_key: first.key })).data?.id).toBe(first.id);
    }
    expect([(await buy(kind)).code, (await buy(kind)).code]).toEqual([null, null]);
    expect(await buy(kind)).toMatchObject({ hint: 'work', detail: { bits: 9 } });
    expect((await buy(kind, 1, { p_id: first.id, p_key: first.key })).data?.id).toBe(first.id);
    await stack.sql`update private.rate_limits set hits = hits + 2 where bucket = 'pass_order'`;
    expect(await buy(kind)).toMatchObject({ hint: 'work', detail: { bits: 10 } });
    await set('pass_orders_per_ip', 1_000_000);
  });

  test('of a network: so many orders and entries of the waiting list a day', async () => {
    const anHourAgo = () =>
      stack.sql`update private.rate_limits set slot = slot - interval '1 hour'`;
    await set('pass_orders_per_ip_day', 2);
    const kind = await addKind(stack, edition.id, { max_per_order: 3 });
    const first = await buy(kind);
    await anHourAgo();
    expect((await buy(kind, 4)).code).toBe('PT422');
    expect((await buy(kind)).code).toBeNull();
    expect(await buy(kind)).toMatchObject({ hint: 'work', detail: { bits: 12 } });
    expect((await buy(kind, 1, { p_id: first.id, p_key: first.key })).data?.id).toBe(first.id);
    await stack.sql`update private.rate_limits set slot = slot - interval '23 hours'`;
    expect((await buy(kind)).code).toBeNull();
    await set('pass_orders_per_ip_day', 1_000_000);

    await set('pass_waits_per_ip_day', 0);
    const wait = {
      p_id: randomUUID(),
      p_key: newKey(),
      p_edition_id: edition.id,
      p_item: {},
      p_name: 'Asha Devi',
      p_phone: newPhone(),
    };
    expect(await call(clientOf(stack), 'join_waiting', wait)).toMatchObject({ code: 'PT429' });
    await set('pass_waits_per_ip_day', 1_000_000);
    expect(await call(clientOf(stack), 'join_waiting', wait)).toMatchObject({ code: 'PT422' });
  });
});
