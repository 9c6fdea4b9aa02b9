import { saleText } from '@/content/en/passes.ts';
import type { CartLine } from '@/features/passes/data/cart.ts';
import type { PassSale, SaleKind } from '@/features/passes/data/answers.ts';
import { addDays, formatBareDay, formatIsoDay, type IsoDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';

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

/** 'incl. GST', '+ 18 % GST', or '' */
export function gstNote({ gst_mode: mode, gst_bp: bp }: Pick<SaleKind, 'gst_mode' | 'gst_bp'>) {
  switch (mode) {
    case 'exempt':
      return '';
    case 'included':
      return saleText.kind.included;
    case 'added':
      return saleText.kind.added(String(bp / 100));
  }
}

/** Whom a kind admits and on which nights: 'Admits 2 people · All 9 nights'. */
export function kindInWords(people: number, picks: number | null, nights: number): string {
  const { admits, season, picks: choose } = saleText.kind;
  const valid = picks === null ? season(nights) : picks > 1 ? choose(picks) : '';
  return [admits(people), valid].filter(Boolean).join(' · ');
}

/** How long the price holds, and the next one; '' where it stays. */
export function stepNote({ until, until_sold: sold, next_paise: next }: SaleKind): string {
  if (next === undefined) return '';
  if (until) return saleText.kind.until(formatBareDay(until), formatInr(next));
  return sold ? saleText.kind.untilSold(sold, formatInr(next)) : '';
}

/** The nights of a line; all of its kind's where it names none. */
export function lineNights(sale: PassSale, { kind_id: id, night_ids: nights }: CartLine) {
  const all = sale.kinds.find((kind) => kind.id === id)?.night_ids ?? [];
  const wanted = nights.length > 0 ? nights : all;
  return sale.nights.filter((night) => wanted.includes(night.id));
}

/** A line of the cart: '2 × One night', 'Fri, 9 Oct'. */
export function lineInWords(sale: PassSale, line: CartLine): { what: string; nights: string } {
  const name = sale.kinds.find(({ id }) => id === line.kind_id)?.name ?? '';
  return { what: `${line.quantity} × ${name}`, nights: dayList(lineNights(sale, line)) };
}

/** '2 × One night (Fri, 9 Oct)' for each line. */
export function orderInWords(sale: PassSale, lines: readonly CartLine[]): string {
  return lines
    .map((line) => lineInWords(sale, line))
    .map(({ what, nights }) => `${what} (${nights})`)
    .join(', ');
}
