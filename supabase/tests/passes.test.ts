import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import {
  addKind,
  call,
  type Item,
  makeTonight,
  openEdition,
  type Order,
  reserve,
  takenOf,
} from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let edition: { id: string; nights: string[] };
let single: string;

beforeAll(async () => {
  stack = await createTestStack('passes');
  owner = await signInAdmin(stack, 'owner@example.org');
  edition = await openEdition(stack);
  single = await addKind(stack, edition.id);
});
afterAll(() => stack?.stop());

const night = (place: number) => edition.nights[place] ?? '';
let utrs = 100_000_000_000;
const newUtr = () => String((utrs += 1));

/** An order that the owner verified. */
async function buy(items: Item[] = [{ kind_id: single, night_ids: [night(0)], quantity: 2 }]) {
  const { id, key } = await reserve(stack, edition.id, items);
  const utr = newUtr();
  const claimed = await call(clientOf(stack), 'claim_payment', {
    p_id: id,
    p_key: key,
    p_utr: utr,
  });
  const verified = await call<{ result: string }[]>(owner, 'verify_payments', {
    p_rows: [{ order_id: id, utr, amount_paise: claimed.data?.total_paise }],
  });
  const order = await call(clientOf(stack), 'get_order', { p_id: id, p_key: key });
  return { id, key, utr, claimed, verified, order: order.data as Order };
}

describe('from the choice to the gate', () => {
  test('a buyer reserves, pays, and gets passes once the owner verified', async () => {
    const before = await takenOf(stack, night(0));
    const { claimed, verified, order } = await buy();
    expect(claimed.data).toMatchObject({ status: 'claimed', total_paise: 100_000 });
    expect(verified.data).toEqual([expect.objectContaining({ result: 'paid' })]);
    expect(order.status).toBe('paid');
    expect(order.passes).toHaveLength(2);
    for (const { code } of order.passes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(await takenOf(stack, night(0))).toBe(before + 2);
  });

  test('the gate lets each pass in once', async () => {
    const { order } = await buy();
    const shift = randomUUID();
    await makeTonight(stack, night(0));
    const opened = await call(owner, 'open_shift', {
      p_id: shift,
      p_night_id: night(0),
      p_kind: 'gate',
      p_gate: 'Gate 1',
    });
    expect(opened.code).toBeNull();
    const scan = (code: string) =>
      call<Record<string, unknown>>(owner, 'check_in', {
        p_shift_id: shift,
        p_scan_id: randomUUID(),
        p_code: code,
      });
    const code = order.passes[0]?.code ?? '';
    expect((await scan(code)).data).toMatchObject({ result: 'admitted', left: 0 });
    expect((await scan(code)).data).toMatchObject({
      result: 'refused',
      reason: 'inside',
      gate: 'Gate 1',
    });
    expect((await scan(order.passes[1]?.code?.slice(0, 8) ?? '')).data).toMatchObject({
      result: 'admitted',
    });
    const list = await call<Record<string, unknown>>(owner, 'gate_list', { p_shift_id: shift });
    expect(list.code).toBeNull();
    expect(Buffer.from(String(list.data?.['rows']), 'base64')).toHaveLength(
      19 * Number(list.data?.['count']),
    );
    await stack.sql`update public.garba_nights set date = '2095-10-07', doors_at = '18:00', starts_at = '19:00', ends_at = '00:30' where id = ${night(0)}`;
  });

  test('every read of staff answers', async () => {
    const { id } = await buy();
    for (const [name, args] of [
      ['list_orders', { p_edition_id: edition.id, p_search: 'ritu' }],
      ['list_guests', { p_edition_id: edition.id }],
      ['list_claims', {}],
      ['passes_today', { p_edition_id: edition.id }],
      ['report_evening', { p_night_id: night(0) }],
      ['get_pass_order', { p_order_id: id }],
      ...['night', 'kind', 'method', 'seller', 'gate', 'hour', 'day'].map(
        (by) => ['report_passes', { p_edition_id: edition.id, p_by: by }] as const,
      ),
    ] as const)
      expect([name, (await call(owner, name, args)).code]).toEqual([name, null]);
    expect(
      (await call(clientOf(stack), 'get_pass_sale', { p_edition_id: edition.id })).data,
    ).toMatchObject({
      is_open: true,
      // No capacity of its own: as many as the nights have places.
      kinds: expect.arrayContaining([expect.objectContaining({ id: single, left: null })]),
    });
  });

  test('the nights of a report sum up to what was sold', async () => {
    const season = await addKind(stack, edition.id, {
      name: 'Season',
      picks: null,
      price_paise: 100_100,
    });
    await buy([{ kind_id: season, quantity: 3 }]);
    const sums = await Promise.all(
      ['night', 'kind', 'day', 'seller'].map(async (p_by) => {
        const args = { p_edition_id: edition.id, p_by };
        const { data } = await call<{ amount_paise: number }[]>(owner, 'report_passes', args);
        return data?.reduce((sum, { amount_paise: paise }) => sum + paise, 0);
      }),
    );
    const [row] = await stack.sql`
      select sum(total_paise)::integer as sold from public.pass_orders where edition_id = ${edition.id} and status = 'paid'`;
    expect(row?.['sold']).toBeGreaterThan(300_300);
    expect(sums).toEqual([row?.['sold'], row?.['sold'], row?.['sold'], row?.['sold']]);
  });

  test('cancelling frees exactly the places of the order', async () => {
    const before = await takenOf(stack, night(1));
    const { id } = await buy([{ kind_id: single, night_ids: [night(1)], quantity: 3 }]);
    expect(await takenOf(stack, night(1))).toBe(before + 3);
    const { data: order } = await call(owner, 'get_pass_order', { p_order_id: id });
    await call(owner, 'cancel_passes', {
      p_order_id: id,
      p_passes: [order?.passes[0]?.id],
      p_refund_paise: 50_000,
    });
    expect(await takenOf(stack, night(1))).toBe(before + 2);
    await call(owner, 'cancel_order', {
      p_order_id: id,
      p_version: (await call(owner, 'get_pass_order', { p_order_id: id })).data?.version,
    });
    expect(await takenOf(stack, night(1))).toBe(before);
  });
});

test('the site says that it sells exactly while an order is taken', async () => {
  const own = await openEdition(stack, { year: 2094, nights: 1 });
  const kind = await addKind(stack, own.id);
  const items = [{ kind_id: kind, night_ids: own.nights, quantity: 1 }];
  const { sql } = stack;
  const states = {
    open: sql`select 1`,
    'not paid to an account': sql`update public.pass_settings set upi_vpa = null where edition_id = ${own.id}`,
    'over, but not ended by the owner': sql`update public.garba_nights set date = private.today() - 2 where edition_id = ${own.id}`,
    'from tomorrow': sql`update public.garba_editions set status = 'announced', passes_from = private.today() + 1 where id = ${own.id}`,
  };
  for (const [state, change] of Object.entries(states)) {
    await change;
    const sale = await call<{ is_open: boolean }>(clientOf(stack), 'get_pass_sale', {
      p_edition_id: own.id,
    });
    const { code, hint } = await reserve(stack, own.id, items);
    const answer = state === 'open' ? [true, null, null] : [false, 'PT409', 'closed'];
    expect([state, sale.data?.is_open, code, hint]).toEqual([state, ...answer]);
    await sql`update public.pass_settings set upi_vpa = 'garba@bank' where edition_id = ${own.id}`;
    await sql`update public.garba_nights set date = '2094-10-07' where edition_id = ${own.id}`;
    await sql`update public.garba_editions set status = 'on_sale', passes_from = null where id = ${own.id}`;
  }
});
