import type { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';
import { addDays, type IsoDay, startOfIstDay } from '@/shared/lib/dates.ts';

/** The status of an edition that visitors see; drafts are for the owner alone. */
export type GarbaStatus = Exclude<(typeof garbaStatuses)[number], 'draft'>;
/** Written out: a list shared with the admin area would cost visitors one more file. */
export const shownStatuses: readonly GarbaStatus[] = ['announced', 'on_sale', 'sold_out', 'ended'];

/** One night. Times are 'HH:MM:SS' in Patna; one that ends at or before `starts_at` ends on the day after `date`. */
export type GarbaNight = Pick<
  Tables<'garba_nights'>,
  'id' | 'date' | 'doors_at' | 'starts_at' | 'ends_at' | 'headline' | 'line_up' | 'cancelled_at'
>;

/** A sponsor with its logo; size in pixels. */
export type GarbaSponsor = Pick<
  Tables<'garba_sponsors'>,
  'id' | 'name' | 'link_url' | 'image_url' | 'width' | 'height'
>;

/** An edition of Raas Garba as visitors see it, with its nights in order. */
export type GarbaEdition = Pick<
  Tables<'garba_editions'>,
  | 'id'
  | 'year'
  | 'status'
  | 'title'
  | 'theme'
  | 'description'
  | 'starts_on'
  | 'ends_on'
  | 'venue'
  | 'address'
  | 'map_url'
  | 'passes_from'
  | 'pass_note'
  | 'dress_code'
  | 'rules'
  | 'hero_image_url'
  | 'hero_alt'
  | 'hero_focal_x'
  | 'hero_focal_y'
  | 'is_demo'
> & {
  garba_nights: readonly GarbaNight[];
  garba_faqs: readonly Pick<Tables<'garba_faqs'>, 'id' | 'question' | 'answer'>[];
  garba_sponsors: readonly GarbaSponsor[];
  /** The album of its pictures; null where visitors may see none. */
  albums: Pick<Tables<'albums'>, 'id' | 'title'> | null;
  /** The kinds of passes that visitors see; none where passes are not sold here. */
  pass_kinds: readonly Pick<Tables<'pass_kinds'>, 'id' | 'sale_from'>[];
};

const DAY_MS = 86_400_000;

/** The moment of a time of day in Patna. @param time 'HH:MM' or 'HH:MM:SS'. */
export function istMoment(day: IsoDay, time: string): Date {
  return new Date(`${day}T${time}+05:30`);
}

/** End of a night; if that is after midnight, it is on the next day. */
export function nightEnd({ date, starts_at: starts, ends_at: ends }: GarbaNight): Date {
  const end = istMoment(date, ends);
  return ends > starts ? end : new Date(end.getTime() + DAY_MS);
}

type Dated = Pick<GarbaEdition, 'year' | 'starts_on' | 'ends_on' | 'garba_nights'>;

/** First and last day of an edition: of its nights, else those that the owner entered. Null if neither is known. */
export function editionDays(edition: Dated): [IsoDay, IsoDay] | null {
  const { garba_nights: nights, starts_on: startsOn, ends_on: endsOn } = edition;
  const first = nights[0]?.date ?? startsOn;
  if (first === null) return null;
  return [first, nights.at(-1)?.date ?? endsOn ?? first];
}

/** The end of an edition: of its last night, its last day, or, without a date, its year. */
function editionEnd(edition: Dated): Date {
  const last = edition.garba_nights.at(-1);
  if (last) return nightEnd(last);
  const days = editionDays(edition);
  return startOfIstDay(days ? addDays(days[1], 1) : `${edition.year + 1}-01-01`);
}

export type Selling = Pick<GarbaEdition, 'status' | 'passes_from'>;

/**
 * The status of an edition whose sale begins on the day that was named; same rule as `private.sale_status` in SQL.
 * @param now ms.
 */
export function saleStatus({ status, passes_from: from }: Selling, now: number): string {
  const hasOpened = from !== null && startOfIstDay(from).getTime() <= now;
  return status === 'announced' && hasOpened ? 'on_sale' : status;
}

export type WithKinds = Pick<GarbaEdition, 'pass_kinds'>;

/** When the first kind of passes is sold, ms; 0 where one is sold at any time, or where there are none. */
export const firstSale = ({ pass_kinds: kinds }: WithKinds) =>
  kinds.length && Math.min(...kinds.map(({ sale_from: from }) => Number(new Date(from ?? 0))));

/**
 * The status that is true now, whatever the owner forgot to change: an edition that is over has ended, and one whose
 * kinds of passes are all sold later is announced; for this see `private.is_awaited` in SQL. @param now ms.
 */
export function statusAt(edition: Dated & Selling & WithKinds, now: number): GarbaStatus {
  if (editionEnd(edition).getTime() <= now) return 'ended';
  const sale = saleStatus(edition, now);
  const status = sale === 'on_sale' && firstSale(edition) > now ? 'announced' : sale;
  return shownStatuses.find((one) => one === status) ?? 'announced';
}
