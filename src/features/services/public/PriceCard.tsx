import { useId } from 'react';
import { isExample, servicePageText } from '@/content/en/service/servicePage.ts';
import type { ServiceText } from '@/content/en/service/serviceText.ts';

/** The scale of prices, set like a menu card. What is not on request is marked as an example. */
export function PriceCard({ packages }: Pick<ServiceText, 'packages'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card-frame lg:sticky lg:top-28 lg:col-span-5">
      <div className="p-6 sm:p-8">
        <h2 id={id} className="text-heading">
          {servicePageText.packages}
        </h2>
        <dl className="mt-4">
          {packages.map(({ name, price, text }) => (
            <div key={name} className="border-t border-line py-4">
              <dt className="font-semibold">{name}</dt>
              <dd>
                <span className="flex flex-wrap items-baseline gap-x-2.5 font-display text-xl font-semibold text-sindoor">
                  {price}
                  {isExample(price) && (
                    <span className="rounded-full border border-line px-2 font-sans text-sm font-normal text-muted">
                      {servicePageText.example}
                    </span>
                  )}
                </span>
                <span className="mt-1 block text-muted">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-4 text-sm text-muted">
          {servicePageText.packagesNote}
        </p>
      </div>
    </section>
  );
}
