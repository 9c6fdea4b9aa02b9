import { plainFigure, readFigure } from './figures.ts';
import { formatNumber } from './numbers.ts';
import { cleanLine } from './text.ts';

const PAISE = 100;
const LAKH = 100_000 * PAISE;
const CRORE = 100 * LAKH;

/**
 * Formats an amount with Indian grouping: '₹1,25,000'; non-zero paise are shown: '₹1,25,000.50'.
 * @param paise integer.
 */
export function formatInr(paise: number): string {
  return `${paise < 0 ? '-' : ''}₹${inrDigits(paise)}`;
}

/** The same without sign and symbol, for an input: '1,25,000'. */
export function inrDigits(paise: number): string {
  const size = Math.abs(Math.round(paise));
  const rest = size % PAISE;
  const whole = formatNumber((size - rest) / PAISE);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/**
 * Formats an amount in lakh or crore, rounded to two decimals: '₹1.25 lakh', '₹2.4 crore'; below a lakh in full rupees.
 * Not `Intl`: its compact form for en-IN returned "100 thousand" for a lakh (ecma402 issue 1018).
 */
export function formatShortInr(paise: number): string {
  const size = Math.abs(paise);
  const sign = paise < 0 ? '-' : '';
  const inUnit = (unit: number) => {
    const [whole = '', rest = ''] = (Math.round((size / unit) * 100) / 100).toFixed(2).split('.');
    const decimals = rest.replace(/0+$/, '');
    return `${sign}₹${formatNumber(Number(whole))}${decimals && `.${decimals}`}`;
  };
  // 99,99,600 rounds to a crore, not to "100 lakh".
  if (size >= CRORE - LAKH / 200) return `${inUnit(CRORE)} crore`;
  if (size >= LAKH) return `${inUnit(LAKH)} lakh`;
  return formatInr(Math.round(paise / PAISE) * PAISE);
}

const BEFORE = /^(?:(?:₹|₨|rs|re|inr|rupees?|रुपये|रुपए|रु|रू)[.:]* ?)+/;
const AFTER = /(?: ?(?:\/ ?[-=]?|-\/|only|मात्र|inr|rs|rupees?|rupaye|रुपये|रुपए|रुपया|रु|रू|₹|₨)\.?)+$/;
/** Suffixes for what an amount is per. */
const PER = {
  plate: / ?(?:(?:\/|per|a|प्रति) ?(?:plate|head|person|pax|thali|प्लेट|व्यक्ति)|pp)$/,
  day: / ?(?:\/|per|a|प्रति) ?(?:day|night|दिन)$/,
};
export type PricedBy = keyof typeof PER;

/**
 * Parses an amount as written in India: '1,50,000/-', '₹1250.50', '1.5 lakh', '2 cr', '50k', 'रु १,५०,०००'.
 * @param per suffix to accept: '1,200 per plate'.
 * @returns integer paise, unbounded; undefined if invalid, ambiguous ('150000,00', '1.500'), a range, or below a paisa.
 */
export function parseInr(text: string, per?: PricedBy): number | undefined {
  const figure = plainFigure(text);
  const amount = per ? figure.replace(PER[per], '') : figure;
  return readFigure(amount.replace(BEFORE, '').replace(AFTER, '').trim(), 2);
}

const STARTING =
  /^(?:(?:prices? )?(?:starts?|starting|begins?) )?(?:(?:from|at) )?([₹₨rsinr. ]*\d[\d,. ]*(?:k|thousand|lakhs?|lacs?|l|crores?|cr)?\b(?: ?\/[-=])?)(?: ?(?:onwards|upwards|and up|\+)$)?(.{0,40})$/i;

/**
 * Normalizes a starting price for display: '60000' is 'from ₹60,000', '₹900/plate' 'from ₹900 per plate'.
 * @returns undefined if invalid or a range.
 */
export function readStartingPrice(text: string): 'on request' | `from ₹${string}` | undefined {
  const line = cleanLine(text);
  if (/^(?:price )?on request\.?$/i.test(line)) return 'on request';
  const [, amount = '', more = ''] = STARTING.exec(line.replace(/\p{Nd}+/gu, plainFigure)) ?? [];
  const paise = parseInr(amount);
  const tail = more.trim().replace(/^\/ ?(?=\p{L})/u, 'per ');
  if (paise === undefined || paise < 1 || /^(?:[\d,.]|(?:\p{Pd}|to\b|or\b|से) *[₹\d])/u.test(tail))
    return undefined;
  const shown = inrDigits(paise);
  return `from ₹${tail === '' ? shown : `${shown} ${tail}`}`;
}
