import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { addKind, addPromo, openEdition, reserve } from './support/passes.ts';
import {
  type Kind,
  type Line,
  orderOf,
  type Promo,
  randomKind,
  randomOrder,
  randomPromo,
} from './support/passPrices.ts';

let stack: Stack;
let edition: { id: string; nights: string[] };
const kinds: Kind[] = [];
const promos: Promo[] = [];

/** A day after some of the days in steps, and before others. */
const AT = '2095-01-15T10:00:00Z';

beforeAll(async () => {
  stack = await createTestStack('pass-money');
  edition = await openEdition(stack, { nights: 4, capacity: null });
  for (const [place, kind] of fc.sample(randomKind(edition.nights), 60).entries()) {
    await addKind(stack, edition.id, { ...kind.row, name: `Kind ${place}` });
    if (kind.sold > 0) await sell(kind);
    kinds.push(kind);
  }
  for (const promo of fc.sample(randomPromo(kinds), 20)) {
    await addPromo(stack, edition.id, promo.row);
    promos.push(promo);
  }
});
afterAll(() => stack?.stop());

/** Takes passes of a kind for good, outside of every night. */
async function sell({ row, sold }: Kind): Promise<void> {
  const id = randomUUID();
  await stack.sql`insert into public.pass_orders (id, edition_id, reference, source, status, total_paise, paid_at)
    values (${id}, ${edition.id}, private.new_reference(${edition.id}), 'gift', 'paid', 0, now())`;
  await stack.sql`
    with item as (
      insert into public.pass_items (order_id, line, kind_id, night_ids, people, quantity, unit_paise, gst_mode, gst_bp, taxable_paise, cgst_paise, sgst_paise, total_paise)
      values (${id}, 1, ${row.id}, ${edition.nights}, 1, ${sold}, 0, 'exempt', 0, 0, 0, 0, 0) returning id)
    insert into private.pass_seats (item_id, pool_id, order_id, taken) select item.id, ${row.id}, ${id}, ${sold} from item`;
}

describe('random orders', () => {
  test('cost what an independent sum of whole numbers says, with GST and discount', async () => {
    const count = sized(1000, 10_000);
    const orders = fc.sample(randomOrder(kinds, promos), count);
    let [discounted, taxed, free] = [0, 0, 0];
    for (let from = 0; from < count; from += 500) {
      const batch = orders.slice(from, from + 500);
      const asked = batch.map(({ lines, promo, source }, place) => ({
        place,
        source,
        promo: promo?.row.id ?? null,
        items: lines.map((line) => line.asked),
      }));
      const rows = await stack.sql<Record<string, number>[]>`
        select o.place, i.line, i.unit_paise, i.off_paise, i.taxable_paise, i.cgst_paise, i.sgst_paise, i.total_paise
        from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) o (place integer, source text, promo uuid, items jsonb)
          left join public.pass_promos p on p.id = o.promo
          cross join lateral private.price_items(${edition.id}, o.items, o.source, p, ${AT}) i
        order by o.place, i.line`;
      const found = batch.map(() => [] as Record<string, number>[]);
      for (const { place = 0, line: _line, ...amounts } of rows) found[place]?.push(amounts);
      for (const [place, order] of batch.entries()) {
        const expected = orderOf(order, AT);
        expect(found[place]).toEqual(expected.lines);
        for (const line of found[place] ?? []) {
          expect(line['cgst_paise']).toBe(line['sgst_paise']);
          expect(Math.min(...Object.values(line))).toBeGreaterThanOrEqual(0);
        }
        if (expected.discount > 0) discounted += 1;
        if (expected.tax > 0) taxed += 1;
        if (expected.total === 0) free += 1;
      }
    }
    // The orders are of all sorts.
    for (const some of [discounted, taxed, free]) expect(some).toBeGreaterThan(count / 50);
  });

  test('are stored with these totals', async () => {
    const now = new Date().toISOString();
    const orders = fc.sample(randomOrder(kinds, promos), 50);
    for (const { lines, promo } of orders) {
      const order = { lines, promo, source: 'site' };
      const expected = orderOf(order, now, await soldOf(lines));
      const fits = !promo || lines.some(({ kind }) => promo.fits(kind));
      const { data, hint } = await reserve(
        stack,
        edition.id,
        lines.map((line) => line.asked),
        { p_promo: fits ? (promo?.row.code ?? '') : '', p_expected_paise: expected.total },
      );
      expect(hint).toBeNull();
      expect(data).toMatchObject({
        total_paise: expected.total,
        tax_paise: expected.tax,
        discount_paise: expected.discount,
        status: expected.total === 0 ? 'paid' : 'held',
      });
      expect(data?.items.map((item) => item.total_paise)).toEqual(
        expected.lines.map((line) => line['total_paise']),
      );
    }
  });
});

/** Number of passes of an order's kinds taken now. */
async function soldOf(lines: readonly Line[]): Promise<Map<string, number>> {
  const ids = lines.map(({ kind }) => kind.row.id);
  const rows = await stack.sql<{ id: string; taken: number }[]>`
    select u.id, u.taken from private.pool_use(${ids}, clock_timestamp()) u`;
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

const night = () => edition.nights[0] ?? '';
const buy = (kind: string, quantity = 1, more: Record<string, unknown> = {}) =>
  reserve(stack, edition.id, [{ kind_id: kind, night_ids: [night()], quantity }], more);
const indianDay = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

describe('the price of now', () => {
  test('is the first step that holds: by day, then by number sold, then the last price', async () => {
    const kind = await addKind(stack, edition.id, {
      price_steps: [
        { price_paise: 30_000, until: indianDay(-1) },
        { price_paise: 40_000, until_sold: 3 },
      ],
    });
    expect((await buy(kind, 2)).data?.total_paise).toBe(80_000);
    expect((await buy(kind, 2)).data?.total_paise).toBe(80_000);
    expect((await buy(kind, 2)).data?.total_paise).toBe(100_000);
    const today = await addKind(stack, edition.id, {
      price_steps: [{ price_paise: 30_000, until: indianDay(0) }],
    });
    expect((await buy(today)).data?.total_paise).toBe(30_000);
  });

  test('holds until the last day is over in India', async () => {
    const kind = await addKind(stack, edition.id, {
      price_steps: [{ price_paise: 30_000, until: '2095-01-15' }],
    });
    const priceAt = async (at: string) => {
      const [row] = await stack.sql<{ paise: number }[]>`
        select (private.pass_price(k, ${at}, 0) ->> 'price_paise')::int as paise from public.pass_kinds k where k.id = ${kind}`;
      return row?.paise;
    };
    expect(await priceAt('2095-01-15T18:29:59Z')).toBe(30_000);
    expect(await priceAt('2095-01-15T18:30:00Z')).toBe(50_000);
  });

  test('is told to a buyer who saw another one, and nothing is kept for them', async () => {
    const kind = await addKind(stack, edition.id);
    const refused = await buy(kind, 2, { p_expected_paise: 90_000 });
    expect(refused).toMatchObject({
      status: 409,
      code: 'PT409',
      hint: 'price',
      detail: { total_paise: 100_000 },
    });
    expect(await stack.sql`select 1 from public.pass_orders where id = ${refused.id}`).toHaveLength(
      0,
    );
    const again = { p_id: refused.id, p_key: refused.key, p_expected_paise: 100_000 };
    expect((await buy(kind, 2, again)).data).toMatchObject({
      id: refused.id,
      total_paise: 100_000,
    });
  });
});
