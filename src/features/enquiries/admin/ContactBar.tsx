import { Copy, Mail, MessageCircle, Phone } from 'lucide-react';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { callHref, mailHref, whatsappHref } from '@/features/enquiries/admin/data/contactLinks.ts';
import type { Enquiry } from '@/features/enquiries/admin/data/bookings.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';

/** Links to answer by call, chat or mail, with name and event prefilled. */
export function ContactBar({ enquiry }: { enquiry: Enquiry }) {
  const words = adminBookings.detail;
  const { phone } = useContact();
  const call = callHref(enquiry);
  const whatsapp = whatsappHref(enquiry);
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  const copyReference = () =>
    navigator.clipboard.writeText(enquiry.reference).then(
      () => notify.success(words.copied),
      () => notify.error(words.copyFailed),
    );
  return (
    <section aria-label={words.reach}>
      <div className="flex flex-wrap gap-2">
        {call && (
          <a href={call} className={look}>
            <Phone aria-hidden />
            {words.call}
          </a>
        )}
        {whatsapp && (
          <a href={whatsapp} target="_blank" rel="noreferrer" className={look}>
            <MessageCircle aria-hidden />
            {words.whatsapp}
          </a>
        )}
        {enquiry.email && (
          <a href={mailHref(enquiry, phone)} className={look}>
            <Mail aria-hidden />
            {words.mail}
          </a>
        )}
        <Button variant="quiet" size="sm" onClick={() => void copyReference()}>
          <Copy aria-hidden />
          {words.copy}
        </Button>
      </div>
      {!whatsapp && <p className="text-muted mt-2">{words.noWhatsapp}</p>}
    </section>
  );
}
