import type { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';
import { type IsoDay, istDay, startOfIstDay } from '@/shared/lib/dates.ts';

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

function dayAfter(day: IsoDay): Date {
  return new Date(startOfIstDay(day).getTime() + DAY_MS);
}

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
  return days ? dayAfter(days[1]) : startOfIstDay(`${edition.year + 1}-01-01`);
}

/** When the first kind of passes is sold, ms; 0 where one is sold at any time, or where there are none. */
const saleStart = ({ pass_kinds: kinds }: Pick<GarbaEdition, 'pass_kinds'>) =>
  kinds.length && Math.min(...kinds.map(({ sale_from: from }) => Number(new Date(from ?? 0))));

/** The day on which passes go on sale; null if it is not known. */
export function passesFrom(
  edition: Pick<GarbaEdition, 'passes_from' | 'pass_kinds'>,
): IsoDay | null {
  const start = saleStart(edition);
  return start > 0 ? istDay(new Date(start)) : edition.passes_from;
}

/**
 * The status that is true now, whatever the owner forgot to change: an edition that is over has ended, and its passes
 * are on sale from the day that was named, or from the time of its first kind. @param now ms.
 */
export function statusAt(
  edition: Dated & Pick<GarbaEdition, 'status' | 'passes_from' | 'pass_kinds'>,
  now: number,
): GarbaStatus {
  const { passes_from: from } = edition;
  if (editionEnd(edition).getTime() <= now) return 'ended';
  const status = shownStatuses.find((one) => one === edition.status) ?? 'announced';
  if (saleStart(edition) > now) return status === 'on_sale' ? 'announced' : status;
  const hasOpened = from !== null && startOfIstDay(from).getTime() <= now;
  return status === 'announced' && hasOpened ? 'on_sale' : status;
}
