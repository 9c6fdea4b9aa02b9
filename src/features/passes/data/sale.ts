import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { IsoDay } from '@/shared/lib/dates.ts';
import type { gstModes } from '@/shared/lists/gstModes.ts';
import { DataError } from '@/shared/supabase/errors.ts';

export type GstMode = (typeof gstModes)[number];

/** A night as buyers see it. Times are 'HH:MM:SS' in Patna. */
export type NightOfPass = {
  id: string;
  date: IsoDay;
  doors_at: string | null;
  starts_at: string;
  ends_at: string;
  headline: string;
};

/** `left` is people; null: more than 50. */
export type SaleNight = NightOfPass & {
  is_cancelled: boolean;
  is_open: boolean;
  left: number | null;
};

/** A kind on sale. Prices are paise; `next_paise` follows once the present step is over. */
export type SaleKind = {
  id: string;
  name: string;
  note: string;
  people: number;
  /** How many nights the buyer picks; null: valid on all of `night_ids`. */
  picks: number | null;
  /** The nights that it is still sold for. */
  night_ids: readonly string[];
  price_paise: number;
  until?: IsoDay | null;
  until_sold?: number | null;
  next_paise?: number;
  gst_mode: GstMode;
  /** Hundredths of a percent. */
  gst_bp: number;
  max_per_order: number;
  sale_from: string | null;
  is_open: boolean;
  /** Passes; null: more than 50. */
  left: number | null;
};

/** What `get_pass_sale` returns. `now` is the server's time of it. */
export type PassSale = {
  now: string;
  edition_id: string;
  is_open: boolean;
  hold_minutes: number;
  max_people_per_phone: number;
  refund_text: string;
  nights: readonly SaleNight[];
  kinds: readonly SaleKind[];
};

/** The sale of an edition; null if it has none. */
export function passSale(edition: string): LiveQuery<PassSale | null> {
  return {
    key: `pass-sale ${edition}`,
    load: async (client, signal) => {
      const { data, error, status } = await client
        .rpc('get_pass_sale', { p_edition_id: edition })
        .abortSignal(signal);
      if (error) throw new DataError(error, status);
      return data as PassSale | null;
    },
  };
}

/** How many passes of a kind are left for these nights; null: more than 50. */
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
