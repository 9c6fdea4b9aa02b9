import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { useArrivals } from '@/features/enquiries/admin/data/useArrivals.ts';
import { useEnquiriesOfDay } from '@/features/enquiries/admin/data/useEnquiries.ts';
import { useEnquiryFeed } from '@/features/enquiries/admin/data/useEnquiryFeed.ts';
import { useIstToday } from '@/features/enquiries/admin/data/useIstToday.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { ArrivalsNote } from './ArrivalsNote.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { StatusCounts } from './StatusCounts.tsx';

/** The enquiries of today, in Patna's day, as they come in. */
export function TodayEnquiries() {
  useEnquiryFeed();
  const day = useEnquiriesOfDay(useIstToday());
  const arrivals = useArrivals();
  const words = adminDashboard.today;
  return (
    <section aria-label={words.title}>
      <ArrivalsNote count={arrivals.ids.length} onDismiss={arrivals.dismiss} />
      <ListScreen
        query={day}
        empty={
          <ListMessage title={words.none} hint={words.noneHint}>
            <ButtonLink to={`${paths.adminScreen('bookings')}?status=new`} size="sm">
              {words.waiting}
            </ButtonLink>
          </ListMessage>
        }
      >
        {(rows, total) => (
          <>
            <h2 className="font-display mb-3 text-lg">{words.count(total)}</h2>
            <StatusCounts rows={rows} />
            <BookingsTable rows={rows} fresh={arrivals.ids} hrefOf={paths.booking} />
            {total > rows.length && (
              <p className="text-muted mt-3">{words.capped(rows.length, total)}</p>
            )}
          </>
        )}
      </ListScreen>
    </section>
  );
}
