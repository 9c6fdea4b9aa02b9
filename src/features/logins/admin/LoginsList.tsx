import type { ReactNode } from 'react';
import { adminLogins as words } from '@/content/en/adminLogins.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { ExportButton } from '@/shared/admin/ExportButton.tsx';
import { ListFilters, SearchBox, SelectFilter } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { listLogins, PAGE_SIZE } from './data/loginQueries.ts';
import { csvColumns, filterSchema, SEARCH_MAX } from './data/logins.ts';
import { useLogins } from './data/useLogins.ts';
import { LoginsTable } from './LoginsTable.tsx';

const { filters: labels, state: states, period: periodWords } = words;

const stateOptions = [
  { value: 'active', label: states.active },
  { value: 'ended', label: states.ended },
] as const;
const deviceOptions = [
  { value: 'new', label: labels.isNew },
  { value: 'known', label: labels.known },
] as const;
const periodOptions = [
  { value: 'day', label: periodWords.day },
  { value: 'week', label: periodWords.week },
  { value: 'month', label: periodWords.month },
] as const;

const all = { who: '', state: null, device: null, period: null, page: 1 };

/** All stored sign-ins to the admin area, which can be ended. @param children are rendered next to the heading. */
export function LoginsList({ children }: { children: ReactNode }) {
  const { values, set, hrefOf } = useListState(filterSchema);
  const { who, state, device, period, page } = values;
  const logins = useLogins(values);
  const isFiltered = who !== '' || state !== null || device !== null || period !== null;
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        {children}
      </ScreenHeading>
      <ListFilters>
        <SearchBox
          search={who}
          hint={labels.who}
          most={SEARCH_MAX}
          onSearch={(search) => set({ who: search, page: 1 }, true)}
        />
        <SelectFilter
          label={labels.state}
          value={state}
          options={stateOptions}
          onChange={(choice) => set({ state: choice, page: 1 })}
        />
        <SelectFilter
          label={labels.device}
          value={device}
          options={deviceOptions}
          onChange={(choice) => set({ device: choice, page: 1 })}
        />
        <SelectFilter
          label={labels.period}
          value={period}
          options={periodOptions}
          onChange={(choice) => set({ period: choice, page: 1 })}
        />
      </ListFilters>
      <div className="mb-4">
        <ExportButton
          name="logins"
          columns={csvColumns}
          load={async (offset, limit, signal) => listLogins(values, offset, limit, signal)}
        />
      </div>
      <ListScreen
        query={logins}
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        onClear={isFiltered ? () => set(all) : undefined}
        paging={{ page, pageSize: PAGE_SIZE, hrefOfPage: (other) => hrefOf({ page: other }) }}
      >
        {(rows) => <LoginsTable rows={rows} />}
      </ListScreen>
    </>
  );
}
