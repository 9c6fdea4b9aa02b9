import { type IsoDay, istDay } from '@/shared/lib/dates.ts';
import { firstSale, type Selling, type WithKinds } from './edition.ts';

/** The day from which passes are sold: the one that was named, or that of the first kind if it is later. Null: not known. */
export function passesFrom(edition: Selling & WithKinds): IsoDay | null {
  const { status, passes_from: from } = edition;
  const first = istDay(new Date(firstSale(edition)));
  // Without a day, an announced sale waits for the owner.
  return from === null && status === 'announced' ? null : first > (from ?? '') ? first : from;
}
