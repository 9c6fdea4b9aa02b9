import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tally } from './support/crowd.ts';
import { openAttacks } from './support/passAttacks.ts';
import { call, reserve } from './support/passes.ts';
import { lineOf, newUtr, resultsOf, today, type Verified } from './support/passPayments.ts';

let a: Awaited<ReturnType<typeof openAttacks>>;
beforeAll(async () => {
  a = await openAttacks('pass-same-money', 2050);
});
afterAll(() => a?.end());
beforeEach(() => a.begin());

async function openCounter() {
  const p_id = randomUUID();
  await call(a.owner, 'open_shift', {
    p_id,
    p_night_id: a.night(),
    p_kind: 'counter',
    p_gate: 'Counter',
  });
  return p_id;
}
const sell = (p_shift_id: string, p_utr: string) =>
  call(a.owner, 'sell_passes', {
    p_id: randomUUID(),
    p_shift_id,
    p_items: [a.line()],
    p_method: 'upi',
    p_utr,
  });

test('of four sales at the counter at once one goes through', async () => {
  const shift = await openCounter();
  const utr = newUtr();
  const sales = await Promise.all(Array.from({ length: 4 }, () => sell(shift, utr)));
  expect(tally(sales.map(({ hint }) => hint ?? 'ok'))).toEqual({ ok: 1, utr: 3 });
});

test('a sale and an order at the same moment', async () => {
  const shift = await openCounter();
  const utr = newUtr();
  const order = await reserve(a.stack, a.sale.edition, [a.line()]);
  const [sale, verified] = await Promise.all([
    sell(shift, utr),
    call<Verified[]>(a.owner, 'verify_payments', {
      p_rows: [{ order_id: order.id, utr, amount_paise: 50_000 }],
    }),
  ]);
  const paid = [sale.hint ?? 'ok', ...resultsOf(verified)];
  expect([
    ['ok', 'conflict'],
    ['utr', 'paid'],
  ]).toContainEqual(paid);
});

test('a statement tells again what was sold at the counter: with its number, or chosen by hand', async () => {
  const shift = await openCounter();
  const [told, later] = [newUtr(), newUtr()];
  const [first, second, third] = [
    await sell(shift, told),
    await sell(shift, ''),
    await reserve(a.stack, a.sale.edition, [a.line()]),
  ];
  await a.verify(third, 50_000);
  const importing = (utrs: (string | null)[]) =>
    call(a.owner, 'import_lines', {
      p_id: randomUUID(),
      p_source: 'other',
      p_from: today(),
      p_to: today(),
      p_lines: utrs.map((utr, place) => lineOf({ utr, ordinal: place + 1 })),
    });
  await importing([told, null]);
  const open = async () =>
    a.stack.sql<{ id: string; utr: string | null }[]>`
      select id, utr from public.bank_lines where state = 'new' and amount_paise = 50000`;
  const lines = await open();
  expect(lines.map(({ utr }) => utr)).toEqual([null]);
  const unseen = async () =>
    (
      (await call<{ id: string; unseen_paise: number | null }[]>(a.owner, 'list_claims', {}))
        .data ?? []
    )
      .filter(({ unseen_paise: paise }) => paise !== null)
      .map(({ id, unseen_paise: paise }) => [id, paise]);
  expect(await unseen()).toEqual([[second.data?.id, 50_000]]);
  const { data } = await call<Verified[]>(a.owner, 'verify_payments', {
    p_rows: [{ order_id: second.data?.id, line_id: lines[0]?.id, amount_paise: 50_000 }],
  });
  expect(data?.map(({ result }) => result)).toEqual(['already']);
  expect(await open()).toEqual([]);
  expect(await unseen()).toEqual([]);
  // The bank first, the counter afterwards.
  await importing([later]);
  await sell(shift, later);
  expect(await open()).toEqual([]);
  const refunds = await a.stack.sql`
    select from public.pass_refunds where order_id in (${first.data?.id ?? ''}, ${second.data?.id ?? ''})`;
  expect(refunds).toHaveLength(0);
});

test('no sum is beyond what a bank could move', async () => {
  const order = await reserve(a.stack, a.sale.edition, [a.line()]);
  const rows = [9_000_000_000_000_000_000n, 10_000_000_001n].map(String);
  for (const amount of rows) {
    const [row] = await a.stack.sql`
      select v.result from private.verify_one((select o from public.pass_orders o where o.id = ${order.id}), null, ${newUtr()}, ${amount}::bigint) v`;
    expect(row).toEqual({ result: 'invalid' });
  }
});
