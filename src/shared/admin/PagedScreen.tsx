import type { ReactNode } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import type { Option } from '@/shared/forms/Select.tsx';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { CsvColumn } from './exportCsv.ts';
import { ListFilters, SearchBox, SelectFilter } from './ListFilters.tsx';
import { ListScreen } from './ListScreen.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { PAGE_SIZE, type PagedList, usePage } from './pagedList.ts';

type Values = Readonly<Record<string, string | number | null>>;
/** A search (its hint and most characters), or one of a few. */
type Filter<Choice> =
  | { hint: string; most: number }
  | { label: string; options: readonly (Option & { value: Choice })[] };

type PagedScreenProps<
  Where,
  Row,
  Address extends Values,
  Name extends string & keyof Address,
> = Omit<DataTableProps<Row>, 'rows'> & {
  list: PagedList<Where, Row>;
  /** Which rows to load: the filters of the address and, for example, the edition. */
  where: Where;
  /** `useListState` of the screen. */
  state: {
    values: Address & { page: number };
    // Methods, so that the narrower arguments of a screen's own values fit.
    set(changes: Values, replace?: boolean): void;
    hrefOf(changes: Values): string;
  };
  /** By their names in the address, in their order on the screen. */
  filters?: Readonly<Record<Name, Filter<string>>> & {
    readonly [N in Name]: Filter<NoInfer<Address>[N]>;
  };
  /** The file of all rows that match; `name` is without its ending. */
  csv?: { name: string; columns: readonly CsvColumn<Row>[] };
  /** Shown before the export button. */
  tools?: ReactNode;
  /** Whether both are below the filters, the export first. */
  areToolsBelow?: boolean;
  /** Shown where there are no rows without filters; names the next step. */
  empty: ReactNode;
  /** Shown above the rows, if there are any. */
  renderAbove?: (rows: readonly Row[]) => ReactNode;
};

/** A list in pages: search and filters in the address, export, rows with all their states. */
export function PagedScreen<
  Where,
  Row,
  Address extends Values,
  Name extends string & keyof Address,
>({
  list,
  where,
  state,
  filters,
  csv,
  tools,
  areToolsBelow = false,
  empty,
  renderAbove,
  ...table
}: PagedScreenProps<Where, Row, Address, Name>) {
  const known: Values = state.values;
  const { page } = state.values;
  const query = usePage(list, where, page);
  const shown = Object.entries<Filter<string>>(filters ?? {});
  const isFiltered = shown.some(([name]) => known[name] !== null && known[name] !== '');
  const searches = shown.filter(([, filter]) => 'hint' in filter).length;
  const narrowedBy =
    searches === 0 ? 'filters' : searches === shown.length ? 'search' : ('both' as const);
  const clear = () =>
    state.set({ ...Object.fromEntries(shown.map(([name]) => [name, null])), page: 1 });
  const file = csv && (
    <ExportButton
      {...csv}
      load={async (offset, limit, signal) => list.load(where, offset, limit, signal)}
    />
  );
  return (
    <>
      {!areToolsBelow && <Tools first={tools} second={file} />}
      {shown.length > 0 && (
        <ListFilters>
          {shown.map(([name, filter]) => {
            const value = String(known[name] ?? '');
            return 'hint' in filter ? (
              <SearchBox
                key={name}
                {...filter}
                search={value}
                onSearch={(search) => state.set({ [name]: search, page: 1 }, true)}
              />
            ) : (
              <SelectFilter
                key={name}
                {...filter}
                value={value}
                onChange={(choice) => state.set({ [name]: choice, page: 1 })}
              />
            );
          })}
        </ListFilters>
      )}
      {areToolsBelow && <Tools first={file} second={tools} />}
      {/* A row without what a column reads, of an older server: the next answer may have it. */}
      <ErrorBoundary
        retryOn={String(query.dataUpdatedAt)}
        fallback={<LoadFailure title={adminKit.list.failed} onRetry={() => void query.refetch()} />}
      >
        <ListScreen
          query={query}
          empty={empty}
          onClear={isFiltered ? clear : undefined}
          narrowedBy={narrowedBy}
          paging={{
            page,
            pageSize: PAGE_SIZE,
            hrefOfPage: (next) => state.hrefOf({ page: next, open: null }),
          }}
        >
          {(rows) => (
            <>
              {renderAbove?.(rows)}
              <DataTable {...table} rows={rows} />
            </>
          )}
        </ListScreen>
      </ErrorBoundary>
    </>
  );
}

function Tools({ first, second }: { first: ReactNode; second: ReactNode }) {
  if (!first && !second) return null;
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {first}
      {second}
    </div>
  );
}
