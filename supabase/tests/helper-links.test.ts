import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { call, makeTonight, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';
import { acceptingAs, type Invitation, makeAccount, personOf, setPerson } from './support/staff.ts';

let stack: Stack;
let anon: SupabaseClient;
let owner: SupabaseClient;
let accepting: ReturnType<typeof acceptingAs>;
let night: string;

beforeAll(async () => {
  stack = await createTestStack('helper-links', { outboxEvery: 0 });
  anon = clientOf(stack);
  owner = await signInAdmin(stack, 'manish@example.org');
  await call(owner, 'set_my_name', { p_name: 'Manish' });
  accepting = acceptingAs(stack);
  const edition = await openEdition(stack, { nights: 1 });
  night = edition.nights[0] ?? '';
  await makeTonight(stack, night);
});
afterAll(() => stack?.stop());

const see = async (token: string) =>
  (await call<Record<string, unknown>>(anon, 'see_invitation', { p_token: token })).data;

async function addHelper(name: string, more: Record<string, unknown> = {}) {
  return call<Invitation>(owner, 'add_helper', {
    p_id: randomUUID(),
    p_name: name,
    p_role: 'gate',
    p_night_id: night,
    ...more,
  });
}

describe('a helper’s link', () => {
  test('sets up one phone for one evening, within an hour', async () => {
    const { data } = await addHelper('Ravi');
    expect(data).toMatchObject({ name: 'Ravi', email: null, state: 'open', mail: null });
    const minutes = (Date.parse(data?.expires_at ?? '') - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
    const token = data?.token ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await see(token)).toMatchObject({ state: 'open', role: 'gate', email: null });
    const begun = await accepting.begin(token, 'phone 1');
    expect(begun.email).toMatch(/^[\da-f-]{36}@staff\.invalid$/);
    const phone = await makeAccount(stack, begun);
    expect((await accepting.finish(token, 'phone 1')).state).toBe('done');
    expect(await accepting.begin(token, 'phone 2')).toEqual({ state: 'used', inviter: 'Manish' });
    expect((await call(phone, 'my_account', {})).data).toMatchObject({
      role: 'gate',
      name: 'Ravi',
      email: null,
      night_id: night,
    });
    const nights = await call<{ id: string }[]>(phone, 'gate_nights', {});
    expect(nights.data?.map((one) => one.id)).toEqual([night]);
    expect((await call(phone, 'search_bookings', {})).code).toBe('42501');
  });

  test('is made anew by the same call, whose first answer was lost, and the first one ends', async () => {
    const id = randomUUID();
    const first = (await addHelper('Sunil', { p_id: id })).data?.token ?? '';
    const second = (await addHelper('Sunil', { p_id: id })).data?.token ?? '';
    expect(await see(first)).toEqual({ state: 'unknown' });
    expect(await see(second)).toMatchObject({ state: 'open' });
    expect((await call<Invitation>(owner, 'resend_invitation', { p_id: id })).data?.token).toMatch(
      /^[\w-]{43}$/,
    );
    expect(await see(second)).toEqual({ state: 'unknown' });
  });

  test.each([
    ['no name', { p_name: ' ' }, 'name'],
    ['a manager', { p_role: 'manager' }, 'role'],
    ['no role', { p_role: null }, 'role'],
    ['no evening', { p_night_id: null }, 'night_id'],
  ])('for %s is refused, with its field', async (_what, change, hint) => {
    expect(await addHelper('Ravi', change)).toMatchObject({ code: 'PT422', hint });
  });
});

test('a helper’s phone is never owner or manager, and keeps the name that the owner gave', async () => {
  const { data } = await addHelper('Mohan');
  const phone = await makeAccount(stack, await accepting.begin(data?.token ?? '', 'phone'));
  await accepting.finish(data?.token ?? '', 'phone');
  const before = await personOf(owner, 'Mohan');
  const refused = { code: 'PT422', hint: 'role' };
  expect(await setPerson(owner, before, { p_role: 'owner' })).toMatchObject(refused);
  expect(await setPerson(owner, before, { p_role: 'manager' })).toMatchObject(refused);
  const renamed = await call(phone, 'set_my_name', { p_name: 'Manish' });
  expect(renamed).toMatchObject({ code: 'PT422', hint: 'name' });
  expect(
    (await setPerson(owner, before, { p_role: 'counter', p_name: 'Mohan K' })).code,
  ).toBeNull();
  expect((await call(phone, 'my_account', {})).data).toMatchObject({
    role: 'counter',
    name: 'Mohan K',
  });
});

test('the account of a try that was broken off is forgotten a day after the link has ended', async () => {
  const { data } = await addHelper('Halfway');
  const begun = await accepting.begin(data?.token ?? '', 'phone');
  await makeAccount(stack, begun);
  const left = async () => {
    await stack.sql`select private.tidy()`;
    return stack.sql`select from auth.users where email = ${begun.email ?? ''}`;
  };
  await stack.sql`update private.invitations set expires_at = now() - interval '23 hours' where name = 'Halfway'`;
  expect(await left()).toHaveLength(1);
  await stack.sql`update private.invitations set expires_at = now() - interval '25 hours' where name = 'Halfway'`;
  expect(await left()).toHaveLength(0);
});

test('helpers and old invitations are forgotten in the end', async () => {
  const { data } = await addHelper('Gone');
  const begun = await accepting.begin(data?.token ?? '', 'phone');
  await makeAccount(stack, begun);
  await accepting.finish(data?.token ?? '', 'phone');
  const left = async () => stack.sql`select from auth.users where email = ${begun.email ?? ''}`;
  await stack.sql`update private.admins set ends_at = now() - interval '89 days' where name = 'Gone'`;
  await stack.sql`select private.forget_helpers()`;
  expect(await left()).toHaveLength(1);
  await stack.sql`update private.admins set ends_at = now() - interval '91 days' where name = 'Gone'`;
  await stack.sql`update private.invitations set accepted_at = accepted_at - interval '31 days',
    expires_at = expires_at - interval '31 days' where name = 'Gone'`;
  await stack.sql`select private.tidy()`;
  expect(await left()).toHaveLength(0);
  expect(await stack.sql`select from private.invitations where name = 'Gone'`).toHaveLength(0);
  expect(await stack.sql`select from auth.users where email = 'manish@example.org'`).toHaveLength(
    1,
  );
});
