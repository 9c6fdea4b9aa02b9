import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call, type Nullable } from '@/shared/data/call.ts';
import type { Database } from '@/shared/supabase/database.types.ts';
import { eveningSchema } from '@/features/passes/admin/data/answers.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';

export const reportKinds = ['night', 'kind', 'method', 'seller', 'gate', 'hour', 'day'] as const;
export type ReportKind = (typeof reportKinds)[number];

// Columns that do not apply to a report are null.
type Row = Nullable<Database['public']['Functions']['report_passes']['Returns'][number]>;
const reportPasses = call<'report_passes', Row[]>('report_passes');

async function loadReport(edition: string, by: ReportKind, signal: AbortSignal) {
  return reportPasses(getSupabase(), { p_edition_id: edition, p_by: by }, signal);
}
export type ReportRow = Awaited<ReturnType<typeof loadReport>>[number];

/** Sums of an edition; amounts in paise, null where a column does not apply. */
export function useReport<Shown>(
  edition: string,
  by: ReportKind,
  select: (rows: readonly ReportRow[]) => Shown,
) {
  return useQuery({
    queryKey: [PASSES, 'report', edition, by],
    queryFn: async ({ signal }) => loadReport(edition, by, signal),
    select,
  });
}

const reportEvening = call('report_evening', { answer: eveningSchema });

/** The sheet of one night. */
export function useEvening(night: string) {
  return useQuery({
    queryKey: [PASSES, 'evening', night],
    queryFn: async ({ signal }) => reportEvening(getSupabase(), { p_night_id: night }, signal),
  });
}
