import { Link } from 'react-router-dom';
import { adminChanges as words } from '@/content/en/adminChanges.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { DayFilter, ListFilters, SelectFilter } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import type { Descriptions } from './data/changeLines.ts';
import { actions, auditedTables } from './data/changeLists.ts';
import { filterSchema, useChangeActors, useChanges } from './data/changes.ts';

const { filters: labels, tables, actionFilters } = words;
const tableOptions = auditedTables.map((value) => ({ value, label: tables[value] }));
const actionOptions = actions.map((value) => ({ value, label: actionFilters[value] }));
const link = buttonClass({ variant: 'secondary', size: 'sm' });

/** The log of changes: filters in the address, each entry with what can be restored. */
export function ChangesScreen({ descriptions }: { descriptions: Descriptions }) {
  const state = useListState(filterSchema);
  const { values, hrefOf } = state;
  const query = useChanges(values, descriptions);
  const me = useAuth().session?.user.id;
  const people = (useChangeActors().data ?? []).map(({ actor, email }) => ({
    value: actor,
    label: actor === me ? words.you : (email ?? words.goneAccount(actor.slice(0, 8))),
  }));
  const nothing = { table: null, row: null, action: null, person: null, from: null, to: null };
  const isFiltered = Object.values(values).some((value) => value !== null);
  const filter = (changes: Partial<typeof values>) => state.set({ ...changes, before: null });
  const { data } = query;
  const last = data?.rows.at(-1);
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <ListFilters>
        {/* Five of them: on a phone the days stand side by side. */}
        <div className="max-sm:col-span-2">
          <SelectFilter
            label={labels.table}
            value={values.table}
            options={tableOptions}
            onChange={(table) => filter({ table, row: null })}
          />
        </div>
        <SelectFilter
          label={labels.action}
          value={values.action}
          options={actionOptions}
          onChange={(action) => filter({ action })}
        />
        <SelectFilter
          label={labels.person}
          value={values.person}
          options={people}
          onChange={(person) => filter({ person })}
        />
        <DayFilter label={labels.from} day={values.from} onChange={(from) => filter({ from })} />
        <DayFilter label={labels.to} day={values.to} onChange={(to) => filter({ to })} />
      </ListFilters>
      {values.row !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          {words.oneRow}
          <Link to={hrefOf({ row: null, before: null })} className={link}>
            {words.allRows}
          </Link>
        </p>
      )}
      {/* An entry of an older or newer server: the next answer may be another. */}
      <ErrorBoundary
        retryOn={String(query.dataUpdatedAt)}
        fallback={<LoadFailure title={adminKit.list.failed} onRetry={() => void query.refetch()} />}
      >
        <ListScreen
          query={query}
          empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
          onClear={isFiltered ? () => state.set({ ...nothing, before: null }) : undefined}
          narrowedBy="filters"
        >
          {(rows, total) => (
            <>
              <ol aria-label={words.list} className="space-y-4">
                {rows.map((change) => (
                  <li key={change.id}>
                    <ChangeEntry
                      change={change}
                      described={data?.described ?? {}}
                      me={me}
                      history={values.row === null ? hrefOf(historyOf(change)) : undefined}
                    />
                  </li>
                ))}
              </ol>
              <nav aria-label={words.pages} className="mt-4 flex flex-wrap gap-2 empty:hidden">
                {values.before !== null && (
                  <Link to={hrefOf({ before: null })} className={link}>
                    {words.newest}
                  </Link>
                )}
                {last && total > rows.length && (
                  <Link to={hrefOf({ before: last.id })} className={link}>
                    {words.older}
                  </Link>
                )}
              </nav>
            </>
          )}
        </ListScreen>
      </ErrorBoundary>
    </>
  );
}

/** The filters of a row's history. */
const historyOf = ({
  table_name: name,
  row_key: row,
}: {
  table_name: string;
  row_key: string;
}) => ({
  table: auditedTables.find((table) => table === name) ?? null,
  row,
  action: null,
  person: null,
  from: null,
  to: null,
  before: null,
});
