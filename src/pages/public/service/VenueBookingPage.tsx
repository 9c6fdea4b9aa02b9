import { venueBooking, venueChecks, visitNote } from '@/content/en/service/venueBooking.ts';
import { Checklist } from '@/features/services/public/Checklist.tsx';
import { DirectoryTeaser } from '@/features/services/public/DirectoryTeaser.tsx';
import { Note } from '@/features/services/public/Note.tsx';
import { ServiceTemplate } from './ServiceTemplate.tsx';

export default function VenueBookingPage() {
  return (
    <ServiceTemplate slug="venue-booking" text={venueBooking}>
      <DirectoryTeaser />
      <Checklist text={venueChecks}>
        <Note text={visitNote} />
      </Checklist>
    </ServiceTemplate>
  );
}
