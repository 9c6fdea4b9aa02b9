import type { ReactNode } from 'react';
import { contactText } from '@/content/en/contact.ts';
import { footer } from '@/content/en/navigation.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useContactInfo } from '@/features/navigation/data/useContactInfo.ts';
import { contactOf } from '@/shared/data/contact.ts';
import type { ContactInfo } from '@/shared/data/siteState.ts';
import { telHref } from '@/shared/lib/phone.ts';

const { contact } = footer;

/** Shown after an error and without a row. */
function notAvailable() {
  return <p>{contact.unavailable}</p>;
}

/** Contact details from the database. An error is logged and shown in one line. */
export function FooterContact() {
  const state = useContactInfo();
  return (
    <section className="col-span-2 max-sm:pt-4 md:col-span-3 lg:col-span-1">
      <h2 className="footer-title">{contact.title}</h2>
      <QueryView
        state={state}
        loading={<p>{contact.loading}</p>}
        error={notAvailable}
        empty={notAvailable()}
      >
        {(info) => <ContactList info={info} />}
      </QueryView>
    </section>
  );
}

function ContactList({ info }: { info: ContactInfo }) {
  const { hours, hoursNote, mapHref } = contactOf(info);
  const address = info.address.join(', ');
  return (
    <dl className="grid gap-x-4 gap-y-2.5 sm:gap-y-3 md:max-lg:grid-cols-2">
      <Entry label={contact.phone} shown={info.phone.length > 0}>
        <Joined values={info.phone} href={telHref} />
      </Entry>
      <Entry label={contact.email} shown={info.email.length > 0}>
        <Joined values={info.email} href={(email) => `mailto:${email}`} />
      </Entry>
      <Entry label={contact.address} shown={info.address.length > 0}>
        {address}
        <a
          href={mapHref(address)}
          target="_blank"
          rel="noopener noreferrer"
          className="footer-link underline max-sm:ml-2 max-sm:inline sm:block"
        >
          {contactText.map}
        </a>
      </Entry>
      <Entry label={contactText.hours} shown>
        {hours}
        {hoursNote && <span className="block">{hoursNote}</span>}
      </Entry>
    </dl>
  );
}

type EntryProps = { label: string; shown: boolean; children: ReactNode };

function Entry({ label, shown, children }: EntryProps) {
  if (!shown) return null;
  return (
    <div>
      <dt className="text-muted text-sm max-sm:sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Values joined with ', '; those without a link are plain text. */
type JoinedProps = { values: readonly string[]; href: (value: string) => string | null };

function Joined({ values, href }: JoinedProps) {
  return values.map((value, index) => (
    <span key={value}>
      {index > 0 && ', '}
      <a href={href(value) ?? undefined} className="footer-link inline">
        {value}
      </a>
    </span>
  ));
}
