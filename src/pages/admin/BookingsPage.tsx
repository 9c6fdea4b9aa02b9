import { adminBookings } from '@/content/en/adminBookings.ts';
import { ScreenHeading } from '@/features/admin-shell/admin/ScreenHeading.tsx';
import { BookingsList } from '@/features/bookings/admin/BookingsList.tsx';

/** /admin/dashboard/bookings: every enquiry and what becomes of it. */
export function BookingsPage() {
  return (
    <>
      <ScreenHeading heading={adminBookings.heading} />
      <BookingsList />
    </>
  );
}
