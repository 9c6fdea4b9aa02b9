import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('site-state', { seed: false });
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`delete from public.page_visibility`;
  await stack.sql`insert into public.page_visibility (page_name, is_visible, is_under_construction)
    values ('venue-booking', false, true), ('about', true, false), ('venue2', true, true)`;
  await stack.sql`insert into public.ad_bar (id, content, enabled) values (1, 'Navratri is near', true)
    on conflict (id) do update set content = excluded.content, enabled = excluded.enabled`;
  await stack.sql`insert into public.contact_info (id, phone, email, address)
    values (1, '{+91 612 555 0142,+91 612 555 0143}', '{hello@mandap.example}', '{"Boring Road, Patna"}')
    on conflict (id) do update set phone = excluded.phone, email = excluded.email, address = excluded.address`;
  await stack.sql`insert into public.total_visitor_counter (id, visitor_count) values (1, 13430)
    on conflict (id) do update set visitor_count = excluded.visitor_count`;
});

/** The response for a visitor's browser: GET with the publishable key only. */
async function read(): Promise<Record<string, unknown>> {
  const response = await fetch(`${stack.url}/rest/v1/rpc/get_site_state`, {
    headers: { apikey: stack.publishableKey },
  });
  expect(response.status).toBe(200);
  return Object(await response.json());
}

const version = async () => (await read())['version'];

test('returns page states by name, announcement, contact details and count', async () => {
  expect(await read()).toEqual({
    version: expect.stringMatching(/^[\da-f]{32}$/),
    pages: [
      { page_name: 'about', is_visible: true, is_under_construction: false },
      { page_name: 'venue-booking', is_visible: false, is_under_construction: true },
      { page_name: 'venue2', is_visible: true, is_under_construction: true },
    ],
    announcement: { content: 'Navratri is near', enabled: true },
    contact: {
      phone: ['+91 612 555 0142', '+91 612 555 0143'],
      email: ['hello@mandap.example'],
      address: ['Boring Road, Patna'],
    },
    visitor_count: 13430,
  });
});

test('omits the text of a disabled announcement', async () => {
  await stack.sql`update public.ad_bar set content = 'A secret until Diwali', enabled = false`;
  expect((await read())['announcement']).toEqual({ content: '', enabled: false });
});

test('returns null for missing rows and an empty list without pages', async () => {
  await stack.sql`delete from public.page_visibility`;
  await stack.sql`delete from public.ad_bar`;
  await stack.sql`delete from public.contact_info`;
  await stack.sql`delete from public.total_visitor_counter`;
  expect(await read()).toEqual({
    version: expect.stringMatching(/^[\da-f]{32}$/),
    pages: [],
    announcement: null,
    contact: null,
    visitor_count: null,
  });
});

describe('the version', () => {
  test.each([
    ['hidden', `update public.page_visibility set is_visible = false where page_name = 'about'`],
    [
      'put under renovation',
      `update public.page_visibility set is_under_construction = true where page_name = 'about'`,
    ],
    ['added', `insert into public.page_visibility (page_name) values ('gallery')`],
    ['removed', `delete from public.page_visibility where page_name = 'about'`],
  ])('changes if a page is %s', async (_what, statement) => {
    const before = await version();
    await stack.sql.unsafe(statement);
    expect(await version()).not.toBe(before);
  });

  test.each([
    ['reworded', `update public.ad_bar set content = 'Navratri is here'`],
    ['switched off', `update public.ad_bar set enabled = false`],
    ['removed', `delete from public.ad_bar`],
  ])('changes if the announcement is %s', async (_what, statement) => {
    const before = await version();
    await stack.sql.unsafe(statement);
    expect(await version()).not.toBe(before);
  });

  test.each([
    ['phone', `update public.contact_info set phone = '{+91 612 555 0199}'`],
    ['email', `update public.contact_info set email = '{bookings@mandap.example}'`],
    ['address', `update public.contact_info set address = '{}'`],
    ['WhatsApp number', `update public.contact_info set whatsapp_phone = phone[2]`],
    ['map', `update public.contact_info set map_url = 'https://maps.example/patna'`],
  ])('changes with the %s', async (_what, statement) => {
    const before = await version();
    await stack.sql.unsafe(statement);
    expect(await version()).not.toBe(before);
  });

  test('stays when a visitor is counted, although the count changes', async () => {
    const before = await read();
    await stack.sql`update public.total_visitor_counter set visitor_count = visitor_count + 1`;
    expect(await read()).toEqual({ ...before, visitor_count: 13431 });
  });

  test('stays when hidden data changes', async () => {
    const before = await version();
    await stack.sql`update public.page_visibility set category = 'showcase', is_visible = is_visible`;
    expect(await version()).toBe(before);
    await stack.sql`update public.ad_bar set enabled = false`;
    const silent = await version();
    await stack.sql`update public.ad_bar set content = 'A draft'`;
    expect(await version()).toBe(silent);
  });
});
