import { adminBookings } from '@/content/en/adminBookings.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { BookingsList } from '@/features/enquiries/admin/BookingsList.tsx';

/** /admin/dashboard/bookings: every enquiry and what becomes of it. */
export default function BookingsPage() {
  return (
    <>
      <ScreenHeading heading={adminBookings.heading} />
      <BookingsList />
    </>
  );
}
