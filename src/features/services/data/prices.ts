import type { ExamplePrice, ServiceText } from '@/content/en/service/serviceText.ts';

/** Id of the price section of a service page, which its introduction links to. */
export const PRICES_ID = 'prices';

/** The rupees of a starting price; 0 on request. */
const rupees = (price: ExamplePrice) =>
  Number(/\d[\d,]*/.exec(price)?.[0].replaceAll(',', '') ?? 0);

/** The lowest price of a page, as written there; undefined if all are on request. */
export function lowestPrice(packages: ServiceText['packages']): ExamplePrice | undefined {
  const prices = packages.map(({ price }) => price).filter((price) => price !== 'on request');
  return prices.toSorted((one, other) => rupees(one) - rupees(other))[0];
}
