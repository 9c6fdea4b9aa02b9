import { useId } from 'react';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import type { ServiceText } from '@/content/en/service/serviceText.ts';
import { PRICES_ID } from '@/features/services/data/prices.ts';

/** The example prices as a menu card, with a note that they are examples. */
export function PriceCard({ packages }: Pick<ServiceText, 'packages'>) {
  const id = useId();
  return (
    <section
      id={PRICES_ID}
      aria-labelledby={id}
      className="card-frame lg:sticky lg:top-28 lg:order-last lg:col-span-5"
    >
      <div className="p-6 sm:p-8">
        <h2 id={id} className="text-heading">
          {servicePageText.packages}
        </h2>
        <dl className="mt-4">
          {packages.map(({ name, price, text }) => (
            <div key={name} className="border-line border-t py-4">
              <dt className="font-semibold">{name}</dt>
              <dd>
                <span className="font-display text-sindoor text-xl font-semibold">{price}</span>
                <span className="text-muted mt-1 block">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-line text-muted border-t pt-4 text-sm">
          {servicePageText.packagesNote}
        </p>
      </div>
    </section>
  );
}
