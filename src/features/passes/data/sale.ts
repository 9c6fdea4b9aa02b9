import { call } from '@/shared/data/call.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { PassSale, SaleKind, SaleNight } from './answers.ts';

// Not validated, to save bytes on a page that every visitor opens.
const getPassSale = call<'get_pass_sale', PassSale | null>('get_pass_sale');

/** The sale of an edition; null if it has none. */
export function passSale(edition: string): LiveQuery<PassSale | null> {
  return {
    key: `pass-sale ${edition}`,
    load: async (client, signal) => getPassSale(client, { p_edition_id: edition }, signal),
  };
}

/** Number of passes of a kind left for these nights; null for more than 50. */
export function leftOf(sale: PassSale, kind: SaleKind, nights: readonly string[]): number | null {
  const ofNights = sale.nights
    .filter(({ id }) => nights.includes(id))
    .flatMap(({ left }) => (left === null ? [] : Math.floor(left / kind.people)));
  const all = kind.left === null ? ofNights : [kind.left, ...ofNights];
  return all.length === 0 ? null : Math.min(...all);
}

/** Nights on which there is still place for one pass of a kind. */
export function nightsWithPlaces(sale: PassSale, kind: SaleKind): SaleNight[] {
  return sale.nights.filter(
    ({ id }) => kind.night_ids.includes(id) && leftOf(sale, kind, [id]) !== 0,
  );
}
