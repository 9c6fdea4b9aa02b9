import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import {
  asCaller,
  claimsOf,
  doneOrWaiting,
  nameOf,
  openCrowd,
  outcomeOf,
  withFault,
} from './support/crowd.ts';
import { addKind, call, codesOf, makeTonight, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';
import { personOf } from './support/staff.ts';

let stack: Stack;
let crowd: postgres.Sql;
let owner: SupabaseClient;
let ownerClaims: Record<string, unknown>;
let night: string;
let codes: string[];

beforeAll(async () => {
  stack = await createTestStack('gate-disable-race', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await signInAdmin(stack, 'owner@example.org');
  ownerClaims = await claimsOf(owner);
  const { id: edition, nights } = await openEdition(stack, { nights: 1 });
  [night = ''] = nights;
  await makeTonight(stack, night);
  const { data } = await call(owner, 'give_passes', {
    p_id: randomUUID(),
    p_edition_id: edition,
    p_items: [{ kind_id: await addKind(stack, edition), night_ids: [night], quantity: 9 }],
    p_name: 'Guest',
    p_phone: '',
    p_reason: 'Test',
  });
  codes = data ? codesOf(data) : [];
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

/** An account of the gate with an open shift, and what it and the owner do, each in a transaction of its own. */
async function openGate() {
  const email = `${randomUUID()}@example.org`;
  const client = await signInAdmin(stack, email, 'gate');
  const claims = await claimsOf(client);
  const { user_id: user, version } = await personOf(owner, email);
  const shift = randomUUID();
  const gate = { p_night_id: night, p_kind: 'gate', p_gate: 'Gate 1' };
  await call(client, 'open_shift', { p_id: shift, ...gate });
  const scan = randomUUID();
  const [code = ''] = codes.splice(0, 1);
  return {
    /** @param beforeCommit awaited in the transaction, after the call. */
    scan: (beforeCommit?: Promise<unknown>) =>
      asCaller(crowd, claims, async (tx) => {
        const [row] = await tx<{ answer: { result: string; reason?: string } }[]>`
          select public.check_in(${shift}, ${scan}, ${code}) as answer`;
        await beforeCommit;
        return row?.answer;
      }),
    open: () =>
      asCaller(
        crowd,
        claims,
        (tx) => tx`select public.open_shift(${randomUUID()}, ${night}, 'gate', 'Gate 2')`,
      ),
    disable: (beforeCommit?: Promise<unknown>) =>
      asCaller(crowd, ownerClaims, async (tx) => {
        await tx`select public.set_person(${user}, ${version}, '', 'gate', false)`;
        await beforeCommit;
      }),
    /** The scan's row, and how many people are inside with it. */
    recorded: async () =>
      stack.sql`select s.result, s.reason, (
          select count(*)::integer from public.gate_entries e where e.scan_id = s.id and e.undone_at is null
        ) as inside from public.gate_scans s where s.id = ${scan}`,
  };
}

/** A door that is opened once. */
function door() {
  let open!: () => void;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, isOpen };
}

/** Lets one transaction do its work, starts another until it is done or waits, and commits the first. */
async function during<T>(
  first: (held: Promise<void>) => Promise<unknown>,
  then: () => Promise<T>,
): Promise<T> {
  const { open, isOpen } = door();
  const running = first(isOpen);
  // The first holds its locks once it waits in its transaction.
  await heldBy(running);
  const second = then();
  await doneOrWaiting(stack, second);
  open();
  await running;
  return second;
}

async function heldBy(running: Promise<unknown>): Promise<void> {
  let failed: unknown;
  running.catch((error: unknown) => {
    failed = error;
  });
  for (;;) {
    if (failed) throw failed instanceof Error ? failed : new Error('failed');
    const idle = await stack.sql`
      select from pg_stat_activity
      where application_name = 'crowd' and state = 'idle in transaction' and query ~ 'set_person|check_in'`;
    if (idle.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a scan that runs while its account is disabled is recorded before', async () => {
  const gate = await openGate();
  const { open, isOpen } = door();
  const scanned = gate.scan(isOpen);
  await heldBy(scanned);
  const disabled = gate.disable();
  await doneOrWaiting(stack, disabled);
  const first = Promise.race([scanned.then(() => 'scanned'), disabled.then(() => 'disabled')]);
  open();
  expect(await first).toBe('scanned');
  expect(await scanned).toMatchObject({ result: 'admitted' });
  await disabled;
  expect(await gate.recorded()).toEqual([{ result: 'admitted', reason: null, inside: 1 }]);
});

test('a scan that comes while its account is being disabled is refused after', async () => {
  const gate = await openGate();
  const answer = await during(gate.disable, () => gate.scan());
  expect(answer).toMatchObject({ result: 'refused', reason: 'shift_over' });
  expect(await gate.recorded()).toEqual([{ result: 'refused', reason: 'shift_over', inside: 0 }]);
});

test('control: without the lock of the shift it is let in by an account that is disabled', async () => {
  const gate = await openGate();
  const answer = await withFault(
    stack,
    'private.held_shift',
    [['where s.id = v_shift.id for share', 'where s.id = v_shift.id']],
    () => during(gate.disable, () => gate.scan()),
  );
  expect(answer).toMatchObject({ result: 'admitted' });
});

test('no shift is opened by an account that is being disabled', async () => {
  const gate = await openGate();
  const opened = await during(gate.disable, () => outcomeOf(gate.open()));
  expect(nameOf(opened)).toBe('42501');
});
