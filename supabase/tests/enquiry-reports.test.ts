import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let admin: SupabaseClient;

/** Time of each enquiry in Asia/Kolkata, and its service. */
const enquiries = [
  ['2026-11-01T23:59:59.999', null, 'Wedding'],
  ['2026-11-02T00:00:00', 'wedding', 'Wedding'],
  ['2026-11-02T05:29:59', 'wedding', 'Wedding'],
  ['2026-11-02T23:59:59.999', null, 'Birthday Party'],
  ['2026-11-04T00:00:00', 'catering', 'Other'],
] as const;

beforeAll(async () => {
  stack = await createTestStack('enquiry-reports', { outboxEvery: 0 });
  admin = await signInAdmin(stack, 'owner@example.org');
  for (const [at, service, form] of enquiries)
    await stack.sql`insert into public.booking_forms (form_type, service, name, email, phone, created_at)
      values (${form}, ${service}, 'Asha Devi', 'asha@example.org', '+91 98350 12345', ${`${at}+05:30`})`;
  await stack.sql`insert into public.booking_forms (form_type, name, email, phone, created_at, deleted_at)
    values ('Wedding', 'Taken back', 'asha@example.org', '+91 98350 12345', '2026-11-03T12:00+05:30', now())`;
});
afterAll(() => stack?.stop());

test('counts enquiries by service, from the first moment of a day to the last', async () => {
  const day = { p_from: '2026-11-02', p_to: '2026-11-02' };
  expect((await admin.rpc('enquiries_per_service', day)).data).toEqual([
    { service: 'wedding', form_type: 'Wedding', enquiries: 2 },
    { service: null, form_type: 'Birthday Party', enquiries: 1 },
  ]);
});

test('rejects invalid ranges of days', async () => {
  for (const days of [
    { p_from: '2026-11-02', p_to: '2026-11-01' },
    { p_from: '2025-01-01', p_to: '2026-11-01' },
    { p_from: '2026-11-01', p_to: null },
    { p_from: '-infinity', p_to: '2026-11-01' },
  ])
    expect((await admin.rpc('enquiries_per_service', days)).error).toMatchObject({
      code: 'PT422',
      hint: 'p_to',
    });
});
