import { site } from '@/content/site.ts';
import { useContactInfo } from '@/features/navigation/data/useContactInfo.ts';
import { Gstin } from '@/shared/ui/Gstin.tsx';

const { street, city, postcode } = site.address;
const written = {
  phone: site.phones,
  email: site.emails,
  address: [street, `${city} ${postcode}`],
};

/** Company name and contact details at the top of every printed page; hidden on screen. */
export function PrintHead() {
  const { data } = useContactInfo();
  const { phone, email, address } = data ?? written;
  return (
    <header className="print-head">
      <p className="font-display text-xl font-semibold">{site.name}</p>
      <div>
        <p>{[...phone, ...email].join(' · ')}</p>
        <p>{address.join(', ')}</p>
        <Gstin number={site.gstin} />
      </div>
    </header>
  );
}
