import { serverNow } from '@/shared/lib/serverTime.ts';
import type { RecordTable } from './data/recordTable.ts';
import { useSaveRecord } from './data/useRecords.ts';
import { removeWithUndo, restoreNamed } from './removal.ts';

type Removable = { version: number; deleted_at: string | null };

/** Removes rows of a table, each with Undo, and restores them. @param nameOf how a row is called in the messages. */
export function useRemoval<Row extends Removable>(
  table: RecordTable<Row, { deleted_at: string | null }>,
  nameOf: (row: Row) => string,
) {
  const save = useSaveRecord(table);
  const mark = async (row: Row, deletedAt: string | null) =>
    save(table.keyOf(row), row.version, { deleted_at: deletedAt });
  return {
    remove: async (row: Row) =>
      removeWithUndo(nameOf(row), async () => {
        const gone = await mark(row, new Date(serverNow()).toISOString());
        return async () => {
          await mark(gone, null);
        };
      }),
    restore: async (row: Row) =>
      restoreNamed(nameOf(row), async () => {
        await mark(row, null);
      }),
  };
}
