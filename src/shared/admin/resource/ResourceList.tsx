import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { adminKit } from '@/content/en/adminKit.ts';
import { NEW, type RecordTable } from '@/shared/admin/data/recordTable.ts';
import { useOrder } from '@/shared/admin/data/useOrder.ts';
import { useRecord, useRecordList } from '@/shared/admin/data/useRecords.ts';
import type { AnyField } from '@/shared/admin/fields/field.ts';
import { finder } from '@/shared/admin/fields/search.ts';
import { ListFilters, SearchBox } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { RecordDialog } from '@/shared/admin/RecordDialog.tsx';
import { RemovedFilter } from '@/shared/admin/RemovedFilter.tsx';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { searchRule, useListState } from '@/shared/admin/useListState.ts';
import { useRemoval } from '@/shared/admin/useRemoval.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import type { Drafts, EditedTable, Resource, Rule } from './resource.ts';
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx';

type ListedRow = { id: string; version: number; deleted_at: string | null };

type ResourceListProps<Name extends EditedTable, F, Row> = Pick<
  ResourceFormProps<Name, F, Row>,
  'reach' | 'children'
> & {
  /** Of a table whose rows can be removed. */
  resource: Resource<Name, F, Row> & { table: RecordTable<Row, { deleted_at: string | null }> };
  /** Columns shared by all rows of the list and set in new ones: those of the parent record. Default: all rows. */
  parent?: TablesUpdate<Name> & Readonly<Record<string, string>>;
  words: Readonly<Record<'add' | 'list' | 'empty' | 'emptyHint' | 'newTitle' | 'missing', string>>;
  /** The name of a row, in titles, messages and questions. */
  nameOf: (row: Row) => string;
  /** A search over these fields, in the address; `hint` names them. */
  search?: { hint: string; in: readonly (keyof F & string)[] };
  /** Shown under the name. */
  renderDetail: (row: Row) => ReactNode;
  /** Next to the link to a new row: export and import. */
  tools?: ReactNode;
  /** Initial values of a new row. @param rows the existing rows. */
  start?: (rows: readonly Row[]) => Partial<Drafts<F>>;
  /** Rules that involve the other rows. */
  rules?: (others: readonly Row[]) => readonly Rule<F>[];
};

const SEARCH_MAX = 100;
/** The search, and the row that the address opens over the list. */
const addressSchema = v.object({
  search: searchRule(SEARCH_MAX),
  open: v.fallback(v.nullable(v.string()), null),
});
const isThere = ({ deleted_at: at }: ListedRow) => at === null;
const placeOf = (row: object | undefined) => Number(Reflect.get(row ?? {}, 'display_order') ?? 0);

/** The rows of a resource, or those of one record: listed, put in order, added, edited, removed and restored. */
export function ResourceList<
  Name extends EditedTable,
  F extends Record<string, AnyField>,
  Row extends ListedRow,
>(props: ResourceListProps<Name, F, Row>) {
  const { resource, parent, words, nameOf, search, renderDetail, tools } = props;
  const { start, rules, reach, children } = props;
  const { table, isSortable } = resource;
  const { values, set, hrefOf } = useListState(addressSchema);
  const { open } = values;
  const typed = search ? values.search : '';
  const isFound = finder(typed);
  const filter = parent ? { equal: parent } : {};
  const all = useRecordList(table, filter).data?.rows ?? [];
  const listed = useRecordList(
    table,
    filter,
    (row) => isThere(row) && (!search || isFound(resource.searchText(row, search.in))),
  );
  const record = useRecord(table, open);
  const reorder = useOrder(table);
  const { remove, restore } = useRemoval(table, nameOf);
  const rows = all.filter(isThere);
  const close = () => set({ open: null }, true);
  const form = { resource, reach, children };

  const rowOf = (row: Row) => (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow py-1">
        <Link
          to={hrefOf({ open: row.id })}
          className="link inline-block py-1 font-semibold max-sm:py-3"
        >
          {nameOf(row)}
        </Link>
        <div className="text-muted text-sm">{renderDetail(row)}</div>
      </div>
      <Button
        variant="quiet"
        className="size-11 flex-none p-0"
        aria-label={adminKit.order.remove(nameOf(row))}
        onClick={() => void remove(row)}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2 [&_.btn]:min-h-11">
        <Link to={hrefOf({ open: NEW })} className={buttonClass({ variant: 'secondary' })}>
          <Plus aria-hidden />
          {words.add}
        </Link>
        {tools}
      </div>
      {search && (
        <ListFilters>
          <SearchBox
            search={typed}
            hint={search.hint}
            most={SEARCH_MAX}
            onSearch={(text) => set({ search: text }, true)}
          />
        </ListFilters>
      )}
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
          onClear={typed === '' ? undefined : () => set({ search: '' })}
          narrowedBy="search"
        >
          {(found) =>
            // The order is that of all rows.
            isSortable && typed === '' ? (
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
                {found.map((row) => (
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
        fresh={
          <ResourceForm
            {...form}
            start={start?.(rows)}
            columns={() =>
              Object.assign({}, parent, isSortable && { display_order: placeOf(rows.at(-1)) + 1 })
            }
            rules={rules?.(rows) ?? []}
            onSaved={close}
          />
        }
      >
        {(row) => (
          <ResourceForm
            {...form}
            row={row}
            rules={rules?.(rows.filter(({ id }) => id !== row.id)) ?? []}
          />
        )}
      </RecordDialog>
    </div>
  );
}
