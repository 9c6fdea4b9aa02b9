import { passWords as text } from '@/content/en/passes.ts';
import type { SaleKind } from './answers.ts';
import { nightSpan } from './nightSpan.ts';
import type { NightOfPass } from '@/shared/passes/answers.ts';
import { addDays, formatIsoDay, formatIstTime, type IsoDay } from '@/shared/lib/dates.ts';

// One wording for kinds, nights, gates and places: from the sale to the calendar.

/** 'Fri, 9 Oct', without the year. */
export function shortDay(day: IsoDay): string {
  return formatIsoDay(day).replace(/ \d{4}$/, '');
}

/** 'Fri, 9 Oct and Sat, 10 Oct'; three and more that follow each other as 'Fri, 9 Oct to Sun, 11 Oct'. */
export function dayList(nights: readonly { date: IsoDay }[]): string {
  const runs: { first: IsoDay; days: string[] }[] = [];
  for (const { date } of nights) {
    const run = runs.at(-1);
    if (run && addDays(run.first, run.days.length) === date) run.days.push(shortDay(date));
    else runs.push({ first: date, days: [shortDay(date)] });
  }
  return runs
    .flatMap(({ days }) => (days.length < 3 ? days : `${days[0]} to ${days.at(-1)}`))
    .join(' and ');
}

/** 'Gates 6:00 pm', or when the night begins where that is not known. */
export function gatesInWords(night: NightOfPass): string {
  const time = formatIstTime(nightSpan(night).start);
  return night.doors_at === null ? text.starts(time) : text.gates(time);
}

/** 'Fri, 9 Oct · Gates 6:00 pm'; without the time where the nights differ in it. */
export function nightsInWords(nights: readonly NightOfPass[]): string {
  const [gates, ...others] = new Set(nights.map(gatesInWords));
  return [dayList(nights), others.length === 0 && gates].filter(Boolean).join(' · ');
}

/** 'Riverside Lawn, Digha Ghat Road, Patna', or as much of it as is known. Many addresses begin with the venue. */
export function placeInWords({ venue, address }: { venue: string; address: string }): string {
  return address.startsWith(venue) ? address : [venue, address].filter(Boolean).join(', ');
}

/** 'incl. GST', '+ 18 % GST', or '' */
export function gstNote({ gst_mode: mode, gst_bp: bp }: Pick<SaleKind, 'gst_mode' | 'gst_bp'>) {
  switch (mode) {
    case 'exempt':
      return '';
    case 'included':
      return text.included;
    case 'added':
      return text.added(String(bp / 100));
  }
}

/** Whom a kind admits and on which nights: 'Admits 2 people · All 9 nights'. */
export function kindInWords(people: number, picks: number | null, nights: number): string {
  const valid = picks === null ? text.season(nights) : picks > 1 ? text.picks(picks) : '';
  return [text.admits(people), valid].filter(Boolean).join(' · ');
}
