import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import type { ServiceText } from '@/content/en/service/serviceText.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { PriceCard } from './PriceCard.tsx';

/** The prices, then what is included and excluded; side by side if there is room. */
export function ServiceOffer({
  inclusions,
  packages,
}: Pick<ServiceText, 'inclusions' | 'packages'>) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="page section grid items-start gap-x-14 gap-y-12 lg:grid-cols-12"
    >
      <PriceCard packages={packages} />
      <div className="lg:col-span-7">
        <SectionHead id={id} title={inclusions.title} lead={inclusions.lead} />
        <ul className="mt-7">
          {inclusions.included.map((item) => (
            <li key={item} className="border-line flex gap-3.5 border-b py-3">
              <Check aria-hidden className="text-leaf mt-1 size-4.5 flex-none" strokeWidth={2.5} />
              {item}
            </li>
          ))}
        </ul>
        <h3 className="text-heading mt-8">{servicePageText.apart}</h3>
        <ul className="mt-2">
          {inclusions.apart.map((item) => (
            <li key={item} className="text-muted flex gap-3.5 py-1.5">
              <X aria-hidden className="mt-1 size-4.5 flex-none" strokeWidth={2} />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
