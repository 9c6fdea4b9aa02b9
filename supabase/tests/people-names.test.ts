import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, createTestStack, createUser, signIn, type Stack } from '../local/testing.ts';
import { addKind, call, makeTonight, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

/** What colleagues see of a helper: the name, nowhere the address that no mail reaches. */
const password = 'correct-horse-battery';
let stack: Stack;
let owner: SupabaseClient;
let helper: SupabaseClient;
let helperId: string;
let invitation: string;
let edition: string;
let order: string | undefined;
let waiting: object[] | undefined;
let tokens: (string | undefined)[];

type Listed = {
  people: { user_id: string; name: string; email: null; invitation_id: string | null }[];
  invitations: { id: string }[];
};
const listed = async () => (await call<Listed>(owner, 'list_people', {})).data;

/** Takes up a link as the helper's phone does. */
async function takeUp(token: string) {
  const service = clientOf(stack, stack.secretKey);
  const own = { p_token: token, p_claim: randomUUID() };
  const { data: begun } = await service.rpc('begin_invitation', own);
  helperId = await createUser(stack, { email: begun.email, password });
  await stack.sql`
    update private.invitations set user_id = ${helperId} where user_id = ${begun.user_id}`;
  await service.rpc('finish_invitation', { ...own, p_name: '' });
  return signIn(stack, begun.email, password);
}

beforeAll(async () => {
  stack = await createTestStack('people-names', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  const opened = await openEdition(stack, { nights: 1, capacity: 50, year: 2061 });
  edition = opened.id;
  const [tonight = ''] = opened.nights;
  await makeTonight(stack, tonight);
  const kind = await addKind(stack, edition);
  invitation = randomUUID();
  const add = { p_id: invitation, p_name: 'Ravi', p_role: 'counter', p_night_id: tonight };
  const { data: made } = await call<{ token: string }>(owner, 'add_helper', add);
  waiting = (await listed())?.invitations;
  const { data: again } = await call<{ token: string }>(owner, 'resend_invitation', {
    p_id: invitation,
  });
  tokens = [made?.token, again?.token];
  helper = await takeUp(again?.token ?? '');
  const shift = randomUUID();
  await call(helper, 'open_shift', {
    p_id: shift,
    p_night_id: tonight,
    p_kind: 'counter',
    p_gate: 'North',
  });
  const { data: sold } = await call(helper, 'sell_passes', {
    p_id: randomUUID(),
    p_shift_id: shift,
    p_items: [{ kind_id: kind, night_ids: [tonight], quantity: 1 }],
    p_method: 'cash',
  });
  order = sold?.id;
});
afterAll(async () => stack?.stop());

const sellers = async () =>
  (
    await call<{ label: string }[]>(owner, 'report_passes', {
      p_edition_id: edition,
      p_by: 'seller',
    })
  ).data?.map(({ label }) => label);
const eventsOf = async () =>
  (await call<{ events: { who: string | null }[] }>(owner, 'get_pass_order', { p_order_id: order }))
    .data?.events;

test('an invitation is listed until it is accepted, and a new link is another one', () => {
  expect(waiting).toMatchObject([{ id: invitation }]);
  expect(new Set(tokens).size).toBe(2);
});

test('the list names the invitation that made an account', async () => {
  const { people = [], invitations } = (await listed()) ?? {};
  expect(invitations).toEqual([]);
  expect(people.find(({ user_id: id }) => id === helperId)).toMatchObject({
    name: 'Ravi',
    email: null,
    invitation_id: invitation,
  });
});

const logins = async (who: string) =>
  (await call<{ email: string }[]>(owner, 'list_logins', { p_who: who })).data;

test('reports, an order and the sign-ins show the name of a helper', async () => {
  expect(await sellers()).toEqual(['Ravi']);
  expect((await eventsOf())?.map(({ who }) => who)).toContain('Ravi');
  expect((await logins('ravi'))?.map(({ email }) => email)).toEqual(['Ravi']);
  // An account with an address is shown by it.
  expect((await logins('owner@'))?.[0]?.email).toBe('owner@example.org');
  expect(JSON.stringify(await logins(''))).not.toContain('staff.invalid');
});

test('the name outlives the account', async () => {
  expect((await call<boolean>(owner, 'remove_person', { p_user_id: helperId })).data).toBe(true);
  expect(await sellers()).toEqual(['Ravi']);
  expect((await eventsOf())?.map(({ who }) => who)).toContain('Ravi');
  expect((await helper.rpc('gate_nights')).error?.code).toBe('42501');
});
