import { adminPasses } from '@/content/en/adminPasses.ts';
import type { IsoDay } from '@/shared/lib/dates.ts';
import { unwrapped, utrOf } from './narration.ts';
import { looksLikeDate, readAmount } from './statementCells.ts';
import {
  balanceOf,
  columnsOf,
  headingsKey,
  isComplete,
  isHeadingRow,
  looseColumns,
  type StatementColumns,
  type StatementField,
} from './statementColumns.ts';
import { type CellOf, type Kind, kindOf, sidesOf } from './statementKind.ts';
import { FOOTER, isSection } from './statementFeet.ts';

const words = adminPasses.bank.faults;

/** The bound of `bank_lines` in the database: ten crore rupees. */
const MOST_PAISE = 10_000_000_000;

/** Longer texts in the column of dates belong to no line: banks end their statements with sentences. */
const LONGEST_WRAP = 60;
/** A day as Excel counts days, or a sum. */
const isSerial = (date: string) => /^[\d.]+$/.test(date);
const FEWEST_HEADINGS = 3;
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
  /** The headings, or the row used in their place if they are unknown. */
  heads: readonly string[];
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
  const { first, headings, heads, width, columns, readDate, broken } = reading;
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
  const looseOf = looseColumns(heads, columns);
  const reach = reachOf(rows, reading, days);
  const nexts = nextOf(rows, days);
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
    const hasMoney = money.some((one) => (date === '' ? /\w/.test(one) : !!readAmount(one)?.paise));
    // Sums at the end have no text that names a payment.
    const hasText = [cell('narration'), cell('reference')].some((one) =>
      /\p{L}{2}|\d{6}/u.test(one),
    );
    const isHeading = isHeadingRow(cells);
    if (isHeading && headings && isComplete(placesOf(cells)))
      if (JSON.stringify(placesOf(cells)) !== places) {
        fault(words.headings);
        break;
      }
    const next = bookedOn === undefined ? nexts[index] : null;
    if (next && isSection(filled) && cell('narration') === '') {
      fault(words.section(filled.join('')));
      break;
    }
    if (next === 'day' && entries.length > 0 && isOtherHead(cells, reading)) {
      fault(words.headings);
      break;
    }
    if (filled.length === 0) open = undefined;
    // A sum at the end, which looks like an Excel serial date.
    else if (isFooter && !hasSerials && isSerial(date)) continue;
    else if (bookedOn === undefined) {
      const isSentence = date !== '' && (filled.length > 1 || date.length > LONGEST_WRAP);
      if (FOOTER.test(filled.find((one) => /\p{L}/u.test(one)) ?? filled[0] ?? '') || isHeading) {
        isFooter = !isHeading || placesOf(cells).date === undefined;
        open = undefined;
      } else if (looksLikeDate(date) && (hasMoney || !isFooter))
        fault(date.startsWith('#') ? words.hidden : words.date(date.slice(0, 40)));
      else if (hasMoney && (!isFooter || hasText))
        fault(date === '' ? words.noDate : words.date(date.slice(0, 40)));
      else if (isSentence) open = undefined;
      else open?.push(filled.join(' '));
    } else {
      isFooter = false;
      const loose = cells.flatMap((one, at) => {
        const kind = at < heads.length ? looseOf[at] : 'any';
        return one === '' || !kind ? [] : [{ kind, cell: one }];
      });
      const surplus = cells.findLastIndex((one) => one !== '') + 1;
      const is: Kind = broken.has(index)
        ? { kind: 'fault', message: words.quotes }
        : surplus > width || cells.length < reach
          ? { kind: 'fault', message: words.cells(surplus, heads.length) }
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
  // Only now, as a text may continue in the rows below.
  const good = entries.filter((entry) => {
    const message = faultOf(entry);
    if (message !== null) faults.push({ line: entry.line, message });
    return message === null;
  });
  const hasAmounts = rows.some(
    (cells, at) =>
      days[at] !== undefined &&
      (['debit', 'credit', 'amount'] as const).some(
        (field) => readAmount(cellsOf(cells)(field))?.paise,
      ),
  );
  return {
    entries: good,
    hasAmounts,
    faults: faults.toSorted((one, other) => one.line - other.line),
  };
}

type Days = readonly (IsoDay | undefined)[];

/**
 * Minimum cells of a line with a date, if at least half of these lines have as many, or none has; otherwise 0. A
 * shorter line may have lost a cell before its amount.
 */
function reachOf(rows: readonly (readonly string[])[], reading: Reading, days: Days): number {
  const { debit = -1, credit = -1, amount = -1 } = reading.columns;
  const reach = 1 + Math.max(debit, credit, amount, balanceOf(reading.headings ?? []));
  const dated = rows.filter((_cells, at) => days[at] !== undefined);
  const full = dated.filter(({ length }) => length >= reach).length;
  return full === 0 || full * 2 >= dated.length ? reach : 0;
}

/** What follows each row first: a line with a date, or known headings. */
function nextOf(rows: readonly (readonly string[])[], days: Days): ('day' | 'headings' | null)[] {
  let below: 'day' | 'headings' | null = null;
  const nexts = rows.toReversed().map((cells, fromEnd) => {
    const next = below;
    if (days[rows.length - 1 - fromEnd] !== undefined) below = 'day';
    else if (isHeadingRow(cells) && isComplete(placesOf(cells))) below = 'headings';
    return next;
  });
  return nexts.toReversed();
}

/** Whether a row has other headings than the statement's. `entriesOf` itself handles complete known headings. */
function isOtherHead(cells: readonly string[], { heads, columns }: Reading): boolean {
  const filled = cells.filter((one) => one !== '');
  return (
    filled.length >= FEWEST_HEADINGS &&
    /\p{L}/u.test(cells[columns.date ?? 0] ?? '') &&
    !filled.some((one) => /\d/.test(one)) &&
    headingsKey(cells) !== headingsKey(heads) &&
    !(isHeadingRow(cells) && isComplete(placesOf(cells)))
  );
}

/**
 * Why the database would refuse the line (the checks of `bank_lines`), or that a spreadsheet has shortened its number.
 */
function faultOf({ bookedOn, is, parts, payer, vpa, reference }: Entry): string | null {
  if (bookedOn < '2000-01-01' || bookedOn > '2199-12-31') return words.day(bookedOn.slice(0, 4));
  if (is.kind === 'in' && is.paise > MOST_PAISE) return words.tooMuch;
  if (is.kind === 'in' && [...parts, payer, vpa].some((text) => text.includes('\ufffd')))
    return words.lost;
  if (is.kind === 'left') return null;
  const isShort = /^\d[.,]\d+E\+?\d+$/i.test(reference) && utrOf(unwrapped(parts), '') === null;
  return isShort ? words.shortened(reference) : null;
}
