import { saleText } from '@/content/en/passSale.ts';
import type { CartLine } from '@/features/passes/data/cart.ts';
import type { PassSale, SaleKind } from '@/features/passes/data/answers.ts';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { nightsInWords } from '@/features/passes/data/passWords.ts';

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

/** A line of the cart: '2 × One night', 'Fri, 9 Oct · Gates 6:00 pm'. */
export function lineInWords(sale: PassSale, line: CartLine): { what: string; nights: string } {
  const name = sale.kinds.find(({ id }) => id === line.kind_id)?.name ?? '';
  return { what: `${line.quantity} × ${name}`, nights: nightsInWords(lineNights(sale, line)) };
}

/** '2 × One night (Fri, 9 Oct · Gates 6:00 pm)' for each line. */
export function orderInWords(sale: PassSale, lines: readonly CartLine[]): string {
  return lines
    .map((line) => lineInWords(sale, line))
    .map(({ what, nights }) => `${what} (${nights})`)
    .join(', ');
}
