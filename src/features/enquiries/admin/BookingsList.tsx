import * as v from 'valibot';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { ListFilters, SearchBox, SelectFilter } from '@/shared/admin/ListFilters.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { choiceRule, pageRule, searchRule, useListState } from '@/shared/admin/useListState.ts';
import { enquiryStatuses } from '@/shared/lists/enquiryStatuses.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { AddPhoneEnquiry } from './AddPhoneEnquiry.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { PAGE_SIZE, SEARCH_MAX } from './data/bookingQueries.ts';
import { useArrivals } from './data/useArrivals.ts';
import { useEnquiryList } from './data/useEnquiries.ts';
import { EnquiryDialog } from './EnquiryDialog.tsx';

/** Query parameters: search, status, page and the id of the open enquiry. */
const address = v.object({
  q: searchRule(SEARCH_MAX),
  status: choiceRule(enquiryStatuses),
  page: pageRule,
  open: v.fallback(v.nullable(v.string()), null),
});

const statusOptions = enquiryStatuses.map((value) => ({
  value,
  label: adminBookings.status[value],
}));

/** All enquiries: search, filter and pages by the database, new ones live. */
export default function BookingsList() {
  const { values, set, hrefOf } = useListState(address);
  const { q, status, page, open } = values;
  const list = useEnquiryList({ search: q, status, page });
  const { ids: fresh } = useArrivals();
  const { list: words, filters } = adminBookings;
  const isFiltered = q !== '' || status !== null;
  const clear = () => set({ q: '', status: null, page: 1 });

  return (
    <>
      <ScreenHeading heading={adminBookings.heading}>
        <AddPhoneEnquiry />
      </ScreenHeading>
      <ListFilters>
        <SearchBox
          search={q}
          hint={filters.searchHint}
          most={SEARCH_MAX}
          onSearch={(search) => set({ q: search, page: 1 }, true)}
        />
        <SelectFilter
          label={filters.status}
          value={status}
          options={statusOptions}
          onChange={(next) => set({ status: next, page: 1 })}
        />
      </ListFilters>
      <ListScreen
        query={list}
        empty={
          <ListMessage title={words.empty} hint={words.emptyHint}>
            <a href={paths.enquire()} className={buttonClass({ size: 'sm' })}>
              {words.emptyAction}
            </a>
          </ListMessage>
        }
        onClear={isFiltered ? clear : undefined}
        paging={{
          page,
          pageSize: PAGE_SIZE,
          hrefOfPage: (next) => hrefOf({ page: next, open: null }),
        }}
      >
        {(rows) => (
          <BookingsTable rows={rows} fresh={fresh} hrefOf={(id) => hrefOf({ open: id })} />
        )}
      </ListScreen>
      <EnquiryDialog id={open} onClose={() => set({ open: null }, true)} />
    </>
  );
}
