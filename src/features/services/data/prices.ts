import type { ExamplePrice, ServiceText } from '@/content/en/service/serviceText.ts';

/** The section of prices on a service page, which its introduction links to. */
export const PRICES_ID = 'prices';

/** The rupees a price begins with; 0 for one on request. */
const rupees = (price: ExamplePrice) =>
  Number(/\d[\d,]*/.exec(price)?.[0].replaceAll(',', '') ?? 0);

/** The lowest of a page's prices, in the words it is written in there; undefined where all are on request. */
export function lowestPrice(packages: ServiceText['packages']): ExamplePrice | undefined {
  const prices = packages.map(({ price }) => price).filter((price) => price !== 'on request');
  return prices.toSorted((one, other) => rupees(one) - rupees(other))[0];
}
