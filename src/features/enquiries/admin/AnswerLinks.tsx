import { MessageCircle, Phone } from 'lucide-react';
import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import type { BookingRow } from './data/bookings.ts';
import { callHref, whatsappHref } from './data/contactLinks.ts';

const { latest: words } = adminDashboard;
const look = `${buttonClass({ variant: 'secondary', size: 'sm' })} max-sm:min-h-11`;

/** Links to answer an enquiry from a list. */
export function AnswerLinks({ enquiry }: { enquiry: BookingRow }) {
  const call = callHref(enquiry);
  const whatsapp = whatsappHref(enquiry);
  return (
    <div className="flex flex-wrap gap-2">
      {call && (
        <a href={call} aria-label={words.callOf(enquiry.name)} className={look}>
          <Phone aria-hidden />
          {words.call}
        </a>
      )}
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
          aria-label={words.whatsappOf(enquiry.name)}
          className={look}
        >
          <MessageCircle aria-hidden />
          {words.whatsapp}
        </a>
      )}
    </div>
  );
}
