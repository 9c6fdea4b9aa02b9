import { adminTickets } from '@/content/en/adminTickets.ts';
import { formatInr } from '@/shared/lib/money.ts';

const { gate: words } = adminTickets;

/** What a counted drawer lacks or has too much; paise. */
export function differenceText(paise: number): string {
  if (paise === 0) return words.exact;
  return paise < 0 ? words.short(formatInr(-paise)) : words.tooMuch(formatInr(paise));
}
