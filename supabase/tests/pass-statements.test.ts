import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type LineRow, matchesOf } from '../../src/features/passes/admin/payments/data/matches.ts';
import { claimsSchema } from '@/features/passes/admin/data/answers.ts';
import {
  type Line,
  lineOf,
  newUtr,
  openPayments,
  type Payments,
  PRICE,
  today,
} from './support/passPayments.ts';

let pay: Payments;
beforeAll(async () => {
  pay = await openPayments('pass-statements');
});
afterAll(() => pay?.stack.stop());

describe('statements', () => {
  const lines = Array.from({ length: 120 }, (_, place) =>
    lineOf({
      utr: place % 3 === 0 ? null : newUtr(),
      narration: `NEFT CR SBIN0001 RITU KUMARI ${place % 7}`,
      ordinal: 1 + Math.floor(place / 21),
      booked_on: today(-1),
    }),
  );

  test('a second import adds nothing, however its texts are wrapped, and says which lines are known', async () => {
    expect((await pay.known(lines)).data).toEqual([]);
    const first = await pay.importLines(lines);
    expect(first.data?.known).toBe(0);
    expect(first.data?.added).toBe(120);
    const wrapped = lines.map((line) => ({
      ...line,
      narration: line.narration.replace('RITU KUMARI', 'RITU KUM ARI'),
    }));
    const both = await Promise.all([pay.importLines(wrapped), pay.importLines(lines)]);
    expect(both.map(({ data }) => data)).toEqual([
      { added: 0, known: 120 },
      { added: 0, known: 120 },
    ]);
    const more = [lineOf({ utr: newUtr() }), ...wrapped.slice(0, 2), lineOf({ utr: newUtr() })];
    expect((await pay.known(more)).data).toEqual([1, 2]);
  });

  test('nothing becomes paid by it', async () => {
    const { id, utr } = await pay.claim();
    await pay.storeLine({ utr });
    expect(await pay.orderOf(id)).toMatchObject({ status: 'claimed', payments: [] });
  });

  test('a line that cannot be stored stops its chunk', async () => {
    const bad = [lineOf({ utr: newUtr() }), lineOf({ utr: newUtr(), amount_paise: 0 })];
    await expect(pay.importLines(bad)).rejects.toThrow('23514');
    const [row] = await pay.stack
      .sql`select 1 from public.bank_lines where utr = ${bad[0]?.utr ?? ''}`;
    expect(row).toBeUndefined();
  });

  test('200 made-up numbers are absent once a statement of their day is read in whole', async () => {
    const made = await pay.stack.sql<{ id: string }[]>`
      insert into public.pass_orders (id, edition_id, reference, source, status, name, total_paise, held_until, claimed_utr, claimed_at, claims)
      select gen_random_uuid(), ${pay.edition.id}, 'ZZZ' || n, 'site', 'claimed', 'Ritu', ${PRICE}, now() + interval '1 day', (900000000000 + n)::text, now(), 1
      from generate_series(100, 299) n returning id`;
    const real = await pay.claim();
    const areAbsent = async () => {
      const all = new Map((await pay.listClaims()).map((one) => [one.id, one.is_absent]));
      return [made.filter(({ id }) => all.get(id) === true).length, all.get(real.id)];
    };
    expect(await areAbsent()).toEqual([0, false]);
    const id = randomUUID();
    const part = (line: Line, isLast: boolean) =>
      pay.importLines([line], { p_id: id, p_to: today(1), p_is_last: isLast });
    await part(lineOf({ utr: newUtr() }), false);
    expect(await areAbsent()).toEqual([0, false]);
    await part(lineOf({ utr: real.utr }), true);
    expect(await areAbsent()).toEqual([200, false]);
  });

  test('a statement without money shows that what was claimed on its days did not come', async () => {
    const { id } = await pay.claim();
    await pay.stack
      .sql`update public.pass_orders set claimed_at = now() - interval '20 days' where id = ${id}`;
    const isAbsent = async () => (await pay.claimOf(id))?.is_absent;
    expect(await isAbsent()).toBe(false);
    const none = await pay.importLines([], { p_from: today(-21), p_to: today(-19) });
    expect(none.data).toEqual({ added: 0, known: 0 });
    expect(await isAbsent()).toBe(true);
    expect((await pay.importLines(Array.from({ length: 501 }, () => lineOf()))).hint).toBe('lines');
  });

  test('of 50 ambiguous claims none is ticked', async () => {
    await pay.stack
      .sql`update public.pass_orders set status = 'cancelled' where status in ('claimed', 'held')`;
    await pay.stack.sql`update public.bank_lines set state = 'ignored' where state = 'new'`;
    const shared = newUtr();
    for (let place = 0; place < 50; place += 1) {
      const order = await pay.claim({ p_name: 'Aarav Kumar' });
      if (place % 2 === 0) await pay.claimAgain(order, shared);
    }
    await pay.importLines(
      Array.from({ length: 50 }, (_, place) =>
        lineOf({
          utr: place === 0 ? shared : null,
          narration: `NEFT AARAV KUMAR ${place}`,
          payer: 'AARAV KUMAR',
        }),
      ),
    );
    const certain = await pay.claim();
    await pay.importLines([lineOf({ utr: certain.utr })]);
    const found = await pay.stack.sql`
      select id, booked_on::text, amount_paise::integer, utr, narration, payer, payer_vpa from public.bank_lines where state = 'new'`;
    const all = v.parse(claimsSchema, await pay.listClaims());
    const { proposals, unclear } = matchesOf(
      pay.edition.id,
      all,
      found as unknown as LineRow[],
      Date.now(),
    );
    expect(unclear.map(({ match }) => match?.reason)).toEqual(Array(50).fill('conflict'));
    expect(proposals.map(({ claims, ticked }) => [claims[0]?.id, ticked])).toEqual([
      [certain.id, true],
    ]);
  });
});
