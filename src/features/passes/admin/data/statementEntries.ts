import { adminPasses } from '@/content/en/adminPasses.ts';
import type { IsoDay } from '@/shared/lib/dates.ts';
import { unwrapped, utrOf } from './narration.ts';
import { looksLikeDate } from './statementCells.ts';
import {
  columnsOf,
  namedColumns,
  isComplete,
  isHeadingRow,
  type StatementColumns,
  type StatementField,
} from './statementColumns.ts';
import { type CellOf, type Kind, kindOf, sidesOf } from './statementKind.ts';

const words = adminPasses.bank.faults;

/** The bound of `bank_lines` in the database: ten crore rupees. */
const MOST_PAISE = 10_000_000_000;

/** Longer texts in the column of dates belong to no line: banks end their statements with sentences. */
const LONGEST_WRAP = 60;
const FOOTER =
  /^\W*(?:(?:grand |sub |page |transaction |statement )?totals?\b|(?:opening|closing) bal|brought forward|carried forward|[bc]\/f\b|statement summary|end of (?:the )?statement|this is an? |page (?:no\W*)?\d|generated (?:on|by)|legends?\b|unless the constituent|[*=_-]{3,})/i;

/** A day as Excel counts days, or a sum. */
const isSerial = (date: string) => /^[\d.]+$/.test(date);
const placesOf = (cells: readonly string[]) => columnsOf(cells).columns;

/** A line with a date: what it is, and whose. */
export type Entry = {
  line: number;
  bookedOn: IsoDay;
  is: Exclude<Kind, { kind: 'fault' }>;
  parts: string[];
  reference: string;
  payer: string;
  vpa: string;
  paymentId: string;
};

export type StatementFault = { line: number; message: string };

type Reading = {
  first: number;
  /** The row of the headings, where there is one. */
  headings: readonly string[] | null;
  width: number;
  columns: StatementColumns;
  readDate: (cell: string) => IsoDay | undefined;
  broken: ReadonlySet<number | undefined>;
};

/**
 * The lines with a date, and why others cannot be read.
 * @returns null if no amount has a side.
 */
export function entriesOf(rows: readonly (readonly string[])[], reading: Reading) {
  const { first, headings, width, columns, readDate, broken } = reading;
  const cellsOf =
    (cells: readonly string[]): CellOf =>
    (field: StatementField) =>
      cells[columns[field] ?? -1] ?? '';
  const days = rows.map((cells, at) => (at < first ? undefined : readDate(cellsOf(cells)('date'))));
  const sides = sidesOf(rows.filter((_cells, at) => days[at] !== undefined).map(cellsOf), columns);
  if (sides.areUnknown) return null;

  const firstDay = rows[days.findIndex((day) => day !== undefined)];
  const hasSerials = isSerial(cellsOf(firstDay ?? [])('date'));
  const entries: Entry[] = [];
  const faults: StatementFault[] = [];
  /** The line that a continuation belongs to. */
  let open: string[] | undefined;
  let isFooter = false;
  const named = namedColumns(headings ?? [], columns);
  const places = JSON.stringify(placesOf(headings ?? []));
  for (const [index, cells] of rows.entries()) {
    if (index < first) continue;
    const fault = (message: string) => {
      faults.push({ line: index + 1, message });
      open = [];
    };
    const cell = cellsOf(cells);
    const filled = cells.filter((one) => one !== '');
    const date = cell('date');
    const bookedOn = days[index];
    const money = [cell('debit'), cell('credit'), cell('amount')];
    const hasMoney = money.some((one) => (date === '' ? /\w/ : /^\W*[\d,.]+\W*$/).test(one));
    const isHeading = isHeadingRow(cells);
    if (isHeading && headings && isComplete(placesOf(cells)))
      if (JSON.stringify(placesOf(cells)) !== places) {
        fault(words.headings);
        break;
      }
    if (filled.length === 0) open = undefined;
    // Of the sums at the end, which look like a day as Excel counts days.
    else if (isFooter && !hasSerials && isSerial(date)) continue;
    else if (bookedOn === undefined) {
      const isSentence = date !== '' && (filled.length > 1 || date.length > LONGEST_WRAP);
      if (FOOTER.test(filled[0] ?? '') || isHeading) {
        isFooter = !isHeading || placesOf(cells).date === undefined;
        open = undefined;
      } else if (looksLikeDate(date) && (hasMoney || !isFooter))
        fault(date.startsWith('#') ? words.hidden : words.date(date.slice(0, 40)));
      else if (hasMoney && !isFooter) fault(words.noDate);
      else if (isSentence) open = undefined;
      else open?.push(filled.join(' '));
    } else {
      isFooter = false;
      const loose = cells.filter((_one, at) => !named.has(at));
      const surplus = cells.findLastIndex((one) => one !== '') + 1;
      const is: Kind = broken.has(index)
        ? { kind: 'fault', message: words.quotes }
        : surplus > width
          ? { kind: 'fault', message: words.cells(surplus, width) }
          : kindOf(cell, columns, sides, loose);
      if (is.kind === 'fault') {
        if (is.message === words.noAmount && filled.some((one) => FOOTER.test(one)))
          open = undefined;
        else fault(is.message);
        continue;
      }
      const entry: Entry = {
        line: index + 1,
        bookedOn,
        is,
        parts: (cell('narration') || cell('paymentId')).split(/[\r\n]+/),
        reference: cell('reference'),
        payer: cell('payer'),
        vpa: cell('vpa'),
        paymentId: cell('paymentId'),
      };
      open = entry.parts;
      entries.push(entry);
    }
  }
  // Only now, as a text may go on in the rows below.
  const good = entries.filter((entry) => {
    const message = faultOf(entry);
    if (message !== null) faults.push({ line: entry.line, message });
    return message === null;
  });
  return { entries: good, faults: faults.toSorted((one, other) => one.line - other.line) };
}

/** What the database would refuse (the checks of `bank_lines`), and a number that a spreadsheet has shortened. */
function faultOf({ bookedOn, is, parts, payer, vpa, reference }: Entry): string | null {
  if (bookedOn < '2000-01-01' || bookedOn > '2199-12-31') return words.day(bookedOn.slice(0, 4));
  if (is.kind === 'in' && is.paise > MOST_PAISE) return words.tooMuch;
  if (is.kind === 'in' && [...parts, payer, vpa].some((text) => text.includes('\ufffd')))
    return words.lost;
  if (is.kind === 'left') return null;
  const isShort = /^\d[.,]\d+E\+?\d+$/i.test(reference) && utrOf(unwrapped(parts), '') === null;
  return isShort ? words.shortened(reference) : null;
}
