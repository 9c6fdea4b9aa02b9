import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { totalledPage } from '@/shared/admin/data/answers.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';
import { PAGE_SIZE } from '@/features/passes/admin/data/tabs.ts';

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
