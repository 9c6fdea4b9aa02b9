import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';

export const reportKinds = ['night', 'kind', 'method', 'seller', 'gate', 'hour', 'day'] as const;
export type ReportKind = (typeof reportKinds)[number];

async function loadReport(edition: string, by: ReportKind, signal: AbortSignal) {
  const rows = dataOf(
    await getSupabase()
      .rpc('report_passes', { p_edition_id: edition, p_by: by })
      .abortSignal(signal),
  );
  // Columns that do not apply to a report are null, which the generated type misses.
  return rows as { [K in keyof (typeof rows)[number]]: (typeof rows)[number][K] | null }[];
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
