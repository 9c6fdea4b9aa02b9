import { servicePageText } from '@/content/en/service/servicePage.ts';
import type { ServiceText } from '@/content/en/service/serviceText.ts';
import { lowestPrice, PRICES_ID } from '@/features/services/data/prices.ts';

/** A service's lowest price as link to the prices; renders nothing without one. */
export function PriceLink({ packages }: Pick<ServiceText, 'packages'>) {
  const lowest = lowestPrice(packages);
  if (lowest === undefined) return null;
  return (
    <p>
      <a href={`#${PRICES_ID}`} className="link inline-flex min-h-11 items-center font-semibold">
        {servicePageText.priceLink(lowest)}
      </a>
    </p>
  );
}
