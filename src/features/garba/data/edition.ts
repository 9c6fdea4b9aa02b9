import type { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';
import { type IsoDay, startOfIstDay } from '@/shared/lib/dates.ts';

/** What the owner says of an edition; drafts never reach a visitor. */
export type GarbaStatus = Exclude<(typeof garbaStatuses)[number], 'draft'>;
/** Written out: a list that the admin area shares would cost visitors one more file. */
export const shownStatuses: readonly GarbaStatus[] = ['announced', 'on_sale', 'sold_out', 'ended'];

/** One night. Times are 'HH:MM:SS' in Patna. */
export type GarbaNight = {
  id: string;
  /** The evening on which it begins. */
  date: IsoDay;
  doorsAt: string | null;
  startsAt: string;
  /** Not later than `startsAt`: after midnight, on the day after `date`. */
  endsAt: string;
  headline: string;
  lineUp: readonly string[];
};

type GarbaFaq = { id: string; question: string; answer: string };

/** Who pays for an edition. */
export type GarbaSponsor = {
  id: string;
  name: string;
  linkUrl: string | null;
  /** Its logo; size in pixels. */
  logo: { src: string; alt: string; width: number | null; height: number | null } | null;
};

/** An edition of Raas Garba as visitors see it, with its nights in order. */
export type GarbaEdition = {
  id: string;
  year: number;
  status: GarbaStatus;
  title: string;
  theme: string;
  description: string;
  /** First and last day, for an edition whose nights are not listed yet. */
  startsOn: IsoDay | null;
  endsOn: IsoDay | null;
  venue: string;
  address: string;
  mapUrl: string | null;
  passesFrom: IsoDay | null;
  passNote: string;
  dressCode: string;
  rules: readonly string[];
  picture: { src: string; alt: string; focal: readonly [x: number, y: number] } | null;
  /** Its album, where there is one that visitors may see. */
  recap: { id: string; title: string } | null;
  isDemo: boolean;
  nights: readonly GarbaNight[];
  faqs: readonly GarbaFaq[];
  sponsors: readonly GarbaSponsor[];
};

const DAY_MS = 86_400_000;

function dayAfter(day: IsoDay): Date {
  return new Date(startOfIstDay(day).getTime() + DAY_MS);
}

/** The moment of a time of day in Patna. @param time 'HH:MM' or 'HH:MM:SS'. */
export function istMoment(day: IsoDay, time: string): Date {
  return new Date(`${day}T${time}+05:30`);
}

/** When a night is over; one that goes on after midnight ends the next day. */
export function nightEnd({ date, startsAt, endsAt }: GarbaNight): Date {
  const end = istMoment(date, endsAt);
  return endsAt > startsAt ? end : new Date(end.getTime() + DAY_MS);
}

type Dated = Pick<GarbaEdition, 'year' | 'startsOn' | 'endsOn' | 'nights'>;

/** The first and last day of an edition: its nights', else those the owner named. Null where nobody knows them yet. */
export function editionDays({ nights, startsOn, endsOn }: Dated): [IsoDay, IsoDay] | null {
  const first = nights[0]?.date ?? startsOn;
  if (first === null) return null;
  return [first, nights.at(-1)?.date ?? endsOn ?? first];
}

/** When an edition is over: with its last night, its last day, or, where it has no date at all, its year. */
function editionEnd(edition: Dated): Date {
  const last = edition.nights.at(-1);
  if (last) return nightEnd(last);
  const days = editionDays(edition);
  return days ? dayAfter(days[1]) : startOfIstDay(`${edition.year + 1}-01-01`);
}

/**
 * The status that is true now, whatever the owner forgot to change: an edition that is over has ended, and its passes
 * are on sale from the day that was named. @param now ms.
 */
export function statusAt(
  edition: Dated & Pick<GarbaEdition, 'status' | 'passesFrom'>,
  now: number,
): GarbaStatus {
  const { status, passesFrom } = edition;
  if (editionEnd(edition).getTime() <= now) return 'ended';
  const hasOpened = passesFrom !== null && startOfIstDay(passesFrom).getTime() <= now;
  return status === 'announced' && hasOpened ? 'on_sale' : status;
}
