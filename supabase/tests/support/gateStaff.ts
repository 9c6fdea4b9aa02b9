import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Stack } from '../../local/testing.ts';
import { call } from './passes.ts';
import { signInAdmin } from './people.ts';
import { personOf, setPerson } from './staff.ts';

/** Parts of a shift as `open_shift` answers it. */
export interface Shift {
  id: string;
  ends_at: string;
  account: { ends_at: string | null; is_helper: boolean };
}

let accounts = 0;
/** An account of the gate for all nights, an edition or a night. */
export async function addGateStaff(
  stack: Stack,
  owner: SupabaseClient,
  scope: { p_edition_id?: string; p_night_id?: string } = {},
) {
  accounts += 1;
  const email = `gate${accounts}@example.org`;
  const client = await signInAdmin(stack, email, 'gate');
  const person = async () => personOf(owner, email);
  const set = async (change: Record<string, unknown>) =>
    setPerson(owner, await person(), { ...scope, ...change });
  const { code } = await set({});
  if (code) throw new Error(`${email} was not set: ${code}`);
  return { client, person, set, email };
}

export async function openGateShift(client: SupabaseClient, gate: string, night: string) {
  const p_id = randomUUID();
  const args = { p_id, p_night_id: night, p_kind: 'gate', p_gate: gate };
  return { id: p_id, ...(await call<Shift>(client, 'open_shift', args)) };
}

/** Whether a shift's phone knows of its end, and how many people it has not sent. */
export async function endOf({ sql }: Stack, shift: string) {
  const [row] = await sql<{ told: boolean; unsent: number | null; ends: Date }[]>`
    select told_at is not null as told, unsent, ends_at as ends from public.gate_shifts where id = ${shift}`;
  return row;
}
