import { pagesOf } from '@/shared/admin/data/answers.ts';
import { pagedList, type RowOf } from '@/shared/admin/pagedList.ts';
import { call } from '@/shared/data/call.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';

type PeopleFilter = { edition: string; night: string | null; search: string };

/** Passes with their buyers, by name. */
export const passHolders = pagedList({
  key: [PASSES, 'people'],
  poll: POLL_MS,
  load: pagesOf(call('list_guests'), ({ edition, night, search }: PeopleFilter) => ({
    p_edition_id: edition,
    ...(night !== null && { p_night_id: night }),
    p_search: search,
  })),
});
export type Person = RowOf<typeof passHolders>;
