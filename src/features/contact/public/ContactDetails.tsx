import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactText } from '@/content/en/contact.ts';
import { site } from '@/content/site.ts';

type ContactDetailsProps = {
  /** Null where the owner has kept nothing. */
  info: { phone: readonly string[]; email: readonly string[]; address: readonly string[] } | null;
  /** The `tel:` address of a number. */
  telAddress: (phone: string) => string;
};

/** Phones, e-mail addresses and offices, each a link where a link helps. Every link works without JavaScript. */
export function ContactDetails({ info, telAddress }: ContactDetailsProps) {
  if (!info) return <p>{contactText.missing}</p>;
  return (
    <dl className="grid gap-6">
      <Way icon={Phone} label={contactText.phone}>
        {info.phone.map((phone) => (
          <ContactLink key={phone} href={telAddress(phone)} text={phone} />
        ))}
      </Way>
      <Way icon={Mail} label={contactText.email}>
        {info.email.map((email) => (
          <ContactLink key={email} href={`mailto:${email}`} text={email} />
        ))}
      </Way>
      <Way icon={MapPin} label={contactText.address}>
        {info.address.length > 0 && <Place address={info.address.join(', ')} />}
      </Way>
    </dl>
  );
}

/** When somebody is there to answer: from the site's own facts, so it shows whatever becomes of the rest. */
export function OpeningHours() {
  return (
    <dl className="mt-6">
      <Way icon={Clock} label={contactText.hours}>
        <p className="py-1.5 font-medium">{site.hours.display}</p>
      </Way>
    </dl>
  );
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="link flex min-h-11 items-center font-medium">
      {text}
    </a>
  );
}

/** The list is one address, joined with ', ' as in the footer (specification section 2). */
function Place({ address }: { address: string }) {
  return (
    <>
      <address className="py-1.5 font-medium not-italic">{address}</address>
      <a
        href={contactText.mapOf(address)}
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
