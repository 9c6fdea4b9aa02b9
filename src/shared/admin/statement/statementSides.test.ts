import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStatement } from './readStatement.ts';
import type { StatementColumns, StatementField } from './statementColumns.ts';
import { textOf } from './statements.fixture.ts';

const FATES = ['in', 'in', 'out', 'failed', 'pending', 'reversed', 'refund'] as const;
type Fate = (typeof FATES)[number];

/** The columns of an amount and its side in each kind of layout. */
const SIDES = {
  pair: ['debit', 'credit'],
  side: ['amount', 'side'],
  type: ['amount', 'type'],
  signs: ['amount'],
  cells: ['amount'],
  report: ['amount', 'payer', 'paymentId', 'type'],
} as const satisfies Record<string, readonly StatementField[]>;
type Kind = keyof typeof SIDES;
const KINDS = Object.keys(SIDES) as Kind[];

const HEADINGS: Partial<Record<StatementField, readonly string[]>> = {
  date: ['Date', 'Txn Date', 'TRAN DATE', 'Transaction_Date', 'Wann'],
  narration: ['Narration', 'Particulars', 'Remarks', 'Was'],
  debit: ['Debit', 'Withdrawals', 'Withdrawl (INR)', 'Paid Out', 'DR', 'Weg'],
  credit: ['Credit', 'Deposits', 'Deposit Amt.', 'Paid In', 'CR', 'Her'],
  amount: ['Amount', 'Amount (Rs.)', 'Txn Amount', 'Viel'],
  side: ['Dr/Cr', 'D/C', 'Indicator', 'Seite'],
  type: ['Type', 'Transaction Type', 'Txn_Type', 'Art'],
  status: ['Status', 'Txn Status', 'Payment Status', 'Stand'],
  payer: ['Payer Name', 'From'],
  paymentId: ['Order ID', 'MerchantReferenceId'],
};

const pick = <One>(seed: number, list: readonly One[]): One => {
  const one = list[seed % list.length];
  if (one === undefined) throw new Error('An empty list');
  return one;
};
const FAILED = ['FAILED', 'Failure', 'DECLINED', 'txn_failed', 'Expired'];
const PENDING = ['PENDING', 'Initiated', 'Processing', 'IN PROGRESS'];
const PAID = ['SUCCESS', 'Completed', 'captured', 'Txn Success'];
const BACK = ['REFUND', 'Chargeback', 'Payment Refund', 'REVERSAL'];
const REVERSED = ['REV:UPI/', 'UPI REV/', 'UPI-REVERSAL-', 'RVSL UPI ', 'UPI/CRADJ/'];

type Line = { fate: Fate; seed: number };

/** The cells of a line by their meaning; in a layout that cannot express it, the line is a debit. */
function cellsOf(kind: Kind, hasStatus: boolean, { fate, seed }: Line, at: number) {
  const isTold =
    fate === 'in' || fate === 'reversed' || (hasStatus && /failed|pending|refund/.test(fate));
  const isBack = fate === 'refund' && !hasStatus;
  const figure = `${900 + at}.00`;
  const out = pick(seed, [`-${figure}`, `(${figure})`, `${figure}-`, `₹ -${figure}`]);
  const number = 431_900_000_000 + at;
  const status = fate === 'failed' ? FAILED : fate === 'pending' ? PENDING : PAID;
  const cells: Partial<Record<StatementField, string>> = {
    date: '14/11/2026',
    narration: fate === 'reversed' ? `${pick(seed, REVERSED)}${number}/A` : `UPI/${number}/A`,
    status: pick(seed, fate === 'refund' ? ['REFUNDED', 'Chargeback'] : status),
    payer: 'RITU',
    paymentId: `O${at}`,
  };
  if (kind === 'pair')
    cells[isTold ? 'credit' : 'debit'] = isTold ? figure : pick(seed, [figure, out]);
  else if (kind === 'signs') cells.amount = isTold ? figure : out;
  else if (kind === 'cells')
    cells.amount = `${figure}${pick(seed, isTold ? [' Cr', 'CR', ' (Cr)'] : [' Dr', 'DR.', '(Dr)'])}`;
  else cells.amount = pick(seed, isTold ? [figure] : [figure, out]);
  const words = isBack
    ? BACK
    : isTold
      ? ['CR', 'Credit', 'C', 'Cr.', 'Deposit']
      : ['DR', 'Debit', 'D', 'Dr.', 'Withdrawal'];
  cells.side = pick(seed, isBack ? ['DR'] : words);
  cells.type = kind === 'report' ? (isTold ? 'PAYMENT' : pick(seed, BACK)) : pick(seed, words);
  return cells;
}

const statement = fc.record({
  kind: fc.constantFrom(...KINDS),
  hasStatus: fc.boolean(),
  headings: fc.nat(),
  order: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  lines: fc.array(fc.record({ fate: fc.constantFrom(...FATES), seed: fc.nat() }), {
    minLength: 1,
    maxLength: 12,
  }),
});

test('no line with money out, failed, pending or reversed counts as money that came in', () => {
  const seen = { read: 0, asked: 0, in: 0 };
  fc.assert(
    fc.property(statement, ({ kind, hasStatus, headings, order, lines }) => {
      const fields: StatementField[] = ['date', 'narration', ...SIDES[kind]];
      if (hasStatus) fields.push('status');
      const places = fields.toSorted(
        (one, other) => (order[fields.indexOf(one)] ?? 0) - (order[fields.indexOf(other)] ?? 0),
      );
      const heads = places.map((field, at) =>
        pick(headings + at * (1 + (headings % 3)), HEADINGS[field] ?? []),
      );
      const rows = lines.map((line, at) => {
        const cells = cellsOf(kind, hasStatus, line, at);
        return places.map((field) => cells[field] ?? '');
      });
      const text = textOf([heads, ...rows], ',');
      const columns: StatementColumns = Object.fromEntries(places.map((field, at) => [field, at]));
      let read = readStatement(text);
      if (read.state === 'unknown') {
        seen.asked += 1;
        // The owner chooses the columns correctly, and nothing beyond that.
        read = readStatement(text, columns);
        if (read.state === 'unknown' && lines.every(({ fate }) => fate === 'in'))
          read = readStatement(text, { ...columns, isAllIn: true });
      }
      if (read.state === 'unknown') return;
      seen.read += 1;
      const found = read.lines.map(({ line }) => line);
      const came = lines.flatMap(({ fate }, at) => (fate === 'in' ? [at + 2] : []));
      expect(found.filter((line) => !came.includes(line))).toEqual([]);
      // Every credit is found, or reported as unreadable.
      const told = new Set(read.faults.map(({ line }) => line));
      expect(came.filter((line) => !found.includes(line) && !told.has(line))).toEqual([]);
      seen.in += found.length;
    }),
    { numRuns: 600 },
  );
  // Most are read, some need a choice of columns, and there are credits.
  expect(seen.read).toBeGreaterThan(500);
  expect(seen.asked).toBeGreaterThan(50);
  expect(seen.in).toBeGreaterThan(500);
});
