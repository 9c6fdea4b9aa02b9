import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Evening } from '../../src/features/passes/admin/data/answers.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { call, codesOf, makeTonight } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('pass-evening', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

test('the sheet of an evening: sold by cash, UPI and free, who came, the drawers, rupees by night', async () => {
  const owner = await signInAdmin(stack, 'owner@example.org');
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
  const scan = (p_code: string) =>
    call(owner, 'check_in', {
      p_shift_id: office.shift,
      p_scan_id: randomUUID(),
      p_code,
      p_people: 1,
      p_how: 'typed',
    });
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
  expect(data).toMatchObject({ expected: 9, inside: 1, refused: 1, capacity: 20 });
  expect(data?.drawers).toEqual([
    expect.objectContaining({
      gate: 'Counter',
      staff: 'owner@example.org',
      float_paise: 0,
      // The drawer has the cash of every sale, of other nights and cancelled ones, too.
      cash_paise: 250_000,
      upi_paise: 50_000,
      counted_paise: 190_000,
    }),
  ]);
  expect(data?.nights.map(({ amount_paise: paise }) => paise)).toEqual([166_600, 66_600, 16_800]);
});
