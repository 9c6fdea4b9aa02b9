import * as v from 'valibot';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { PagedScreen } from '@/shared/admin/PagedScreen.tsx';
import { choiceRule, pageRule, searchRule, useListState } from '@/shared/admin/useListState.ts';
import { enquiryStatuses } from '@/shared/lists/enquiryStatuses.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { AddPhoneEnquiry } from './AddPhoneEnquiry.tsx';
import { columns } from './bookingColumns.tsx';
import { enquiries, SEARCH_MAX } from './data/bookingQueries.ts';
import { useArrivals } from './data/useArrivals.ts';
import { EnquiryDialog } from './EnquiryDialog.tsx';

/** Query parameters: search, status, page and the id of the open enquiry. */
const address = v.object({
  q: searchRule(SEARCH_MAX),
  status: choiceRule(enquiryStatuses),
  page: pageRule,
  open: v.fallback(v.nullable(v.string()), null),
});

const { list: words, filters: labels } = adminBookings;
const filters = {
  q: { hint: labels.searchHint, most: SEARCH_MAX },
  status: {
    label: labels.status,
    options: enquiryStatuses.map((value) => ({ value, label: adminBookings.status[value] })),
  },
};

/** All enquiries: search, filter and pages by the database, new ones live. */
export default function BookingsList() {
  const state = useListState(address);
  const { set, hrefOf } = state;
  const { q, status, open } = state.values;
  const { ids: fresh } = useArrivals();
  return (
    <>
      <ScreenHeading heading={adminBookings.heading}>
        <AddPhoneEnquiry />
      </ScreenHeading>
      <PagedScreen
        list={enquiries}
        where={{ search: q, status }}
        state={state}
        filters={filters}
        empty={
          <ListMessage title={words.empty} hint={words.emptyHint}>
            <a href={paths.enquire()} className={buttonClass({ size: 'sm' })}>
              {words.emptyAction}
            </a>
          </ListMessage>
        }
        caption={words.caption}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => hrefOf({ open: id })}
        isFresh={({ id }) => fresh.includes(id)}
      />
      <EnquiryDialog id={open} onClose={() => set({ open: null }, true)} />
    </>
  );
}
