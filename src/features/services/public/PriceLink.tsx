import { servicePageText } from '@/content/en/service/servicePage.ts';
import type { ServiceText } from '@/content/en/service/serviceText.ts';
import { lowestPrice, PRICES_ID } from '@/features/services/data/prices.ts';

/** From what amount a service is to be had, as a link to the page's prices; nothing where none is named. */
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
