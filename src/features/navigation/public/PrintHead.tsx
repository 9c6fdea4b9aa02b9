import { site } from '@/content/site.ts';
import { useContactInfo } from '@/features/navigation/data/useContactInfo.ts';
import { contactOf } from '@/shared/data/contact.ts';
import { Gstin } from '@/shared/ui/Gstin.tsx';

/** What is kept under Contact; `site.ts` fills in an empty list. */
const kept = (values: readonly string[] | undefined, usual: readonly string[]) =>
  values?.length ? values : usual;

/** Company name and contact details at the top of a printed page; hidden on screen. */
export function PrintHead() {
  const { data } = useContactInfo();
  const ways = [...kept(data?.phone, site.phones), ...kept(data?.email, site.emails)];
  return (
    <header className="print-head">
      <p className="font-display text-xl font-semibold">{site.name}</p>
      <div>
        <p>{ways.join(' · ')}</p>
        <p>{contactOf(data).address}</p>
        <Gstin number={site.gstin} />
      </div>
    </header>
  );
}
