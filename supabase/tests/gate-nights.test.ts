import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { addGateStaff, endOf, openGateShift } from './support/gateStaff.ts';
import { call, makeTonight, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('gate-nights', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

describe('a night that is moved', () => {
  test('moves the end of every open shift, and of what is told of the night, by the same hours', async () => {
    const { id: own, nights } = await openEdition(stack, { nights: 1, year: 2098 });
    const [night = ''] = nights;
    await makeTonight(stack, night);
    const open = await openGateShift(owner, 'Gate 1', night);
    const closed = await openGateShift(owner, 'Gate 2', night);
    await call(owner, 'close_shift', { p_id: closed.id });
    const helper = await addGateStaff(stack, owner, { p_edition_id: own, p_night_id: night });
    const helpers = await openGateShift(helper.client, 'Gate 3', night);
    const ends = async () => {
      const { data } = await call<{ id: string; closes_at: string }[]>(owner, 'gate_nights', {});
      const shifts = await Promise.all(
        [open, closed, helpers].map(async ({ id }) => endOf(stack, id)),
      );
      const { ends_at: rights } = await helper.person();
      const said = data?.find(({ id }) => id === night)?.closes_at;
      return [...shifts.map((shift) => shift?.ends), rights, said].map((at) =>
        Number(new Date(at ?? 0)),
      );
    };
    const [first = 0, ...others] = await ends();
    expect(others).toEqual([first, first, first, first]);
    const hour = 3_600_000;
    await stack.sql`update public.garba_nights set starts_at = '02:00', ends_at = '01:30' where id = ${night}`;
    const longer = first + 1.5 * hour;
    expect(await ends()).toEqual([longer, first, longer, longer, longer]);
    const setting = (hours: number) =>
      stack.sql`update private.settings set value = ${String(hours)}::jsonb where key = 'staff_hours_after'`;
    await setting(6);
    const longest = await openGateShift(owner, 'Gate 4', night);
    await setting(4);
    expect(Date.parse(longest.data?.ends_at ?? '')).toBe(longer + 2 * hour);
  });

  test('moves the end of its helpers, of their open shifts and of invitations; a removed one does not', async () => {
    // One without passes: others are cancelled, not removed.
    const { id: own, nights } = await openEdition(stack, { nights: 1, year: 2097 });
    const [night = ''] = nights;
    await makeTonight(stack, night);
    const scope = { p_edition_id: own, p_night_id: night };
    const [staff, byHand] = [
      await addGateStaff(stack, owner, scope),
      await addGateStaff(stack, owner, scope),
    ];
    const end = new Date(Date.now() + 3_600_000).toISOString();
    await byHand.set({ p_ends_at: end });
    const { id } = await openGateShift(staff.client, 'Gate 1', night);
    const helper = { p_id: randomUUID(), p_name: 'Meena', p_role: 'gate', p_night_id: night };
    expect((await call(owner, 'add_helper', helper)).code).toBeNull();
    const read = async () => {
      const [row] = await stack.sql<{ invited: Date; closes: Date }[]>`
        select i.ends_at as invited, private.staff_end(${own}, ${night}) as closes
        from private.invitations i where i.id = ${helper.p_id}`;
      const person = await staff.person();
      return {
        ...row,
        person: new Date(person.ends_at ?? ''),
        shift: (await endOf(stack, id))?.ends,
      };
    };
    const before = await read();
    expect([before.person, before.invited, before.shift]).toEqual(Array(3).fill(before.closes));
    await stack.sql`update public.garba_nights set date = date + 1 where id = ${night}`;
    const moved = await read();
    expect(Number(moved.closes) - Number(before.closes)).toBe(86_400_000);
    expect([moved.person, moved.invited, moved.shift]).toEqual(Array(3).fill(moved.closes));
    expect(Date.parse((await byHand.person()).ends_at ?? '')).toBe(Date.parse(end));
    await stack.sql`update public.garba_nights set deleted_at = now() where id = ${night}`;
    expect(await read()).toEqual({ ...moved, closes: null });
    expect((await call(staff.client, 'gate_nights', {})).data).toEqual([]);
    const account = await call<{ night: string }>(staff.client, 'my_account', {});
    expect(account.data?.night).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
