import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactText } from '@/content/en/pages.ts';

type ContactDetailsProps = {
  /** Null where the owner has kept nothing. */
  info: { phone: readonly string[]; email: readonly string[]; address: readonly string[] } | null;
  /** The `tel:` address of a number. */
  telAddress: (phone: string) => string;
};

/** Phones, e-mail addresses and offices, each a link where a link helps. */
export function ContactDetails({ info, telAddress }: ContactDetailsProps) {
  if (!info) return <p>{contactText.missing}</p>;
  return (
    <dl className="grid gap-8 sm:grid-cols-3">
      <Way icon={Phone} label={contactText.phone}>
        {info.phone.map((phone) => (
          <a key={phone} href={telAddress(phone)} className="link block py-1.5 font-medium">
            {phone}
          </a>
        ))}
      </Way>
      <Way icon={Mail} label={contactText.email}>
        {info.email.map((email) => (
          <a key={email} href={`mailto:${email}`} className="link block py-1.5 font-medium">
            {email}
          </a>
        ))}
      </Way>
      <Way icon={MapPin} label={contactText.address}>
        <address className="py-1.5 not-italic">{info.address.join(', ')}</address>
      </Way>
    </dl>
  );
}

function Way({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-muted">
        <Icon aria-hidden className="size-5 text-sindoor" strokeWidth={1.75} />
        {label}
      </dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
