import type { ReactNode } from 'react';
import { footer } from '@/content/en/navigation.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import {
  telAddress,
  useContactInfo,
  type ContactInfo,
} from '@/features/navigation/data/useContactInfo.ts';

const { contact } = footer;

/** Specification section 8: in place of an error, and of nothing kept. */
function notAvailable() {
  return <p>{contact.unavailable}</p>;
}

/** How to reach the company, from the database. A failure is only logged and said in one line. */
export function FooterContact() {
  const state = useContactInfo();
  return (
    <section className="col-span-2 lg:col-span-1">
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
  return (
    <dl className="space-y-3">
      <Entry label={contact.phone} shown={info.phone.length > 0}>
        <Joined values={info.phone} href={telAddress} />
      </Entry>
      <Entry label={contact.email} shown={info.email.length > 0}>
        <Joined values={info.email} href={(email) => `mailto:${email}`} />
      </Entry>
      <Entry label={contact.address} shown={info.address.length > 0}>
        {info.address.join(', ')}
      </Entry>
    </dl>
  );
}

type EntryProps = { label: string; shown: boolean; children: ReactNode };

function Entry({ label, shown, children }: EntryProps) {
  if (!shown) return null;
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Links joined with ', ' (specification section 2). */
function Joined({ values, href }: { values: readonly string[]; href: (value: string) => string }) {
  return values.map((value, index) => (
    <span key={value}>
      {index > 0 && ', '}
      <a href={href(value)} className="footer-link">
        {value}
      </a>
    </span>
  ));
}
