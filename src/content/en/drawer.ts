import { formatInr } from '@/shared/lib/money.ts';

/** What a counted drawer lacks or has too much: '₹100 short'; paise. */
export function differenceText(paise: number): string {
  if (paise === 0) return 'exact';
  return `${formatInr(Math.abs(paise))} ${paise < 0 ? 'short' : 'over'}`;
}
