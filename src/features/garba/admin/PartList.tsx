import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { NEW, type RecordTable } from '@/shared/admin/data/recordTable.ts';
import { useOrder } from '@/shared/admin/data/useOrder.ts';
import { useRecord, useRecordList } from '@/shared/admin/data/useRecords.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { RemovedFilter } from '@/shared/admin/RemovedFilter.tsx';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { useRemoval } from '@/shared/admin/useRemoval.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { isThere, screenSchema } from './data/editions.ts';

type PartRow = { id: string; version: number; deleted_at: string | null };

type PartListProps<Row, Columns> = {
  table: RecordTable<Row, Columns>;
  /** Id of the edition that they belong to. */
  edition: string;
  words: { add: string; list: string; empty: string; emptyHint: string } & {
    newTitle: string;
    missing: string;
  };
  nameOf: (row: Row) => string;
  /** What stands under the name. */
  renderDetail: (row: Row) => ReactNode;
  /** Whether their order is the owner's, not a date's. */
  isSortable?: boolean;
  /** The form of one, or of a new one. @param rows those that are there. */
  renderForm: (row: Row | undefined, rows: readonly Row[], onSaved: () => void) => ReactNode;
};

/** What hangs on an edition: its list, one of it to be edited, added or removed. */
export function PartList<Row extends PartRow, Columns extends { deleted_at?: string | null }>(
  props: PartListProps<Row, Columns>,
) {
  const { table, edition, words, nameOf, renderDetail, isSortable = false, renderForm } = props;
  const { values, set, hrefOf } = useListState(screenSchema);
  const { open } = values;
  const filter = { equal: { edition_id: edition } };
  const all = useRecordList(table, filter).data?.rows ?? [];
  const listed = useRecordList(table, filter, isThere);
  const record = useRecord(table, open);
  const reorder = useOrder(table);
  const { remove, restore } = useRemoval(table, nameOf);
  const rows = listed.data?.rows ?? [];
  const close = () => set({ open: null }, true);

  const rowOf = (row: Row) => (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow py-1">
        <Link to={hrefOf({ open: row.id })} className="link inline-block py-1 font-semibold">
          {nameOf(row)}
        </Link>
        <div className="text-muted text-sm">{renderDetail(row)}</div>
      </div>
      <Button
        variant="quiet"
        className="size-11 flex-none p-0"
        aria-label={adminGarba.remove(nameOf(row))}
        onClick={() => void remove(row)}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
  return (
    <div className="space-y-4">
      <Link to={hrefOf({ open: NEW })} className={buttonClass({ variant: 'secondary' })}>
        <Plus aria-hidden />
        {words.add}
      </Link>
      <RemovedFilter
        items={all.flatMap((row) =>
          row.deleted_at === null
            ? []
            : [{ id: row.id, name: nameOf(row), deletedAt: row.deleted_at }],
        )}
        onRestore={(id) => {
          const row = all.find((one) => one.id === id);
          if (row) void restore(row);
        }}
      >
        <ListScreen
          query={listed}
          empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        >
          {() =>
            isSortable ? (
              <SortableList
                label={words.list}
                items={rows}
                idOf={({ id }) => id}
                nameOf={nameOf}
                onReorder={(from, to) => void reorder(rows, from, to)}
              >
                {rowOf}
              </SortableList>
            ) : (
              <ul aria-label={words.list} className="space-y-3">
                {rows.map((row) => (
                  <li key={row.id} className="border-line bg-surface rounded-lg border p-3">
                    {rowOf(row)}
                  </li>
                ))}
              </ul>
            )
          }
        </ListScreen>
      </RemovedFilter>
      <RecordDialog
        named={open}
        query={record}
        title={(row) => (row ? nameOf(row) : words.newTitle)}
        missing={words.missing}
        onClose={close}
        fresh={renderForm(undefined, rows, close)}
      >
        {(row) => renderForm(row, rows, () => undefined)}
      </RecordDialog>
    </div>
  );
}
