import { withoutGuard } from '@/shared/admin/csv/formulas.ts';
import { addDays, type IsoDay } from '@/shared/lib/dates.ts';
import { parseInr } from '@/shared/lib/money.ts';
import { readDay } from '@/shared/lib/readDay.ts';

/** The text of a cell; banks write `="0041"` to keep zeros. */
export const cellText = (cell: string): string =>
  cell === '' ? '' : withoutGuard(cell.trim().replace(/^="([^"]*)"$/, '$1')).trim();

/** Day 0 of Excel. */
const EXCEL_EPOCH = '1899-12-30';
const MONTH_FIRST = /^(\d{1,2})([-/.])(\d{1,2})(?=\2\d)/;

/** Reads the dates of one statement; month first where a spreadsheet program of the USA has written them. */
export function dateReader(cells: readonly string[]): (cell: string) => IsoDay | undefined {
  const isMonthFirst = cells.some((cell) => {
    const [, first, , second] = MONTH_FIRST.exec(cell) ?? [];
    return Number(first) <= 12 && Number(second) > 12;
  });
  return (cell) => {
    if (/^[3-7]\d{4}(?:\.\d+)?$/.test(cell)) return addDays(EXCEL_EPOCH, Math.trunc(Number(cell)));
    return readDay(isMonthFirst ? cell.replace(MONTH_FIRST, '$3$2$1') : cell);
  };
}

/** Whether a cell is meant as a date, readable or not; Excel shows #### where a column is too narrow. */
export const looksLikeDate = (cell: string): boolean =>
  /^(?:\d{1,4}[-/. ](?:\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|#{3,})/i.test(cell);

export type Amount = { paise: number; side: 'credit' | 'debit' | null };

/** 'credit' or 'debit' of 'CR', 'Dr.', 'PAYMENT'; null otherwise. */
export function sideOf(cell: string): Amount['side'] {
  if (/^(?:cr?\.?|credit|payment)$/i.test(cell)) return 'credit';
  return /^(?:dr?\.?|debit|refund)$/i.test(cell) ? 'debit' : null;
}

/**
 * Reads `1,77,000.00`, `INR34,279.01`, `500.00 Cr`, `(500.00)`.
 * @returns paise, below zero behind a minus sign; 0 for an empty cell; undefined if it is no amount.
 */
export function readAmount(cell: string): Amount | undefined {
  if (/^[-–—]*$/.test(cell)) return { paise: 0, side: null };
  const [, figure = '', word = ''] =
    /^(.*?)(?:\s*\(?(cr|dr)\.?\)?)?$/i.exec(cell.slice(0, 100)) ?? [];
  const [, before, digits = '', after] = /^([-−+(]?)(.*?)([-−)]?)$/.exec(figure.trim()) ?? [];
  const isNegative = /[-−]/.test(`${before}${after}`) || (before === '(' && after === ')');
  const paise = /\d/.test(digits) ? parseInr(digits) : undefined;
  if (paise === undefined || !Number.isSafeInteger(paise)) return undefined;
  return { paise: isNegative ? -paise : paise, side: sideOf(word) };
}
