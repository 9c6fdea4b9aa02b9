import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchTable } from '@/shared/data/tableFeed.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { addPage, listPages, pageKeys } from './pageQueries.ts';
import type { PageRow } from './pages.ts';

/** All pages, current: what another person changes shows within a second. */
export function usePages() {
  const client = useQueryClient();
  useEffect(
    () =>
      watchTable(getSupabase(), 'page_visibility', () => {
        void client.invalidateQueries({ queryKey: pageKeys.all });
      }),
    [client],
  );
  return useQuery({
    queryKey: pageKeys.all,
    queryFn: async ({ signal }) => {
      const rows = await listPages(signal);
      return { rows, total: rows.length };
    },
  });
}

/** Puts a saved page into the list that is shown. */
export function useKeepPage(): (page: PageRow) => void {
  const client = useQueryClient();
  return (page) =>
    client.setQueryData<{ rows: PageRow[]; total: number }>(pageKeys.all, (list) =>
      list ? { ...list, rows: list.rows.map((row) => (row.id === page.id ? page : row)) } : list,
    );
}

/** Adds the row of a page that has none. */
export function useAddPage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: addPage,
    onSettled: () => client.invalidateQueries({ queryKey: pageKeys.all }),
  });
}
