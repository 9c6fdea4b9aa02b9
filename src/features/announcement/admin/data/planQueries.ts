import { savedRow } from '@/shared/admin/savedRow.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { type PlanRow, type PlanValues, storedOf } from './plan.ts';

const COLUMNS = 'messages, enabled, version';
const ROW = 1;

export const planKey = ['admin-announcements'] as const;

/** Loads the bar; null if the row is missing. */
export async function findPlan(signal: AbortSignal): Promise<PlanRow | null> {
  const { data, error, status } = await getSupabase()
    .from('announcements')
    .select(COLUMNS)
    .eq('id', ROW)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw new DataError(error, status);
  return data;
}

/** Loads the bar. @throws DataError 42501 without a row, as the session has ended. */
export async function readPlan(): Promise<PlanRow> {
  const plan = await findPlan(new AbortController().signal);
  if (plan) return plan;
  throw new DataError({ code: '42501', message: 'This row is not shown to you any more.' }, 403);
}

/** Saves all messages over the given version. @throws ConflictError, DataError */
export async function savePlan(
  version: number,
  { enabled, messages }: PlanValues,
): Promise<PlanRow> {
  return savedRow(
    await getSupabase()
      .from('announcements')
      .update({ enabled, messages: storedOf(messages) })
      .eq('id', ROW)
      .eq('version', version)
      .select(COLUMNS)
      .maybeSingle(),
  );
}
