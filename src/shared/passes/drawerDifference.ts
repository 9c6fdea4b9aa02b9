import { drawerText as words } from '@/content/en/drawer.ts';
import { formatInr } from '@/shared/lib/money.ts';

/** '₹100 short', '₹50 too much' or 'None'. @param paise counted less expected. */
export function drawerDifference(paise: number): string {
  if (paise === 0) return words.even;
  return paise < 0 ? words.short(formatInr(-paise)) : words.over(formatInr(paise));
}
