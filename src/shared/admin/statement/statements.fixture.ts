import type { Bank } from './statementColumns.ts';
import { dated, dayOf, FEET, grouped, HEADS, NARRATIONS, type Row } from './banks.fixture.ts';
import { CROCKFORD, DIGITS, FIRST, LAST, type Random, randomOf } from './random.fixture.ts';

// Statements of invented people, made from a fixed seed in the form of each bank.

export const LINES = 200;
const KINDS = [
  'debit',
  'zero',
  'reversed',
  'reversal',
  'equal',
  'neft',
  'wrapped',
  'paid',
] as const;

/** The rows of a payment in a bank's columns: a wrapped narration is cut at any place. */
function cellsOf(bank: Bank, random: Random, row: Row, iso: string): string[][] {
  const date = dated[bank](iso);
  const [out, into] = [row.out, row.in].map((paise) => {
    if (bank === 'icici') return grouped(paise);
    return paise === 0 && row.in + row.out > 0
      ? ''
      : bank === 'axis'
        ? `   ${(paise / 100).toFixed(2)}`
        : grouped(paise);
  }) as [string, string];
  if (bank === 'phonepe')
    return [
      [
        row.out > 0 ? 'REFUND' : 'PAYMENT',
        row.paymentId,
        `T26${random.letters(DIGITS, 20)}`,
        row.isWrapped ? row.name.replace(' ', '\n') : row.name,
        'UPI_REDEMPTION',
        date,
        `${row.out > 0 ? '-' : ''}${((row.in + row.out) / 100).toFixed(2)}`,
        '0.00',
        date,
        date,
        row.ref,
      ],
    ];
  const at = row.isWrapped ? 1 + random.below(row.narration.length - 2) : row.narration.length;
  const [first, rest] = [row.narration.slice(0, at), row.narration.slice(at)];
  const isCell = bank === 'sbi' && rest !== '';
  const text = isCell ? `${first}\n${rest}` : first;
  const more = (before: number) =>
    rest === '' || isCell ? [] : [[...Array.from({ length: before }, () => ''), rest]];
  const balance = '1,23,456.78';
  if (bank === 'sbi') return [[date, date, text, row.ref, out, into, balance]];
  if (bank === 'hdfc') return [[date, text, row.ref, date, out, into, balance], ...more(1)];
  if (bank === 'icici')
    return [['7', date, date, '-', text, out, `INR${into}`, balance], ...more(4)];
  return [[date, '-', text, out, into, balance, '4437'], ...more(2)];
}

/** A line that a reader must find. */
export type ExpectedLine = {
  line: number;
  bookedOn: string;
  amountPaise: number;
  utr: string | null;
};

/** A statement of 200 payments, as rows of cells, with what must be read of it. */
export function statementOf(
  bank: Bank,
  seed = 29,
): {
  rows: string[][];
  expected: ExpectedLine[];
  debits: number;
  zeros: number;
  reversals: number;
} {
  const random = randomOf(seed);
  const rows = [...HEADS[bank]];
  const expected: ExpectedLine[] = [];
  const tally = { debits: 0, zeros: 0, reversals: 0 };
  let last: Row | undefined;
  for (let count = 0; count < LINES; count += 1) {
    const kind = random.below(10) > 7 ? 'paid' : random.pick(KINDS);
    const utr = random.pick(['', '', '0', '00']) + random.letters(DIGITS, 12);
    const row: Row = {
      day: Math.floor((count * 75) / LINES),
      narration: '',
      utr: utr.slice(0, 12),
      ref: '',
      in: 100 * (100 + random.below(300_000)),
      out: 0,
      isWrapped: kind === 'wrapped',
      name: `${random.pick(FIRST)} ${random.pick(LAST)}`,
      paymentId: `${random.letters(CROCKFORD, 6)}${random.letters(DIGITS, 12)}`,
    };
    const iso = dayOf(row.day);
    const reference = (number: string) => {
      if (bank === 'sbi') return `TRANSFER FROM 48976${random.letters(DIGITS, 8)}`;
      return bank === 'hdfc' ? number.padStart(16, '0') : bank === 'phonepe' ? number : '';
    };
    row.ref = reference(row.utr);
    row.narration = NARRATIONS[bank](random, row, kind === 'debit' ? 'out' : 'in');
    const add = (one: Row) => {
      const line = rows.length + 1;
      rows.push(...cellsOf(bank, random, one, iso));
      return line;
    };
    const found = (line: number, number: string | null = row.utr) =>
      expected.push({ line, bookedOn: iso, amountPaise: row.in, utr: number });
    const swapped: Row = { ...row, in: 0, out: row.in, isWrapped: false };
    if (kind === 'debit') {
      add(swapped);
      tally.debits += 1;
    } else if (kind === 'zero') {
      add({ ...row, in: 0 });
      tally.zeros += 1;
    } else if (kind === 'reversed') {
      // A credit, and the debit that reverses it.
      add(row);
      add({ ...swapped, narration: NARRATIONS[bank](random, row, 'back') });
      tally.debits += 1;
      tally.reversals += 1;
    } else if (kind === 'reversal') {
      // PhonePe marks only the refund; with banks, the debit may be in an earlier statement.
      if (bank === 'phonepe' || random.below(2) === 0) {
        add({ ...swapped, narration: NARRATIONS[bank](random, row, 'out') });
        tally.debits += 1;
      }
      add({ ...row, narration: NARRATIONS[bank](random, row, 'back') });
      tally.reversals += 1;
    } else if (kind === 'equal' && last) {
      // The same cash deposit twice: no number distinguishes them.
      const cash = {
        ...row,
        narration: 'CASH DEPOSIT SELF',
        paymentId: 'CASH',
        ref: bank === 'hdfc' ? '0000000000123456' : '',
        in: 50_000,
      };
      row.in = 50_000;
      found(add(cash), null);
      found(add(cash), null);
    } else if (kind === 'neft') {
      const ref = bank === 'hdfc' ? `SBIN${random.letters(DIGITS, 12)}` : '';
      found(
        add({
          ...row,
          narration: `NEFT*SBIN${random.letters(DIGITS, 12)}*501${random.letters(DIGITS, 11)}*${row.name}`,
          ref,
        }),
        null,
      );
    } else found(add(row));
    last = row;
  }
  return { rows: [...rows, ...FEET[bank]], expected, ...tally };
}

/** The rows as a text. */
export function textOf(
  rows: readonly (readonly string[])[],
  delimiter: string,
  lineEnd = '\n',
): string {
  const quoted = (cell: string) =>
    /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((cells) => cells.map(quoted).join(delimiter)).join(lineEnd) + lineEnd;
}
