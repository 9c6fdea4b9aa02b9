import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchTable } from '@/shared/data/tableFeed.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { NEW, type RecordTable, type RowFilter } from './recordTable.ts';

/** Poll interval without realtime, ms. */
const POLL_MS = 60_000;

/**
 * A page of the list; while the next one loads, the last one stays on the screen.
 * @param keep filters the loaded rows, if all rows are on one page.
 */
export function useRecordList<Row, Columns>(
  table: RecordTable<Row, Columns>,
  filter: RowFilter,
  keep: (row: Row) => boolean = () => true,
) {
  return useQuery({
    queryKey: [table.name, 'list', filter],
    queryFn: async ({ signal }) => table.list(filter, signal),
    select: ({ rows, total }) => ({ rows: rows.filter(keep), total }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** The record that the address names; null where there is none. */
export function useRecord<Row, Columns>(table: RecordTable<Row, Columns>, key: string | null) {
  return useQuery({
    queryKey: [table.name, 'one', key],
    queryFn: async () => table.read(key ?? NEW),
    enabled: key !== null && key !== NEW,
  });
}

/** Saves a record and updates its queries. */
export function useSaveRecord<Row, Columns>(table: RecordTable<Row, Columns>) {
  const client = useQueryClient();
  return async (key: string, version: number, columns: Columns): Promise<Row> => {
    const saved = await table.save(key, version, columns);
    client.setQueryData([table.name, 'one', table.keyOf(saved)], saved);
    void client.invalidateQueries({ queryKey: [table.name, 'list'] });
    return saved;
  };
}

/** Keeps the lists and records of a table that is sent live current while a screen is open. */
export function useTableFeed({ name }: { name: string }): void {
  const client = useQueryClient();
  useEffect(
    () =>
      watchTable(getSupabase(), name, () => {
        void client.invalidateQueries({ queryKey: [name] });
      }),
    [client, name],
  );
}
