import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { addKind, call, codesOf, hashOf, makeTonight, openEdition } from './support/passes.ts';
import { addGateStaff, endOf, openGateShift } from './support/gateStaff.ts';
import { signInAdmin } from './support/people.ts';
import { listPeople } from './support/staff.ts';

let stack: Stack;
let owner: SupabaseClient;
let anon: SupabaseClient;
let tonight: string;
let later: string;
let edition: string;
let nextYears: { id: string; nights: string[] };
let codes: string[];

beforeAll(async () => {
  stack = await createTestStack('gate-people', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  anon = clientOf(stack);
  const opened = await openEdition(stack, { nights: 2 });
  edition = opened.id;
  [tonight = '', later = ''] = opened.nights;
  nextYears = await openEdition(stack, { nights: 1, year: 2096 });
  await makeTonight(stack, tonight);
  codes = await give(8);
});
afterAll(() => stack?.stop());

/** Codes of so many passes for tonight. */
async function give(quantity: number, people = 1) {
  const kind_id = await addKind(stack, edition, { people });
  const { data } = await call(owner, 'give_passes', {
    p_id: randomUUID(),
    p_edition_id: edition,
    p_items: [{ kind_id, night_ids: [tonight], quantity }],
    p_name: 'Guest',
    p_phone: '',
    p_reason: 'Test',
  });
  return data ? codesOf(data) : [];
}

const addStaff = (scope: Parameters<typeof addGateStaff>[2] = {}) =>
  addGateStaff(stack, owner, scope);
const openShift = (client: SupabaseClient, gate = 'Gate 1', night = tonight) =>
  openGateShift(client, gate, night);
const told = (shift: string) => endOf(stack, shift);
const scan = (client: SupabaseClient, shift: string, code = '', id = randomUUID()) =>
  call<{ result: string }>(client, 'check_in', {
    p_shift_id: shift,
    p_scan_id: id,
    p_code: code,
  });
const tell = async (shift: string, people = 0, sent: string[] = []) => {
  const args = { p_shift_id: shift, p_unsent: people, p_sent: sent };
  const { data, code } = await call<string>(anon, 'note_shift_end', args);
  return code ?? data;
};

describe('the nights of an account', () => {
  test.each([
    ['for everything', () => ({}), () => [tonight, later, ...nextYears.nights]],
    ['for an edition', () => ({ p_edition_id: edition }), () => [tonight, later]],
    ['for a night', () => ({ p_edition_id: edition, p_night_id: later }), () => [later]],
  ])('%s are those it sees and may open', async (_for, scope, expected) => {
    const { client } = await addStaff(scope());
    const { data } = await call<{ id: string }[]>(client, 'gate_nights', {});
    expect(data?.map(({ id }) => id)).toEqual(expected());
    for (const night of [tonight, later, ...nextYears.nights]) {
      const { code, hint } = await openShift(client, 'Gate 1', night);
      expect([night, code, hint]).toEqual(
        expected().includes(night) ? [night, null, null] : [night, 'PT422', 'night_id'],
      );
    }
  });

  test('a shift ends four hours after its night, or with the rights of its account', async () => {
    const all = await addStaff();
    const { data } = await openShift(all.client);
    const [night] = await stack.sql<{ end: Date }[]>`
      select private.night_closes(n) as end from public.garba_nights n where id = ${tonight}`;
    expect(new Date(data?.ends_at ?? '')).toEqual(night?.end);
    expect(data?.account).toEqual({ ends_at: null, is_helper: false });

    const soon = new Date(Date.now() + 60_000).toISOString();
    const short = await addStaff({ p_edition_id: edition, p_night_id: tonight });
    expect((await short.set({ p_ends_at: soon })).code).toBeNull();
    const opened = await openShift(short.client);
    expect(Date.parse(opened.data?.ends_at ?? '')).toBe(Date.parse(soon));
    expect(Date.parse(opened.data?.account.ends_at ?? '')).toBe(Date.parse(soon));
    // The end is set again while the shift is open.
    const sooner = new Date(Date.now() + 30_000).toISOString();
    await short.set({ p_ends_at: sooner });
    expect((await told(opened.id))?.ends).toEqual(new Date(sooner));
  });
});

describe('an account that ends on its own', () => {
  test('opens, scans and sends nothing at the next request; its phone says how many are lost', async () => {
    const staff = await addStaff({ p_edition_id: edition, p_night_id: tonight });
    const { id } = await openShift(staff.client, 'Gate 7');
    expect((await scan(staff.client, id, codes[0])).data).toMatchObject({ result: 'admitted' });
    expect(await tell(id, 3)).toBeNull();
    const { user_id: user } = await staff.person();
    const at = new Date().toISOString();
    await stack.sql`update private.admins set ends_at = clock_timestamp() where user_id = ${user}`;
    expect((await scan(staff.client, id, codes[1])).code).toBe('42501');
    expect((await openShift(staff.client)).code).toBe('42501');
    const scans = [
      { id: randomUUID(), hash: hashOf(codes[1] ?? ''), people: 1, how: 'camera', at },
    ];
    const pushed = await call(staff.client, 'push_scans', { p_shift_id: id, p_scans: scans });
    expect(pushed.code).toBe('42501');
    expect(await tell(id, 3)).toBe('over');
    expect(await told(id)).toMatchObject({ told: true, unsent: 3 });
    // The owner lets it work on: what it sends then is no longer missing, counted once.
    await stack.sql`update private.admins set ends_at = now() + interval '1 hour' where user_id = ${user}`;
    for (let time = 0; time < 2; time += 1) {
      const { code } = await call(staff.client, 'push_scans', { p_shift_id: id, p_scans: scans });
      expect(code).toBeNull();
      expect(await told(id)).toMatchObject({ told: true, unsent: 2 });
    }
  });

  test('the end of the night alone tells nothing: the account sends its scans later', async () => {
    const { client } = await addStaff();
    const { id } = await openShift(client);
    await stack.sql`update public.gate_shifts set ends_at = now() - interval '1 second' where id = ${id}`;
    expect(await tell(id, 3)).toBeNull();
    expect(await told(id)).toMatchObject({ told: false, unsent: null });
  });
});

describe('a phone says that it has stopped', () => {
  const ends: [string, (staff: Awaited<ReturnType<typeof addStaff>>) => Promise<unknown>][] = [
    ['disabled', ({ set }) => set({ p_active: false })],
    ['given another role', ({ set }) => set({ p_role: 'counter' })],
    ['sent to another night', ({ set }) => set({ p_edition_id: edition, p_night_id: later })],
    ['locked out in SQL', ({ email }) => stack.sql`select private.revoke_admin(${email})`],
    [
      'removed',
      async ({ person }) => call(owner, 'remove_person', { p_user_id: (await person()).user_id }),
    ],
  ];
  test.each(ends)('whose account was %s', async (how, end) => {
    const staff = await addStaff();
    const { id } = await openShift(staff.client, 'Gate 4');
    expect(await tell(id, 5)).toBeNull();
    expect(await tell(randomUUID(), 5)).toBeNull();
    await staff.set({ p_name: 'Ravi' });
    const person = await staff.person();
    await end(staff);
    const { user_id: user } = person;
    const card = async () => {
      const { people, removed } = await listPeople(owner);
      return (how === 'removed' ? removed : people).find((one) => one.user_id === user);
    };
    expect(await card()).toMatchObject({ name: 'Ravi', unreached: ['Gate 4'], uncounted: [] });
    expect(await tell(id, 5)).toBe('revoked');
    // Its answer was lost: told again, and still counted once.
    expect(await tell(id, 9)).toBe('revoked');
    expect(await told(id)).toMatchObject({ told: true, unsent: 5 });
    const uncounted = [{ gate: 'Gate 4', people: 5 }];
    expect(await card()).toMatchObject({ unreached: [], uncounted });
    await stack.sql`update public.gate_shifts set told_at = now() - interval '8 days' where id = ${id}`;
    const { people, removed } = await listPeople(owner);
    expect(removed).toEqual([]);
    expect(people.some(({ user_id: one }) => one === user)).toBe(how !== 'removed');
  });

  test('counts no scan whose answer was lost and which the server had', async () => {
    const staff = await addStaff();
    const { id } = await openShift(staff.client);
    const [arrived, refused, never] = [randomUUID(), randomUUID(), randomUUID()];
    expect((await scan(staff.client, id, codes[2], arrived)).data?.result).toBe('admitted');
    expect((await scan(staff.client, id, codes[2], refused)).data?.result).toBe('refused');
    const other = await openShift(owner);
    const others = randomUUID();
    expect((await scan(owner, other.id, codes[3], others)).data?.result).toBe('admitted');
    await staff.set({ p_active: false });
    expect(await tell(id, 3, [arrived, refused, never, others])).toBe('revoked');
    expect(await told(id)).toMatchObject({ unsent: 2 });
  });

  test('counts whom a group filled its pass with, though the server let in the rest before', async () => {
    const staff = await addStaff();
    const { id } = await openShift(staff.client);
    const [code = ''] = await give(1, 4);
    const other = { p_shift_id: (await openShift(owner)).id, p_scan_id: randomUUID() };
    await call(owner, 'check_in', { ...other, p_code: code, p_people: 3 });
    const late = { id: randomUUID(), hash: hashOf(code), people: 2, how: 'camera' };
    const p_scans = [{ ...late, at: new Date().toISOString() }];
    const { data } = await call<object>(staff.client, 'push_scans', { p_shift_id: id, p_scans });
    expect(data).toMatchObject({ answers: [{ result: 'conflict', admitted: 1 }] });
    await staff.set({ p_active: false });
    expect(await tell(id, 2, [late.id])).toBe('revoked');
    expect(await told(id)).toMatchObject({ unsent: 1 });
  });

  test('not by signing out, closing the shift, or a change of its name', async () => {
    const staff = await addStaff();
    const [open, closed] = [await openShift(staff.client), await openShift(staff.client)];
    await call(staff.client, 'close_shift', { p_id: closed.id });
    await staff.set({ p_name: 'Ravi' });
    await call(owner, 'end_sessions', { p_user_id: (await staff.person()).user_id });
    expect([await tell(open.id, 1), await tell(closed.id, 1)]).toEqual([null, null]);
    await staff.set({ p_active: false });
    expect([await tell(open.id, 1), await tell(closed.id, 1)]).toEqual(['revoked', null]);
  });
});
