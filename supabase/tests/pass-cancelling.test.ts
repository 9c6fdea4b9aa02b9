import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { withFault } from './support/crowd.ts';
import { addKind, call, takenOf } from './support/passes.ts';
import { openOffice } from './support/passOffice.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('pass-cancelling', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** Cancels the first pass, then the first and the second; answers the amounts to be paid back. */
async function cancelTwice() {
  const office = await openOffice(stack, owner);
  const { id, passes } = await office.sell(3);
  const [one, two] = passes.map((pass) => pass.id);
  const cancel = (p_passes: unknown[], p_refund_paise: number) =>
    call<number>(owner, 'cancel_passes', { p_order_id: id, p_passes, p_refund_paise });
  const counts = [
    await cancel([one], 10_000),
    await cancel([one], 10_000),
    await cancel([one, two], 20_000),
  ].map(({ data }) => data);
  const { refunds } = await office.orderOf(id);
  return { counts, amounts: refunds.map(({ amount_paise: amount }) => amount) };
}

describe('cancelling passes', () => {
  test('each cancelling lists its own refund, the same one none', async () => {
    expect(await cancelTwice()).toEqual({ counts: [1, 0, 1], amounts: [10_000, 20_000] });
    const named: [string, string][] = [
      ['p_refund_paise, v_first)', 'p_refund_paise, p_passes[1])'],
    ];
    const { amounts } = await withFault(stack, 'private.cancel_passes', named, cancelTwice);
    expect(amounts).toEqual([10_000]);
  });

  test('what is paid back for a night and for the pass is never more than was paid', async () => {
    const office = await openOffice(stack, owner);
    const { id, passes } = await office.sell(1, office.season, []);
    await office.cancel();
    const cancel = (p_refund_paise: number) =>
      call<number>(owner, 'cancel_passes', {
        p_order_id: id,
        p_passes: [passes[0]?.id],
        p_refund_paise,
      });
    expect((await cancel(50_000)).hint).toBe('refund_paise');
    expect((await office.orderOf(id)).passes[0]?.cancelled_at).toBeNull();
    expect((await cancel(33_400)).data).toBe(1);
    expect((await cancel(33_400)).data).toBe(0);
    const { refunds } = await office.orderOf(id);
    expect(refunds.map(({ why, amount_paise: amount }) => [why, amount])).toEqual([
      ['night', 16_600],
      ['cancelled', 33_400],
    ]);
  });
});

test('a gift that is worth more than an order may be is refused', async () => {
  const office = await openOffice(stack, owner);
  const dear = await addKind(stack, office.edition.id, { name: 'Dear', price_paise: 10_000_000 });
  await stack.sql`update public.garba_nights set capacity = null where id = ${office.first}`;
  const line = { kind_id: dear, night_ids: [office.first], quantity: 100 };
  const give = () =>
    call(owner, 'give_passes', {
      p_id: randomUUID(),
      p_edition_id: office.edition.id,
      p_items: [line, line, line],
      p_name: 'Sponsor',
      p_phone: '',
      p_reason: 'Sponsor',
    });
  expect(await give()).toMatchObject({ code: 'PT422', hint: 'items' });
  const anyWorth: [string, string][] = [
    [
      ' and (select sum(i.unit_paise::bigint * i.quantity) from unnest(v_items) i) <= 100000000',
      '',
    ],
  ];
  await expect(withFault(stack, 'private.write_order', anyWorth, give)).rejects.toThrow('22003');
});

describe('blocking a pass', () => {
  test('the gate stops it and shows why, until it is unblocked; both are recorded', async () => {
    const office = await openOffice(stack, owner);
    const { id, passes } = await office.sell(1);
    const [pass] = passes;
    const gate = randomUUID();
    await stack.sql`insert into public.gate_shifts (id, night_id, kind, gate, staff, ends_at)
      select ${gate}, ${office.first}, 'gate', 'Gate 1', s.staff, s.ends_at from public.gate_shifts s where s.id = ${office.shift}`;
    const scan = async () =>
      (
        await call<Record<string, unknown>>(owner, 'check_in', {
          p_shift_id: gate,
          p_scan_id: randomUUID(),
          p_code: pass?.code,
        })
      ).data;
    const block = (p_why?: string) => call(owner, 'block_pass', { p_pass_id: pass?.id, p_why });
    expect((await block(' Reported as stolen ')).code).toBeNull();
    expect((await block('Reported as stolen')).code).toBeNull();
    expect(await scan()).toMatchObject({
      result: 'refused',
      reason: 'blocked',
      blocked_why: 'Reported as stolen',
    });
    expect((await office.orderOf(id)).blocked).toEqual({ [pass?.id ?? '']: 'Reported as stolen' });
    const taken = await takenOf(stack, office.first);
    expect((await block()).code).toBeNull();
    expect(await scan()).not.toMatchObject({ reason: 'blocked' });
    expect(await takenOf(stack, office.first)).toBe(taken);
    const { events, blocked } = await office.orderOf(id);
    expect(blocked).toEqual({});
    expect(events.filter(({ pass_id: of }) => of === pass?.id).map(({ what }) => what)).toEqual([
      'blocked',
      'unblocked',
    ]);
  });

  test('a reason of 161 characters and an unknown pass are refused', async () => {
    const office = await openOffice(stack, owner);
    const { passes } = await office.sell(1);
    const block = (p_pass_id: unknown, p_why: string) =>
      call(owner, 'block_pass', { p_pass_id, p_why });
    expect((await block(passes[0]?.id, 'x'.repeat(161))).hint).toBe('why');
    expect((await block(randomUUID(), 'Stolen')).hint).toBe('pass_id');
  });
});
