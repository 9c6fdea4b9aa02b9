import { adminBookings } from '@/content/en/adminBookings.ts';
import { useArrivals } from '@/features/bookings/data/useArrivals.ts';
import { useEnquiryFeed } from '@/features/bookings/data/useEnquiryFeed.ts';
import { useEnquiryList } from '@/features/bookings/data/useEnquiries.ts';
import { useListParams } from '@/features/bookings/data/useListParams.ts';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { ArrivalsNote } from './ArrivalsNote.tsx';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { EnquiryTable } from './EnquiryTable.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListMessage } from './ListMessage.tsx';
import { ListPages } from './ListPages.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { StaleNote } from './StaleNote.tsx';

/** All enquiries: searched, filtered and paged by the database, new ones live. */
export function BookingsList() {
  useEnquiryFeed();
  const { filters, openId, hrefOf, hrefOfPage, setSearch, setStatus, clear, close } =
    useListParams();
  const list = useEnquiryList(filters);
  const arrivals = useArrivals();
  const words = adminBookings.list;
  const filtered = filters.search !== '' || filters.status !== null;
  const elsewhere = filtered || filters.page > 1;

  const failed = () => <LoadFailure title={words.failed} onRetry={() => void list.refetch()} />;
  const empty =
    filters.page > 1 ? (
      <ListMessage title={words.noSuchPage}>
        <ButtonLink to={hrefOfPage(1)} variant="secondary" size="sm">
          {words.firstPage}
        </ButtonLink>
      </ListMessage>
    ) : filtered ? (
      <ListMessage title={words.noMatch} hint={words.noMatchHint}>
        <Button variant="secondary" size="sm" onClick={clear}>
          {adminBookings.filters.clear}
        </Button>
      </ListMessage>
    ) : (
      <ListMessage title={words.empty} hint={words.emptyHint}>
        <a href={paths.enquire()} className={buttonClass({ size: 'sm' })}>
          {words.emptyAction}
        </a>
      </ListMessage>
    );

  return (
    <>
      <ListFilters
        search={filters.search}
        status={filters.status}
        onSearch={setSearch}
        onStatus={setStatus}
      />
      <ArrivalsNote
        count={arrivals.ids.length}
        onShow={elsewhere ? clear : undefined}
        onDismiss={arrivals.dismiss}
      />
      <StaleNote query={list} />
      <QueryView
        state={stateOf(list)}
        loading={<ListMessage live="polite" title={words.loading} />}
        error={failed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={empty}
      >
        {({ rows, total }) => (
          <div aria-busy={list.isPlaceholderData} className="aria-busy:opacity-60">
            <EnquiryTable rows={rows} fresh={arrivals.ids} hrefOf={hrefOf} />
            <ListPages
              page={filters.page}
              shown={rows.length}
              total={total}
              hrefOfPage={hrefOfPage}
            />
          </div>
        )}
      </QueryView>
      <EnquiryDialog id={openId} onClose={close} />
    </>
  );
}
