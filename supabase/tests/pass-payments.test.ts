import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKind, call, takenOf } from './support/passes.ts';
import {
  newUtr,
  openPayments,
  type Payments,
  PRICE,
  resultsOf,
  type Row,
} from './support/passPayments.ts';

let pay: Payments;
beforeAll(async () => {
  pay = await openPayments('pass-payments');
});
afterAll(() => pay?.stack.stop());

describe('verifying', () => {
  test('two owners verify one line at once, 20 times: one payment each', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, utr } = await pay.claim();
      const line_id = await pay.storeLine({ utr });
      const rows = [{ order_id: id, line_id, amount_paise: PRICE }];
      const both = await pay.atOnce(line_id, () => [
        pay.verify(rows, pay.owner),
        pay.verify(rows, pay.partner),
      ]);
      expect(both.flatMap(resultsOf).toSorted()).toEqual(['already', 'paid']);
      expect((await pay.orderOf(id)).payments).toHaveLength(1);
    }
  });

  test('two owners give one line to two orders at once, 20 times: one gets it', async () => {
    // They share no places, whose locks would let one wait for the other as well.
    const other = await addKind(pay.stack, pay.edition.id, { name: 'Other night' });
    for (let round = 0; round < 20; round += 1) {
      const [first, second] = [await pay.claim(), await pay.claim({}, other, pay.night(1))];
      const line_id = await pay.storeLine();
      const both = await pay.atOnce(line_id, () => [
        pay.verify([{ order_id: first.id, line_id, amount_paise: PRICE }], pay.owner),
        pay.verify([{ order_id: second.id, line_id, amount_paise: PRICE }], pay.partner),
      ]);
      expect(both.flatMap(resultsOf).toSorted()).toEqual(['conflict', 'paid']);
    }
  });

  test('without a line, one number pays one order', async () => {
    const [first, second] = [await pay.claim(), await pay.claim()];
    const row = { utr: first.utr, amount_paise: PRICE };
    const both = await Promise.all([
      pay.verify([{ order_id: first.id, ...row }], pay.owner),
      pay.verify([{ order_id: second.id, ...row }], pay.partner),
    ]);
    expect(both.flatMap(resultsOf).toSorted()).toEqual(['conflict', 'paid']);
  });

  test('one line pays two orders if it is enough for both', async () => {
    const [first, second, third] = [await pay.claim(), await pay.claim(), await pay.claim()];
    const line_id = await pay.storeLine({ amount_paise: 2 * PRICE });
    const rows = [first, second, third].map(({ id }) => ({
      order_id: id,
      line_id,
      amount_paise: PRICE,
    }));
    expect(resultsOf(await pay.verify(rows))).toEqual(['paid', 'paid', 'conflict']);
  });

  test('too little is not paid until the rest comes', async () => {
    const { id, utr } = await pay.claim();
    const line_id = await pay.storeLine({ utr, amount_paise: 30_000 });
    const short = await pay.verify([{ order_id: id, line_id, amount_paise: 30_000 }]);
    expect(short.data).toEqual([{ order_id: id, result: 'short', due_paise: 20_000 }]);
    expect(await pay.orderOf(id)).toMatchObject({ status: 'claimed', passes: [] });
    const rest = await pay.storeLine({ amount_paise: 20_000 });
    expect(
      resultsOf(await pay.verify([{ order_id: id, line_id: rest, amount_paise: 20_000 }])),
    ).toEqual(['paid']);
    expect((await pay.orderOf(id)).passes).toHaveLength(1);
  });

  test('what is too much, and a second payment, are listed to be paid back to who paid', async () => {
    const { id, utr } = await pay.claim();
    const line_id = await pay.storeLine({ utr, amount_paise: 60_000 });
    expect(resultsOf(await pay.verify([{ order_id: id, line_id, amount_paise: 60_000 }]))).toEqual([
      'paid',
    ]);
    const again = await pay.storeLine({ payer_vpa: 'second@oksbi' });
    const double = { order_id: id, line_id: again, amount_paise: PRICE };
    expect(resultsOf(await pay.verify([double]))).toEqual(['double']);
    expect(resultsOf(await pay.verify([double]))).toEqual(['already']);
    const order = await pay.orderOf(id);
    expect(order.passes).toHaveLength(1);
    expect(
      order.refunds.map(({ why, state, amount_paise, to_vpa }) => [
        why,
        state,
        amount_paise,
        to_vpa,
      ]),
    ).toEqual([
      ['over', 'due', 10_000, 'ritu@okhdfcbank'],
      ['double', 'due', PRICE, 'second@oksbi'],
    ]);
  });

  test('a row that fails stops no other', async () => {
    const [first, second, off] = [await pay.claim(), await pay.claim(), await pay.claim()];
    const { version } = await pay.orderOf(off.id);
    await call(pay.owner, 'cancel_order', { p_order_id: off.id, p_version: version });
    const rows: Row[] = [
      { order_id: randomUUID(), utr: newUtr(), amount_paise: PRICE },
      { order_id: first.id, utr: '123', amount_paise: PRICE },
      { order_id: first.id, line_id: randomUUID(), amount_paise: PRICE },
      { order_id: first.id, utr: first.utr, amount_paise: -1 },
      { order_id: first.id, utr: first.utr, amount_paise: PRICE },
      { order_id: off.id, utr: off.utr, amount_paise: PRICE },
      { order_id: second.id, utr: first.utr, amount_paise: PRICE },
      { order_id: second.id, utr: second.utr, amount_paise: PRICE },
    ];
    expect(resultsOf(await pay.verify(rows))).toEqual([
      'missing',
      'invalid',
      'invalid',
      'invalid',
      'paid',
      'cancelled',
      'conflict',
      'paid',
    ]);
    expect((await pay.orderOf(off.id)).refunds).toMatchObject([
      { why: 'late', amount_paise: PRICE },
    ]);
    const all = Array.from({ length: 101 }, () => rows[0]);
    expect((await pay.verify(all as Row[])).hint).toBe('rows');
  });
});

