import { Link, useLocation } from 'react-router-dom';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { useArrivals } from './data/useArrivals.ts';
import { useEnquiryFeed } from './data/useEnquiryFeed.ts';

const { arrivals: words } = adminBookings;
const bookings = paths.adminScreen('bookings');

/** Announces new enquiries on every screen, above other sticky elements (`BulkBar`). The live region stays mounted. */
export function ArrivalsNote() {
  useEnquiryFeed();
  const { ids, dismiss } = useArrivals();
  const { pathname, search } = useLocation();
  const isInList = pathname === bookings && search === '';
  return (
    <div aria-live="polite" className="low:static sticky top-2 z-20 print:hidden">
      {ids.length > 0 && (
        <div data-bar="top" className="border-marigold bg-surface mb-4 rounded-lg border">
          <div className="bg-marigold/15 flex flex-wrap items-center gap-3 rounded-lg px-3 py-2">
            <p className="mr-auto font-semibold">{words.text(ids.length)}</p>
            {!isInList && (
              <Link to={bookings} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                {words.show}
              </Link>
            )}
            <Button variant="quiet" size="sm" onClick={dismiss}>
              {words.dismiss}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
