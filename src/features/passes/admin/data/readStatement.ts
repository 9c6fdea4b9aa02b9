import { adminCsv } from '@/content/en/adminCsv.ts';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { refuseNoText, UnusableFileError } from '@/shared/admin/csv/fileText.ts';
import { MOST_ROWS, rowsOf } from '@/shared/admin/csv/readCsv.ts';

import type { IsoDay } from '@/shared/lib/dates.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { isReversal, payerOf, unwrapped, utrOf } from './narration.ts';
import { cellText, dateReader } from './statementCells.ts';
import {
  type Bank,
  columnsOf,
  isComplete,
  isHeadingRow,
  KNOWN_HEADINGS,
  type StatementColumns,
} from './statementColumns.ts';
import { entriesOf, type Entry, type StatementFault } from './statementEntries.ts';

const { refused } = adminPasses.bank;

/** Money that came in. */
export type StatementLine = {
  /** As a spreadsheet counts the rows. */
  line: number;
  bookedOn: IsoDay;
  amountPaise: number;
  utr: string | null;
  /** At most 300 characters. */
  narration: string;
  payer: string | null;
  payerVpa: string | null;
  /** 1 for the first of equal lines (date, amount, number, narration) of a statement, 2 for the next. */
  ordinal: number;
};

export type Statement =
  | {
      state: 'read';
      /** null for another bank, and for columns that the owner chose. */
      bank: Bank | null;
      lines: readonly StatementLine[];
      /** What went out, with its number: it may reverse a line of an earlier statement. */
      outgoing: readonly Pick<StatementLine, 'line' | 'bookedOn' | 'amountPaise' | 'utr'>[];
      /** Lines left out. */
      skipped: { debits: number; zeros: number; reversals: number };
      /** First and last day with a line; null without any. */
      from: IsoDay | null;
      to: IsoDay | null;
    }
  /** The headings are unknown: some rows to choose the columns from. */
  | { state: 'unknown'; rows: readonly (readonly string[])[] }
  /** Not all lines can be read, so none may be imported. */
  | { state: 'faulty'; faults: readonly StatementFault[] };

const HEADING_ROWS = 40;
const SAMPLE_ROWS = 6;
const LONGEST_NARRATION = 300;
/**
 * Reads a bank's statement, pasted or out of a file (`textOf` with `adminPasses.bank.refused`).
 * @param chosen the columns of a layout that is not known.
 * @throws UnusableFileError if it is no statement at all.
 */
export function readStatement(text: string, chosen?: StatementColumns): Statement {
  refuseNoText(text, refused);
  const { data, broken, at, count } = rowsOf(text, KNOWN_HEADINGS, HEADING_ROWS);
  const rows = data.map((cells) => cells.map(cellText));
  if (rows.length > MOST_ROWS) throw new UnusableFileError(adminCsv.refused.tooMany(rows.length));
  if (rows.every((cells) => cells.every((cell) => cell === '')))
    throw new UnusableFileError(refused.empty);
  const headings = rows[at] ?? [];
  const found = columnsOf(headings);
  const isKnown = chosen === undefined && isHeadingRow(headings) && isComplete(found.columns);
  const columns = isKnown ? found.columns : (chosen ?? {});
  const unknown = { state: 'unknown', rows: sampleOf(rows, count > 0 ? at : 0) } as const;
  if (!isComplete(columns)) return unknown;

  const dateAt = columns.date ?? 0;
  const readDate = dateReader(rows.map((cells) => cells[dateAt] ?? ''));
  const first = isKnown
    ? at + 1
    : rows.findIndex((cells) => readDate(cells[dateAt] ?? '') !== undefined);
  if (first < 0) return unknown;
  if (rows.slice(first).every((cells) => cells.every((cell) => cell === '')))
    throw new UnusableFileError(adminCsv.refused.empty);
  const width = isKnown ? headings.findLastIndex((heading) => heading !== '') + 1 : Infinity;
  const { entries, faults, zeros } = entriesOf(rows, { first, width, columns, readDate, broken });
  return faults.length > 0
    ? { state: 'faulty', faults }
    : statementOf(entries, isKnown ? found.bank : null, zeros);
}

/** Some rows of the commonest width, from the headings on. */
function sampleOf(rows: readonly (readonly string[])[], from: number): string[][] {
  const filled = rows
    .slice(from, from + HEADING_ROWS)
    .filter((cells) => cells.some((cell) => cell !== ''));
  const widths = filled.map(({ length }) => length);
  const isCommon = (width: number) => widths.filter((one) => one === width).length;
  const common = widths.toSorted((one, other) => isCommon(other) - isCommon(one))[0];
  return filled
    .filter(({ length }) => length === common)
    .slice(0, SAMPLE_ROWS)
    .map((cells) => cells.map((cell) => cleanLine(cell.slice(0, LONGEST_NARRATION))));
}

function statementOf(entries: readonly Entry[], bank: Bank | null, zeros: number): Statement {
  const all = entries.map((entry) => {
    const { line, bookedOn, paise } = entry;
    const whole = unwrapped(entry.parts);
    const utr = utrOf(entry.paymentId ? '' : whole, entry.reference);
    const who = payerOf(whole);
    return {
      paise,
      // Of PhonePe, whose payments may share the number of the day's transfer.
      key: entry.paymentId || utr,
      isReversal: isReversal(whole),
      row: {
        line,
        bookedOn,
        amountPaise: Math.abs(paise),
        utr,
        narration: cleanLine(whole.slice(0, LONGEST_NARRATION)),
        payer: cleanLine(entry.payer).slice(0, 80) || who.payer,
        payerVpa: who.payerVpa,
      },
    };
  });
  const debits = all.filter(({ paise }) => paise < 0);
  const undone = new Set(
    debits.flatMap(({ key, paise }) => (key === null ? [] : `${key} ${-paise}`)),
  );
  const credits = all.filter(({ paise }) => paise > 0);
  const kept = credits.filter(
    ({ key, paise, isReversal: isBack }) => !isBack && !undone.has(`${key} ${paise}`),
  );

  const pairs = new Set(kept.map(({ row, key }) => `${row.utr} ${key}`));
  const shares = new Map<string | undefined, number>();
  for (const [utr] of [...pairs].map((pair) => pair.split(' ')))
    shares.set(utr, (shares.get(utr) ?? 0) + 1);
  const counts = new Map<string, number>();
  const lines = kept.map(({ row }): StatementLine => {
    const utr = (shares.get(row.utr ?? undefined) ?? 0) > 1 ? null : row.utr;
    const text = row.narration.replaceAll(' ', '');
    const equal = JSON.stringify([row.bookedOn, row.amountPaise, utr, text]);
    const ordinal = (counts.get(equal) ?? 0) + 1;
    counts.set(equal, ordinal);
    return { ...row, utr, ordinal };
  });
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted();
  return {
    state: 'read',
    bank,
    lines,
    outgoing: debits.map(({ row: { line, bookedOn, amountPaise, utr } }) => ({
      line,
      bookedOn,
      amountPaise,
      utr,
    })),
    skipped: { debits: debits.length, zeros, reversals: credits.length - kept.length },
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  };
}
