import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { totalledPage } from '@/shared/admin/data/answers.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { PASSES, POLL_MS } from './editions.ts';
import { PAGE_SIZE } from './tabs.ts';

type PeopleFilter = { edition: string; night: string | null; search: string };

/** Passes with their buyers from an offset on, by name; at most 1,000. @throws DataError */
export async function listPeople(
  { edition, night, search }: PeopleFilter,
  offset: number,
  limit: number,
  signal: AbortSignal,
) {
  return totalledPage(
    await getSupabase()
      .rpc('list_people', {
        p_edition_id: edition,
        ...(night !== null && { p_night_id: night }),
        p_search: search,
        p_limit: limit,
        p_offset: offset,
      })
      .abortSignal(signal),
  );
}
export type Person = Awaited<ReturnType<typeof listPeople>>['rows'][number];

/** A page of passes with their buyers, polled. @param page from 1. */
export function usePeople(filter: PeopleFilter, page: number) {
  return useQuery({
    queryKey: [PASSES, 'people', filter, page],
    queryFn: async ({ signal }) => listPeople(filter, (page - 1) * PAGE_SIZE, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** The waiting list of an edition, in order, polled. */
export function useWaiting(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'waiting', edition],
    queryFn: async ({ signal }) => {
      const rows = dataOf(
        await getSupabase()
          .from('pass_waits')
          .select(
            'id, name, phone, quantity, people, night_ids, state, offer_order_id, told_at, created_at, pass_kinds (name)',
          )
          .eq('edition_id', edition)
          .order('created_at')
          .limit(1000)
          .abortSignal(signal),
      );
      return { rows, total: rows.length };
    },
    refetchInterval: POLL_MS,
  });
}
export type Waiting = NonNullable<ReturnType<typeof useWaiting>['data']>['rows'][number];

/** Shifts of an edition's nights, newest first, and scans in conflict. */
export function useGate(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'gate', edition],
    queryFn: async ({ signal }) => {
      const scans = () =>
        getSupabase()
          .from('gate_scans')
          .select(
            'id, scanned_at, answer, dispute, gate_shifts (gate), garba_nights!inner (edition_id), passes (order_id)',
          )
          .eq('garba_nights.edition_id', edition)
          .order('scanned_at', { ascending: false })
          .limit(200)
          .abortSignal(signal);
      const [shifts, conflicts, disputes] = await Promise.all([
        getSupabase()
          .from('gate_shifts')
          .select(
            'id, gate, kind, device, opened_at, ends_at, closed_at, revoked_at, float_paise, counted_paise, garba_nights!inner (date, edition_id), pass_payments (amount_paise, method, reversed_at)',
          )
          .eq('garba_nights.edition_id', edition)
          .order('opened_at', { ascending: false })
          .limit(200)
          .abortSignal(signal),
        scans().eq('result', 'conflict'),
        scans().not('dispute', 'is', null),
      ]);
      return {
        shifts: dataOf(shifts),
        conflicts: dataOf(conflicts),
        disputes: dataOf(disputes),
      };
    },
    refetchInterval: POLL_MS,
  });
}
export type Shift = NonNullable<ReturnType<typeof useGate>['data']>['shifts'][number];

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
