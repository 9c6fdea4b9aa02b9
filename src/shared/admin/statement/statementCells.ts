import { withoutGuard } from '@/shared/admin/csv/formulas.ts';
import { addDays, type IsoDay } from '@/shared/lib/dates.ts';
import { parseInr } from '@/shared/lib/money.ts';
import { readDay } from '@/shared/lib/readDay.ts';
import { cleanPhone } from '@/shared/lib/text.ts';

/** A line whose non-empty cells are all quoted; quoted cells may contain the delimiter. */
const QUOTED_CELL = /'[^'"]*'|‘[^‘’"]*’|“[^“”"]*”|"[^"]*"/.source;
const QUOTED_LINE = new RegExp(`^(?:(?:${QUOTED_CELL})?[,;\\t|])+(?:${QUOTED_CELL})?$`);
const QUOTED = /(^|[,;\t|])(?:'([^'"]*)'|‘([^‘’"]*)’|“([^“”"]*)”)(?=[,;\t|]|$)/g;
const LONGEST_LINE = 20_000;

/**
 * The text of a statement with each cell in the usual quotation marks, or in none. A mark in some cells of a line alone
 * is part of their text: it may be an apostrophe.
 */
export const usualQuotes = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.length > LONGEST_LINE || !QUOTED_LINE.test(line)) return line;
      return line.replace(
        QUOTED,
        (_all, before: string, ...cells: (string | undefined)[]) =>
          `${before}"${cells.slice(0, 3).find((cell) => cell !== undefined) ?? ''}"`,
      );
    })
    .join('\n');

/** The text of a cell; banks write `="0041"` or `'0041` to keep zeros. */
export const cellText = (cell: string): string =>
  cell === ''
    ? ''
    : withoutGuard(cell.trim().replace(/^(?:="([^"]*)"|'([^']*)')$/, '$1$2'))
        .replace(/^'(?=\d|$)/, '')
        .trim();

/** Day 0 of Excel. */
const EXCEL_EPOCH = '1899-12-30';
const MONTH_FIRST = /^(\d{1,2})([-/.])(\d{1,2})(?=\2\d)/;
/** Separator of two dates in a cell. */
const GAP = /\s*[\s([|;,/]\s*/g;
const LONGEST_DATES = 60;

/** The first of two dates in a cell: the day of the payment, then the one from which the bank counts it. */
function firstOfTwo(cell: string, read: (text: string) => IsoDay | undefined): IsoDay | undefined {
  if (cell.length > LONGEST_DATES) return undefined;
  for (const { 0: gap, index } of cell.matchAll(GAP)) {
    const first = read(cell.slice(0, index));
    const second = cell.slice(index + gap.length).replace(/[)\]\s]+$/, '');
    if (first !== undefined && read(second) !== undefined) return first;
  }
  return undefined;
}

const SERIAL = /^[3-7]\d{4}(?:\.\d+)?$/;

/**
 * Parses the dates of one statement; month first if a US spreadsheet wrote them.
 * @param from index of the first cell that may be a date. Serial numbers count as dates only if the first date is one;
 * otherwise they are sums.
 */
export function dateReader(
  cells: readonly string[],
  from: number,
): (cell: string) => IsoDay | undefined {
  const isMonthFirst = cells.some((cell) => {
    const [, first, , second] = MONTH_FIRST.exec(cell) ?? [];
    return Number(first) <= 12 && Number(second) > 12;
  });
  const text = (cell: string) => readDay(isMonthFirst ? cell.replace(MONTH_FIRST, '$3$2$1') : cell);
  const read = (cell: string) => text(cell) ?? firstOfTwo(cell, text);
  const first = cells.slice(from).find((cell) => SERIAL.test(cell) || read(cell) !== undefined);
  const hasSerials = first !== undefined && SERIAL.test(first);
  return (cell) =>
    hasSerials && SERIAL.test(cell) ? addDays(EXCEL_EPOCH, Math.trunc(Number(cell))) : read(cell);
}

/** Whether a cell is meant as a date, readable or not; Excel shows #### where a column is too narrow. */
export const looksLikeDate = (cell: string): boolean =>
  /^(?:\d{1,4}[-/. ](?:\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|#{3,})/i.test(cell);

export type Amount = { paise: number; side: 'in' | 'out' | null };

const BEFORE = /^[([]?(cr|dr|credit|debit)\b[.)\]]?[: ]*/i;
const AFTER = /(?:[ ([]*(cr|dr|credit|debit)|[ ([]+([cd]))[.)\] ]*$/i;

/** Ways in which banks and spreadsheets write that there is no amount. */
const NOTHING =
  /^(?:(?:₹|rs\.?|inr)? ?[-. *_~]*|-?(?:nil|null|none|blank|n\.?\/?a\.?)-?|#n\/a|(?:₹|rs\.?|inr)? ?\.0+)$/i;

/**
 * Reads `1,77,000.00`, `INR34,279.01`, `500.00 Cr`, `(500.00)`, `850/-`, `Rs. -500`.
 * @returns paise, below zero with a minus sign or in brackets; 0 for an empty cell; undefined if it is no amount.
 */
export function readAmount(cell: string): Amount | undefined {
  const text = cleanPhone(cell.slice(0, 100));
  if (NOTHING.test(text)) return { paise: 0, side: null };
  const word = BEFORE.exec(text) ?? AFTER.exec(text);
  const body = (word ? text.replace(word[0], ' ') : text).trim();
  const [, before = '', figure = '', rest = ''] = /^(\D*)(\d.*?)([^\d.]*)$/.exec(body) ?? [];
  // The dash of `850/-` is no minus.
  const after = rest.replace(/\/ ?[-=]|-\//, '');
  const isBracketed = before.includes('(') && after.includes(')');
  const isNegative = isBracketed || before.includes('-') || after.includes('-');
  const bare = (part: string) => part.replaceAll(isBracketed ? /[-+()]/g : /[-+]/g, '').trim();
  const paise = figure === '' ? undefined : parseInr(`${bare(before)}${figure}${bare(after)}`);
  if (paise === undefined || !Number.isSafeInteger(paise)) return undefined;
  const side = word ? (/^c/i.test(word[1] ?? word[2] ?? '') ? 'in' : 'out') : null;
  return { paise: isNegative ? -paise : paise, side };
}
