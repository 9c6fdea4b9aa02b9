import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { enquiry, inDays } from './support/enquiry.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let manager: SupabaseClient;
beforeAll(async () => {
  // No timer: it would take the outbox rows that these tests count.
  stack = await createTestStack('phone-enquiries', { outboxEvery: 0 });
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());
beforeEach(() => stack.sql`delete from public.booking_forms`);

const call = (changes: object = {}) => ({
  p_id: randomUUID(),
  p_name: 'Asha Devi',
  p_phone: '98350 12345',
  p_form_type: 'Wedding',
  ...changes,
});
const add = async (changes: object = {}) => manager.rpc('add_phone_enquiry', call(changes));

test('stores a phone enquiry as seen, without a mail', async () => {
  const p_id = randomUUID();
  const given = { p_id, p_event_date: inDays(30), p_details: 'Lawn, 300 guests' };
  expect((await add(given)).data).toBe(p_id);
  expect((await add({ ...given, p_name: 'Sent again' })).data).toBe(p_id);
  const rows = await stack.sql`select * from public.booking_forms`;
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    id: p_id,
    source: 'phone',
    status: 'new',
    name: 'Asha Devi',
    email: '',
    phone_e164: '+919835012345',
    date_preference: 'specific',
    details: 'Lawn, 300 guests',
    seen_at: expect.any(Date),
  });
  expect(await stack.sql`select from private.outbox`).toHaveLength(0);
});

test('phone enquiries have no quota', async () => {
  await stack.sql`update private.settings set value = '1' where key = 'enquiry_limit_per_ip'`;
  for (const phone of ['98350 00001', '98350 00002', '98350 00003'])
    expect((await add({ p_phone: phone })).error).toBeNull();
});

test.each([
  ['p_name', { p_name: 'A' }],
  ['p_phone', { p_phone: 'call me maybe' }],
  ['p_form_type', { p_form_type: 'Funeral' }],
  ['p_event_date', { p_event_date: inDays(-1) }],
  ['p_event_date', { p_event_date: inDays(6 * 366) }],
  ['p_details', { p_details: 'x'.repeat(4001) }],
])('rejects a wrong %s by name', async (hint, changes) => {
  expect((await add(changes)).error).toMatchObject({ code: 'PT422', hint });
});

test('a visitor can neither mark an enquiry as received by phone nor omit the mail address', async () => {
  const visitor = clientOf(stack);
  const insert = async (changes: object) =>
    (await visitor.from('booking_forms').insert({ ...enquiry(), ...changes })).error?.code;
  expect(await insert({ source: 'phone' })).toBe('42501');
  expect(await insert({ email: '' })).toBe('PT422');
  expect((await visitor.rpc('add_phone_enquiry', call())).error?.code).toBe('42501');
});
