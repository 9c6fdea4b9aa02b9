import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { withFault } from './support/crowd.ts';
import { call } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('pass-correct', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** An order of the counter, and its corrections. */
async function openOrder() {
  const office = await openOffice(stack, owner);
  const order = await office.sell(1);
  const { version } = await office.orderOf(order.id);
  const correct = async (more: object = {}) =>
    call(owner, 'correct_order', {
      p_order_id: order.id,
      p_version: version,
      p_name: 'Ritu Kumari',
      p_phone: '098350 12345',
      p_note: 'Called: wrong digit',
      ...more,
    });
  return { ...office, order, correct };
}

test('name and phone are corrected with a note, which is kept with who did it, and not for the buyer', async () => {
  const { order, orderOf, correct } = await openOrder();
  expect((await correct()).code).toBeNull();
  const corrected = await orderOf(order.id);
  expect(corrected).toMatchObject({
    name: 'Ritu Kumari',
    phone: '098350 12345',
    note: 'Called: wrong digit',
  });
  expect(corrected.events.at(-1)).toMatchObject({
    what: 'phone_changed',
    who: 'owner@example.org',
  });
  // Its buyer finds the passes by the number that is right now.
  const found = await call<{ id: string; key: string }>(clientOf(stack), 'find_my_passes', {
    p_phone: '+91 98350 12345',
    p_reference: order.reference,
  });
  expect(found.data?.id).toBe(order.id);
  const seen = await call(clientOf(stack), 'get_order', {
    p_id: order.id,
    p_key: found.data?.key,
  });
  expect(seen.data).toMatchObject({ name: 'Ritu Kumari' });
  expect(JSON.stringify(seen.data)).not.toContain('wrong digit');
});

test('after a correction the former number finds nothing, and each change of it is kept as one', async () => {
  const { order, orderOf, correct } = await openOrder();
  await correct();
  const { version } = await orderOf(order.id);
  await correct({ p_version: version, p_note: 'Called again' });
  await correct({ p_version: version + 1, p_phone: '+91 98350 54321' });
  const find = async (p_phone: string) =>
    (await call(clientOf(stack), 'find_my_passes', { p_phone, p_reference: order.reference })).data;
  expect(await find('098350 12345')).toBeNull();
  expect(await find('098350 54321')).toMatchObject({ id: order.id });
  const { events } = await orderOf(order.id);
  expect(events.map(({ what }) => what).slice(-3)).toEqual([
    'phone_changed',
    'corrected',
    'phone_changed',
  ]);
});

async function twice() {
  const { order, orderOf, correct } = await openOrder();
  await correct();
  const { code, hint } = await correct({ p_name: 'Somebody' });
  return [code, hint, (await orderOf(order.id)).name];
}

test('a second correction of what was seen before is refused; control: without the version it is lost', async () => {
  expect(await twice()).toEqual(['PT409', 'state', 'Ritu Kumari']);
  const faults: [string, string][] = [
    ['private.order_for_staff(p_order, p_version)', 'private.order_for_staff(p_order)'],
  ];
  expect(await withFault(stack, 'private.correct_order', faults, twice)).toEqual([
    null,
    null,
    'Somebody',
  ]);
});

test.each([
  ['name', { p_name: 'x'.repeat(101) }],
  ['phone', { p_phone: 'call me' }],
  ['note', { p_note: 'x'.repeat(301) }],
])('a %s that does not fit is refused by name', async (field, more) => {
  const { correct } = await openOrder();
  expect(await correct(more)).toMatchObject({ code: 'PT422', hint: field });
});
