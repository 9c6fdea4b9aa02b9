import { adminPasses } from '@/content/en/adminPasses.ts';
import type { IsoDay } from '@/shared/lib/dates.ts';
import { unwrapped, utrOf } from './narration.ts';
import { looksLikeDate, readAmount, sideOf } from './statementCells.ts';
import { isHeadingRow, type StatementColumns, type StatementField } from './statementColumns.ts';

const words = adminPasses.bank.faults;

/** Longer texts in the column of dates belong to no line: banks end their statements with sentences. */
const LONGEST_WRAP = 60;
const FOOTER =
  /^\W*(?:(?:grand |sub |page |transaction |statement )?totals?\b|(?:opening|closing) bal|brought forward|carried forward|[bc]\/f\b|statement summary|end of (?:the )?statement|this is an? |page (?:no\W*)?\d|generated (?:on|by)|legends?\b|unless the constituent|[*=_-]{3,})/i;

/** A payment, in or out. */
export type Entry = {
  line: number;
  bookedOn: IsoDay;
  /** Below zero: a debit. */
  paise: number;
  parts: string[];
  reference: string;
  payer: string;
  paymentId: string;
};

export type StatementFault = { line: number; message: string };

type Reading = {
  first: number;
  width: number;
  columns: StatementColumns;
  readDate: (cell: string) => IsoDay | undefined;
  broken: ReadonlySet<number | undefined>;
};

/** The payments in `rows`, and why others cannot be read. */
export function entriesOf(rows: readonly (readonly string[])[], reading: Reading) {
  const { first, width, columns, readDate, broken } = reading;
  const entries: Entry[] = [];
  const faults: StatementFault[] = [];
  let zeros = 0;
  /** The line that a continuation belongs to. */
  let open: string[] | undefined;
  let isFooter = false;
  for (const [index, cells] of rows.entries()) {
    if (index < first) continue;
    const fault = (message: string) => {
      faults.push({ line: index + 1, message });
      open = [];
    };
    const cell = (field: StatementField) => cells[columns[field] ?? -1] ?? '';
    const filled = cells.filter((one) => one !== '');
    const date = cell('date');
    const bookedOn = readDate(date);
    const money = [cell('debit'), cell('credit'), cell('amount')];
    const hasMoney = money.some((one) => (date === '' ? /\w/ : /^\W*[\d,.]+\W*$/).test(one));
    if (filled.length === 0) open = undefined;
    else if (bookedOn === undefined) {
      const isSentence = date !== '' && (filled.length > 1 || date.length > LONGEST_WRAP);
      if (FOOTER.test(filled[0] ?? '') || isHeadingRow(cells)) {
        isFooter = !isHeadingRow(cells);
        open = undefined;
      } else if (looksLikeDate(date) && (hasMoney || !isFooter))
        fault(date.startsWith('#') ? words.hidden : words.date(date.slice(0, 40)));
      else if (hasMoney && !isFooter) fault(words.noDate);
      else if (isSentence) open = undefined;
      else open?.push(filled.join(' '));
    } else {
      isFooter = false;
      const surplus = cells.findLastIndex((one) => one !== '') + 1;
      const paise = broken.has(index)
        ? words.quotes
        : surplus > width
          ? words.cells(surplus, width)
          : paiseOf(cell);
      const narration = cell('narration');
      if (typeof paise === 'string') {
        if (paise === words.noAmount && filled.some((one) => FOOTER.test(one))) open = undefined;
        else fault(paise);
        continue;
      }
      if (paise === 0) zeros += 1;
      const entry = {
        line: index + 1,
        bookedOn,
        paise,
        parts: (narration || cell('paymentId')).split(/[\r\n]+/),
        reference: cell('reference'),
        payer: cell('payer'),
        paymentId: cell('paymentId'),
      };
      open = entry.parts;
      if (paise !== 0) entries.push(entry);
    }
  }
  for (const { line, parts, reference } of entries)
    if (/^\d[.,]\d+E\+?\d+$/i.test(reference) && utrOf(unwrapped(parts), '') === null)
      faults.push({ line, message: words.shortened(reference) });
  return { entries, faults, zeros };
}

/** Paise of a row, below zero for a debit; a message if it cannot be read. */
function paiseOf(cell: (field: StatementField) => string): number | string {
  const texts = [cell('credit'), cell('debit'), cell('amount')];
  const amounts = texts.map(readAmount);
  const bad = texts.find((_text, at) => amounts[at] === undefined);
  if (bad !== undefined) return words.amount(bad.slice(0, 40));
  if (!texts.some((text) => /\d/.test(text))) return words.noAmount;
  const [credit, debit, amount] = amounts.map((one) => one?.paise ?? 0);
  if (credit && debit) return words.both;
  const side = cell('side');
  const said = sideOf(side) ?? amounts.find((one) => one?.side)?.side;
  if (amount && side !== '' && said !== 'credit' && said !== 'debit')
    return words.side(side.slice(0, 40));
  if (amount && said) return said === 'credit' ? amount : -Math.abs(amount);
  if (credit && amounts[0]?.side === 'debit') return -credit;
  return (credit ?? 0) - (debit ?? 0) + (amount ?? 0);
}
