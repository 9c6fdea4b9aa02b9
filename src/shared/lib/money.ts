import { formatNumber } from './numbers.ts';

const PAISE = 100;
const LAKH = 100_000 * PAISE;
const CRORE = 100 * LAKH;

/**
 * An amount in full, in Indian groups: '₹1,25,000'; paise are shown where there are some: '₹1,25,000.50'.
 * @param paise a whole number of paise.
 */
export function formatInr(paise: number): string {
  return `${paise < 0 ? '-' : ''}₹${inrDigits(paise)}`;
}

/** The same without sign and symbol, as an input shows it: '1,25,000'. */
export function inrDigits(paise: number): string {
  const size = Math.abs(Math.round(paise));
  const rest = size % PAISE;
  const whole = formatNumber((size - rest) / PAISE);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/**
 * An amount as it is said: '₹1.25 lakh', '₹2.4 crore'; below a lakh in full rupees. Rounded to two decimals.
 * `Intl` cannot: its compact form for en-IN has said "100 thousand" for a lakh (ecma402 issue 1018).
 */
export function sayInr(paise: number): string {
  const size = Math.abs(paise);
  const sign = paise < 0 ? '-' : '';
  const said = (unit: number) => {
    const [whole = '', rest = ''] = (Math.round((size / unit) * 100) / 100).toFixed(2).split('.');
    const decimals = rest.replace(/0+$/, '');
    return `${sign}₹${formatNumber(Number(whole))}${decimals && `.${decimals}`}`;
  };
  // 99,99,600 is said as a crore, not as "100 lakh".
  if (size >= CRORE - LAKH / 200) return `${said(CRORE)} crore`;
  if (size >= LAKH) return `${said(LAKH)} lakh`;
  return formatInr(Math.round(paise / PAISE) * PAISE);
}

const TYPED =
  /^(?:₹|rs\.?|inr)?\s*(\d[\d,\s]*)(?:\.(\d+))?\s*(?:(k|thousand)|(l|lakhs?|lacs?)|(cr|crores?))?$/i;

/**
 * Reads an amount the way people type it: '1,25,000', '₹1250.50', '1.25 lakh', '2 cr', '50k'.
 * @returns whole paise, possibly larger than anybody's budget; undefined where it is no amount or less than a paisa is told.
 */
export function parseInr(text: string): number | undefined {
  const match = TYPED.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', decimals = '', thousand, lakh, crore] = match;
  const power = crore ? 9 : lakh ? 7 : thousand ? 5 : 2;
  const told = decimals.replace(/0+$/, '');
  if (told.length > power) return undefined;
  // Joined as digits: a product of decimals would lose paise.
  return Number(whole.replace(/\D/g, '') + told.padEnd(power, '0'));
}
