import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactText } from '@/content/en/contact.ts';
import { contactOf } from '@/shared/data/contact.ts';
import type { ContactInfo } from '@/shared/data/siteState.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { telHref } from '@/shared/lib/phone.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { WhatsAppIcon } from '@/shared/ui/WhatsAppIcon.tsx';

/**
 * Phones, email addresses and offices, with links where useful, which work without JavaScript.
 * @param props.info null before the owner's first save.
 */
export function ContactDetails({ info }: { info: ContactInfo | null }) {
  if (!info) return <p>{contactText.missing}</p>;
  return (
    <dl className="grid gap-6">
      <Way icon={Phone} label={contactText.phone}>
        {info.phone.map((phone) => (
          <ContactLink key={phone} href={telHref(phone)} text={phone} />
        ))}
      </Way>
      <Way icon={Mail} label={contactText.email}>
        {info.email.map((email) => (
          <ContactLink key={email} href={`mailto:${email}`} text={email} />
        ))}
      </Way>
      <Way icon={MapPin} label={contactText.address}>
        {info.address.length > 0 && <Place info={info} />}
      </Way>
    </dl>
  );
}

/** The numbers, the chat and the hours alone, for the first screen: who opens this page wants to call. */
export function QuickReach({ phones }: { phones: readonly string[] }) {
  const { chatLink, hours } = useContact();
  return (
    <div className="mt-5">
      <ul className="flex flex-wrap gap-3">
        {phones.map((phone) => (
          <li key={phone}>
            <CallButton phone={phone} />
          </li>
        ))}
        <li>
          <a
            {...chatLink(contactText.chatText)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            <WhatsAppIcon />
            {contactText.quickChat}
          </a>
        </li>
      </ul>
      <p className="text-muted mt-3 flex items-center gap-2">
        <Clock aria-hidden className="size-5" />
        {hours}
      </p>
    </div>
  );
}

/** A number that cannot be parsed is shown without a link. */
function CallButton({ phone }: { phone: string }) {
  const href = telHref(phone);
  if (href === null) return <span className="flex min-h-11 items-center">{phone}</span>;
  return (
    <a href={href} className={buttonClass({ variant: 'secondary' })}>
      <Phone aria-hidden />
      {phone}
    </a>
  );
}

/** Opening hours, shown even if the other contact details are missing. */
export function OpeningHours() {
  const { hours, hoursNote } = useContact();
  return (
    <dl className="mt-6">
      <Way icon={Clock} label={contactText.hours}>
        <p className="py-1.5 font-medium">{hours}</p>
        {hoursNote && <p className="text-muted">{hoursNote}</p>}
      </Way>
    </dl>
  );
}

function ContactLink({ href, text }: { href: string | null; text: string }) {
  if (href === null) return <p className="flex min-h-11 items-center font-medium">{text}</p>;
  return (
    <a href={href} className="link flex min-h-11 items-center font-medium">
      {text}
    </a>
  );
}

/** The list is one address, joined with ', ' as in the footer. */
function Place({ info }: { info: ContactInfo }) {
  const address = info.address.join(', ');
  return (
    <>
      <address className="py-1.5 font-medium not-italic">{address}</address>
      <a
        href={contactOf(info).mapHref(address)}
        target="_blank"
        rel="noopener noreferrer"
        className="link inline-flex min-h-11 items-center"
      >
        {contactText.map}
      </a>
    </>
  );
}

type WayProps = { icon: LucideIcon; label: string; children: ReactNode };

function Way({ icon: Icon, label, children }: WayProps) {
  return (
    <div>
      <dt className="text-muted flex items-center gap-2">
        <Icon aria-hidden className="text-sindoor size-5" strokeWidth={1.75} />
        {label}
      </dt>
      <dd className="mt-1 pl-7">{children}</dd>
    </div>
  );
}
