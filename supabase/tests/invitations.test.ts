import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, createUser, signIn, type Stack } from '../local/testing.ts';
import { call } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';
import {
  type Accepting,
  acceptingAs,
  type Invitation,
  inviteByMail,
  listPeople,
  makeAccount,
  personOf,
  setPerson,
  tokenOf,
} from './support/staff.ts';

const password = 'correct-horse-battery';

let stack: Stack;
let anon: SupabaseClient;
let owner: SupabaseClient;
let accepting: ReturnType<typeof acceptingAs>;

beforeAll(async () => {
  stack = await createTestStack('invitations', {
    outboxEvery: 0,
    settings: { invitations_per_day: 1000 },
  });
  anon = clientOf(stack);
  owner = await signInAdmin(stack, 'manish@example.org');
  await call(owner, 'set_my_name', { p_name: 'Manish' });
  accepting = acceptingAs(stack);
});
afterAll(() => stack?.stop());

const see = async (token: string, who = anon) =>
  (await call<Accepting & Record<string, unknown>>(who, 'see_invitation', { p_token: token })).data;
const invitationOf = async (id: string) =>
  (await listPeople(owner)).invitations.find((one) => one.id === id);

describe('an invitation by mail', () => {
  test('is seen by scanners any number of times, and spends nothing', async () => {
    const { id, token } = await inviteByMail(stack, owner, 'scanned@example.org');
    for (let time = 0; time < 40; time += 1) {
      expect(await see(token)).toMatchObject({
        state: 'open',
        inviter: 'Manish',
        email: 'scanned@example.org',
        role: 'manager',
        has_account: false,
      });
    }
    expect(await invitationOf(id)).toMatchObject({ state: 'open', mail: { status: 'pending' } });
  });

  test('gives the role once, by the browser that began, and says so to the others', async () => {
    const { id, token } = await inviteByMail(stack, owner, 'comes@example.org');
    const begun = await accepting.begin(token, 'my browser');
    expect(begun).toMatchObject({ state: 'open', email: 'comes@example.org' });
    const client = await makeAccount(stack, begun);
    expect((await call(client, 'my_account', {})).code).toBe('42501');
    expect(await accepting.begin(token, 'another browser')).toEqual({
      state: 'busy',
      inviter: 'Manish',
    });
    expect((await accepting.finish(token, 'another browser')).state).toBe('busy');
    expect((await accepting.finish(token, 'my browser', '  Ritu Devi ')).state).toBe('done');
    expect((await call(client, 'my_account', {})).data).toMatchObject({
      role: 'manager',
      name: 'Ritu Devi',
    });
    // The answer was lost: the same browser may ask again, another one may not.
    expect(await accepting.begin(token, 'my browser')).toMatchObject({
      state: 'done',
      email: 'comes@example.org',
    });
    expect(await accepting.begin(token, 'another browser')).toEqual({
      state: 'used',
      inviter: 'Manish',
    });
    expect(await see(token)).toEqual({ state: 'used', inviter: 'Manish' });
    expect(await invitationOf(id)).toBeUndefined();
    expect((await call(owner, 'withdraw_invitation', { p_id: id })).code).toBe('PT409');
    expect((await call(owner, 'resend_invitation', { p_id: id })).code).toBe('PT409');
  });

  test('that was broken off is taken over by another browser after a minute, with the same account', async () => {
    const { token } = await inviteByMail(stack, owner, 'broken@example.org');
    const begun = await accepting.begin(token, 'first');
    await makeAccount(stack, begun);
    await stack.sql`update private.invitations set lease_until = now() where email = 'broken@example.org'`;
    const again = await accepting.begin(token, 'second');
    expect(again).toMatchObject({ state: 'open', email: 'broken@example.org' });
    expect((await accepting.finish(token, 'first')).state).toBe('busy');
    expect((await accepting.finish(token, 'second')).state).toBe('done');
  });

  test('that is withdrawn while somebody accepts it gives no rights', async () => {
    const { id, token } = await inviteByMail(stack, owner, 'withdrawn@example.org');
    const begun = await accepting.begin(token, 'browser');
    const client = await makeAccount(stack, begun);
    expect((await call(owner, 'withdraw_invitation', { p_id: id })).code).toBeNull();
    expect(await accepting.finish(token, 'browser')).toEqual({
      state: 'withdrawn',
      inviter: 'Manish',
    });
    expect((await call(client, 'my_account', {})).code).toBe('42501');
    expect(await see(token)).toEqual({ state: 'withdrawn', inviter: 'Manish' });
    const mails = await stack.sql`
      select from private.outbox where payload::text like '%withdrawn@example.org%'`;
    expect(mails).toHaveLength(0);
  });

  test('has ended after seven days, and works again when sent again, with another token alone', async () => {
    const { id, token } = await inviteByMail(stack, owner, 'late@example.org');
    await stack.sql`update private.invitations set expires_at = now() - interval '1 s' where id = ${id}`;
    expect(await see(token)).toEqual({ state: 'ended', inviter: 'Manish' });
    expect((await accepting.begin(token, 'browser')).state).toBe('ended');
    expect((await accepting.finish(token, 'browser')).state).toBe('ended');
    expect(await invitationOf(id)).toMatchObject({ state: 'ended' });
    const { data } = await call<Invitation>(owner, 'resend_invitation', { p_id: id });
    expect(data).toMatchObject({ state: 'open', token: null });
    const renewed = await tokenOf(stack, id);
    expect(await see(token)).toEqual({ state: 'unknown' });
    expect(await see(renewed)).toMatchObject({ state: 'open' });
    const days = (Date.parse(data?.expires_at ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
  });

  test('is one for an address, and none for somebody who is here', async () => {
    const { id } = await inviteByMail(stack, owner, 'twice@example.org');
    const again = {
      p_id: randomUUID(),
      p_email: ' Twice@Example.org ',
      p_name: '',
      p_role: 'gate',
    };
    expect(await call(owner, 'invite_person', again)).toMatchObject({
      code: 'PT422',
      hint: 'email',
    });
    const here = { ...again, p_email: 'MANISH@example.org' };
    expect(await call(owner, 'invite_person', here)).toMatchObject({
      code: 'PT422',
      hint: 'email',
    });
    // One that has ended gives way to a new one.
    await stack.sql`update private.invitations set expires_at = now() - interval '1 s' where id = ${id}`;
    expect((await call(owner, 'invite_person', again)).code).toBeNull();
    expect(await invitationOf(id)).toBeUndefined();
    expect((await call(owner, 'resend_invitation', { p_id: id })).hint).toBe('email');
  });

  test('of an address with an account is taken up by that account, and by no other', async () => {
    await createUser(stack, { email: 'known@example.org', password });
    const { token } = await inviteByMail(stack, owner, 'known@example.org');
    expect(await see(token)).toMatchObject({ state: 'open', has_account: true });
    expect(await accepting.begin(token, 'browser')).toEqual({
      state: 'has_account',
      inviter: 'Manish',
    });
    const claim = async (who: SupabaseClient) =>
      (await call<Accepting>(who, 'claim_invitation', { p_token: token })).data?.state;
    await createUser(stack, { email: 'other@example.org', password });
    expect(await claim(await signIn(stack, 'other@example.org', password))).toBe('other_account');
    expect(await claim(anon)).toBe('other_account');
    const ended = await signIn(stack, 'known@example.org', password);
    await stack.sql`delete from auth.sessions s using auth.users u
      where u.id = s.user_id and u.email = 'known@example.org'`;
    expect(await claim(ended)).toBe('other_account');
    const known = await signIn(stack, 'known@example.org', password);
    expect(await claim(known)).toBe('done');
    expect((await call(known, 'my_account', {})).data).toMatchObject({ role: 'manager' });
    expect(await claim(known)).toBe('used');
  });

  test.each([
    ['no address', { p_email: '' }, 'email'],
    ['an address without a host', { p_email: 'ritu@' }, 'email'],
    ['two addresses', { p_email: 'a@example.org, b@example.org' }, 'email'],
    ['the address of a helper', { p_email: 'x@staff.invalid' }, 'email'],
    ['a role that is none', { p_role: 'admin' }, 'role'],
    ['a long name', { p_name: 'x'.repeat(61) }, 'name'],
    ['an end that is over', { p_ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    ['an evening that is gone', { p_night_id: randomUUID() }, 'night_id'],
  ])('with %s is refused, with its field', async (_what, change, hint) => {
    const args = { p_id: randomUUID(), p_email: 'new@example.org', p_name: '', p_role: 'gate' };
    expect(await call(owner, 'invite_person', { ...args, ...change })).toMatchObject({
      code: 'PT422',
      hint,
    });
  });
});

test('a wrong token is answered alike for everybody, and counted; a right one still works', async () => {
  const { token } = await inviteByMail(stack, owner, 'guessed@example.org');
  const guesses = [];
  for (let time = 0; time < 40; time += 1) guesses.push((await see(`${token}${time}`))?.state);
  expect(guesses.slice(-5)).toEqual(Array.from({ length: 5 }, () => 'too_many'));
  expect(guesses.filter((state) => state === 'unknown').length).toBeLessThanOrEqual(30);
  expect(await see(token)).toMatchObject({ state: 'open' });
});

test('an invitation of somebody who is no longer owner opens nothing, until an owner sends it again', async () => {
  const leaver = await signInAdmin(stack, 'leaver@example.org');
  const { id, token } = await inviteByMail(stack, leaver, 'friend@example.org', {
    p_role: 'owner',
  });
  expect(await see(token)).toMatchObject({ state: 'open' });
  await setPerson(owner, await personOf(owner, 'leaver@example.org'), { p_role: 'manager' });
  expect(await see(token)).toEqual({ state: 'ended', inviter: 'leaver@example.org' });
  expect((await accepting.begin(token, 'a browser')).state).toBe('ended');
  expect(await invitationOf(id)).toMatchObject({ state: 'ended' });
  expect((await call(owner, 'resend_invitation', { p_id: id })).code).toBeNull();
  expect(await see(await tokenOf(stack, id))).toMatchObject({ state: 'open', inviter: 'Manish' });
});

test('the owners may invite so many in a day', async () => {
  await stack.sql`update private.settings set value = '1' where key = 'invitations_per_day'`;
  const args = { p_id: randomUUID(), p_email: 'many@example.org', p_name: '', p_role: 'gate' };
  expect(await call(owner, 'invite_person', args)).toMatchObject({ code: 'PT429' });
});