describe('money that came late', () => {
  test('passes are issued as soon as places are free, and not before', async () => {
    const { id, other, utr, resolve } = await pay.lateOrder();
    expect((await resolve(true)).code).toBe('PT422');
    expect(resultsOf(await pay.verify([{ order_id: id, utr, amount_paise: PRICE }]))).toEqual([
      'late',
    ]);
    expect((await resolve(true)).data).toBe('late');
    expect((await pay.orderOf(id)).passes).toEqual([]);
    const { version } = await pay.orderOf(other);
    await call(pay.owner, 'cancel_order', { p_order_id: other, p_version: version });
    expect((await resolve(true)).data).toBe('paid');
    expect(await pay.orderOf(id)).toMatchObject({ status: 'paid', refunds: [] });
    expect((await resolve(true)).hint).toBe('state');
  });

  test('or all of it is paid back', async () => {
    const { id, utr, resolve } = await pay.lateOrder();
    const line_id = await pay.storeLine({ utr });
    await pay.verify([{ order_id: id, line_id, amount_paise: PRICE }]);
    expect((await resolve(false)).data).toBe('refund');
    expect(await pay.orderOf(id)).toMatchObject({
      status: 'cancelled',
      refunds: [{ why: 'late', state: 'due', amount_paise: PRICE, to_vpa: 'ritu@okhdfcbank' }],
    });
  });
});

describe('taking back', () => {
  test('a payment that is taken back frees its line, and the order waits for another', async () => {
    const { id, utr } = await pay.claim();
    const line_id = await pay.storeLine({ utr });
    await pay.verify([{ order_id: id, line_id, amount_paise: PRICE }]);
    const payment = (await pay.orderOf(id)).payments[0]?.id;
    const taken = await takenOf(pay.stack, pay.night(0));
    const both = await Promise.all([
      call(pay.owner, 'reverse_payment', { p_payment_id: payment }),
      call(pay.partner, 'reverse_payment', { p_payment_id: payment }),
    ]);
    expect(both.map(({ code }) => code)).toEqual([null, null]);
    expect((await pay.orderOf(id)).status).toBe('claimed');
    expect(await takenOf(pay.stack, pay.night(0))).toBe(taken);
    const { id: right } = await pay.claim();
    expect(
      resultsOf(
        await pay.verify([
          { order_id: right, line_id, amount_paise: PRICE },
          { order_id: id, utr: newUtr(), amount_paise: PRICE },
        ]),
      ),
    ).toEqual(['paid', 'paid']);
    expect((await pay.orderOf(id)).passes).toHaveLength(1);
  });

  test('a second payment is no longer second once the first is taken back', async () => {
    const { id, utr } = await pay.claim();
    await pay.verify([{ order_id: id, utr, amount_paise: PRICE }]);
    await pay.verify([{ order_id: id, utr: newUtr(), amount_paise: PRICE }]);
    const { payments, refunds } = await pay.orderOf(id);
    expect(refunds).toMatchObject([{ why: 'double' }]);
    await call(pay.owner, 'reverse_payment', { p_payment_id: payments[0]?.id });
    expect(await pay.orderOf(id)).toMatchObject({ status: 'paid', refunds: [] });
  });

  test('a claim is refused three times, then its places are free', async () => {
    const order = await pay.claim();
    const taken = await takenOf(pay.stack, pay.night(0));
    for (const place of [1, 2, 3]) {
      const { version } = await pay.orderOf(order.id);
      const refuse = (p_version: number) =>
        call(pay.owner, 'refuse_claim', {
          p_order_id: order.id,
          p_version,
          p_reason: 'No such payment.',
        });
      expect((await refuse(version - 1)).hint).toBe('state');
      expect((await refuse(version)).code).toBeNull();
      expect((await refuse(version + 1)).hint).toBe('state');
      expect((await pay.claimOf(order.id))?.status).toBe(place < 3 ? 'held' : 'expired');
      expect(await takenOf(pay.stack, pay.night(0))).toBe(place < 3 ? taken : taken - 1);
      if (place < 3) await pay.claimAgain(order);
    }
  });

  test('a refund is recorded as sent once, with its number', async () => {
    const { id, utr } = await pay.claim();
    await pay.verify([{ order_id: id, utr, amount_paise: PRICE + 100 }]);
    const [refund] = await pay.stack.sql<{ id: string }[]>`
      select id from public.pass_refunds where order_id = ${id}`;
    const record = (p_state: string, p_utr = '', client = pay.owner) =>
      call(client, 'record_refund', { p_refund_id: refund?.id, p_state, p_utr });
    expect((await record('sent')).hint).toBe('utr');
    expect((await record('failed')).code).toBeNull();
    expect((await record('sent', '512345678901')).code).toBeNull();
    expect((await record('sent', '512345678901')).code).toBeNull();
    expect((await record('sent', '599999999999', pay.partner)).hint).toBe('state');
    expect((await pay.orderOf(id)).refunds).toMatchObject([{ state: 'sent', utr: '512345678901' }]);
  });
});
