import { adminLogins as words } from '@/content/en/adminLogins.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { PagedScreen } from '@/shared/admin/PagedScreen.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { logins } from './data/loginQueries.ts';
import { csvColumns, filterSchema, SEARCH_MAX } from './data/logins.ts';
import { columns } from './loginColumns.tsx';

const { filters: labels, state: states, period: periodWords } = words;

const filters = {
  who: { hint: labels.who, most: SEARCH_MAX },
  state: {
    label: labels.state,
    options: [
      { value: 'active', label: states.active },
      { value: 'ended', label: states.ended },
    ],
  },
  device: {
    label: labels.device,
    options: [
      { value: 'new', label: labels.isNew },
      { value: 'known', label: labels.known },
    ],
  },
  period: {
    label: labels.period,
    options: [
      { value: 'day', label: periodWords.day },
      { value: 'week', label: periodWords.week },
      { value: 'month', label: periodWords.month },
    ],
  },
} as const;

/** All stored sign-ins to the admin area, which can be ended. */
export function LoginsList() {
  const state = useListState(filterSchema);
  const { page: _page, ...where } = state.values;
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <PagedScreen
        list={logins}
        where={where}
        state={state}
        filters={filters}
        csv={{ name: 'logins', columns: csvColumns }}
        areToolsBelow
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        caption={words.caption}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </>
  );
}
