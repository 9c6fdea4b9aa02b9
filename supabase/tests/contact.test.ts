import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { phoneE164 } from '../../src/shared/lib/phone.ts';
import { cleanPhone } from '../../src/shared/lib/text.ts';
import tollFree from '../../tests/fixtures/phones/toll-free.json';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('contact', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());
beforeEach(() => stack.sql`truncate private.rate_limits`);

/** The live rows, with the transaction that wrote each. */
const liveRows = async () =>
  stack.sql`select id, xmin::text from public.page_visibility order by id`;
const recipients = async () => (await owner.rpc('mail_recipients').single()).data;
const saveRecipients = async (who: SupabaseClient, to: string[], version: number) =>
  who.rpc('set_mail_recipients', { p_recipients: to, p_version: version }).maybeSingle();

const state = async () => Object((await clientOf(stack).rpc('get_site_state')).data);

test('visitors read every filled-in detail, and nothing else', async () => {
  const row = {
    phone: ['+91 612 555 0142', '98350 00000'],
    email: ['hello@mandap.example'],
    address: ['Patna'],
    call_phone: null,
    whatsapp_phone: '98350 00000',
    map_url: 'https://maps.example/patna',
    open_days: [1, 2],
    opens_at: '10:00:00',
    closes_at: '20:30:00',
    hours_note: 'Closed on Holi',
    social_links: [],
  };
  const { error } = await owner.from('contact_info').update(row).eq('id', 1);
  expect(error).toBeNull();
  const { call_phone: _unset, ...filled } = row;
  expect((await state())['contact']).toEqual(filled);
});

test.each([
  '+91 612 555 0142',
  '98350 00000',
  '(+91) 98350-00000',
  '0612 555 0142',
  '0044 20 7946 0000',
  '919835000000',
  '2225 0142 11',
  '1234567',
  '+0 612 555 0142',
  '00 91 98350 00000',
])('the site and the database dial the same number for %s', async (phone) => {
  const [row] = await stack.sql`select private.phone_e164(${phone}) as e164`;
  expect(phoneE164(phone)).toBe(row?.['e164']);
});

test.each([
  ...tollFree.map(([phone = '']) => phone),
  '\u202a+91 (0)612 2200000\u202c',
  '०६१२ २२०००००',
])('accepts the company number %j', async (phone) => {
  const { error } = await owner
    .from('contact_info')
    .update({ phone: [phone], call_phone: null, whatsapp_phone: null })
    .eq('id', 1);
  expect(error).toBeNull();
  const [row] = await stack.sql`select phone from public.contact_info where id = 1`;
  expect(row?.['phone']).toEqual([cleanPhone(phone)]);
});

test('a change rewrites one live row, so that open pages reload the state', async () => {
  const before = await liveRows();
  await owner
    .from('contact_info')
    .update({ address: ['Gaya'] })
    .eq('id', 1);
  const after = await liveRows();
  expect(after.filter(({ xmin }, index) => xmin !== before[index]?.['xmin'])).toHaveLength(1);
});

describe('recipients of notifications', () => {
  test('are set by the owner only, with a version check, and logged', async () => {
    const before: { version: number } = Object(await recipients());
    // Otherwise a manager could have every enquiry mailed to himself.
    const refused = await saveRecipients(manager, ['me@manager.example'], before.version);
    expect(refused.error?.code).toBe('42501');
    expect((await manager.rpc('mail_recipients').single()).data).toEqual(before);
    const first = await saveRecipients(owner, ['boss@mandap.example'], before.version);
    expect(first.data).toEqual({
      recipients: ['boss@mandap.example'],
      version: before.version + 1,
    });
    const second = await saveRecipients(owner, ['late@mandap.example'], before.version);
    expect([second.error, second.data]).toEqual([null, null]);
    expect(await recipients()).toMatchObject({ recipients: ['boss@mandap.example'] });
    const log = await owner.rpc('list_changes', { p_table: 'settings', p_key: 'mail_recipients' });
    expect(log.data?.[0]).toMatchObject({ actor_name: 'owner@example.org', action: 'update' });
  });

  test.each([
    ['no address', ['boss']],
    ['a header', ['a@b.in\r\nBcc: c@d.in']],
    ['eleven', Array.from({ length: 11 }, (_, index) => `a${index}@b.in`)],
  ])('are rejected if %s', async (_what, to) => {
    const { error } = await saveRecipients(owner, to, 1);
    expect(error?.code).toBe('PT422');
  });

  test('are hidden from visitors', async () => {
    await stack.sql`update private.settings set value = '{"version": 9, "to": ["secret@mandap.example"]}'
      where key = 'mail_recipients'`;
    expect((await clientOf(stack).rpc('mail_recipients')).error?.code).toBe('42501');
    expect(JSON.stringify(await state())).not.toContain('secret@');
  });
});

describe('a test mail', () => {
  test('is queued for the recipients, and its result is readable', async () => {
    await stack.sql`update private.settings set value = '{"version": 9, "to": ["boss@mandap.example"]}'
      where key = 'mail_recipients'`;
    const { data: id } = await owner.rpc('send_test_mail');
    const stateOf = async () => (await owner.rpc('test_mail_state', { p_id: id }).single()).data;
    expect(await stateOf()).toEqual({ status: 'pending', last_error: null });
    const worker = clientOf(stack, stack.secretKey);
    const { data: claimed } = await worker.rpc('claim_outbox');
    expect(claimed).toMatchObject([
      {
        id,
        kind: 'test_mail',
        enquiry_id: null,
        payload: { asked_by: 'owner@example.org', recipients: ['boss@mandap.example'] },
      },
    ]);
    await worker.rpc('finish_outbox', { p_id: id, p_ok: false, p_error: 'mailbox full' });
    expect(await stateOf()).toEqual({ status: 'pending', last_error: 'mailbox full' });
  });

  test('is limited to five in ten minutes per person', async () => {
    for (let sent = 0; sent < 5; sent += 1)
      expect((await manager.rpc('send_test_mail')).error).toBeNull();
    expect((await manager.rpc('send_test_mail')).error?.code).toBe('PT429');
    expect((await owner.rpc('send_test_mail')).error).toBeNull();
  });
});
