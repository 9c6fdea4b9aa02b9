import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPasses } from '../../src/content/en/adminPasses.ts';
import { rowOf } from '../../src/features/passes/admin/statement/data/importStatement.ts';
import { readStatement } from '../../src/shared/admin/statement/readStatement.ts';
import { openPayments, type Payments } from './support/passPayments.ts';

const { faults, left } = adminPasses.bank;

let pay: Payments;
beforeAll(async () => {
  pay = await openPayments('statement-checks');
});
afterAll(() => pay?.stack.stop());

const HEADINGS = 'Date,RRN,Narration,Payer Name,Payer VPA,Amount,Status';
type Cells = Partial<Record<'date' | 'number' | 'text' | 'payer' | 'vpa' | 'amount', string>>;
const row = (cells: Cells) =>
  [
    cells.date ?? '14/11/2026',
    cells.number ?? '',
    cells.text ?? 'UPI',
    cells.payer ?? 'RITU',
    cells.vpa ?? 'ritu@oksbi',
    cells.amount ?? '850.00',
    'SUCCESS',
  ]
    .map((cell) => `"${cell}"`)
    .join(',');
const read = (...rows: Cells[]) => {
  const statement = readStatement([HEADINGS, ...rows.map(row)].join('\n'));
  if (statement.state !== 'read') throw new Error(statement.doubt);
  return statement;
};

const LONG = 'x'.repeat(1000);
/**
 * Values that each check of `bank_lines` refuses, with the reader's message for them; null where the reader repairs the
 * text (cuts a long one, drops a number of another length), so that the check passes. The state is not read from
 * statements.
 */
const REFUSED: Record<string, readonly (readonly [Cells, says: string | null])[]> = {
  bank_lines_booked_on_check: [
    [{ date: '01/01/1800' }, faults.day('1800')],
    [{ date: '01/01/2999' }, faults.day('2999')],
  ],
  bank_lines_amount_paise_check: [
    [{ amount: '10,00,00,000.01' }, faults.tooMuch],
    [{ amount: '0.00' }, left.zero],
  ],
  bank_lines_narration_check: [
    [{ text: 'UPI \ufffd' }, faults.lost],
    [{ text: LONG }, null],
  ],
  bank_lines_payer_check: [
    [{ payer: 'RIT\ufffd' }, faults.lost],
    [{ payer: LONG }, null],
  ],
  bank_lines_payer_vpa_check: [
    [{ vpa: 'rit\ufffd@oksbi' }, faults.lost],
    [{ vpa: `${LONG}@${LONG}`, text: `UPI/A/a@${LONG}` }, null],
  ],
  bank_lines_utr_check: [[{ number: '4319479050501' }, null]],
  bank_lines_state_check: [],
};

test('each check of bank_lines has its sentence in the reader, and keeps no good line out', async () => {
  const checks = await pay.stack.sql<{ name: string }[]>`
    select conname as name from pg_constraint
    where conrelid = 'public.bank_lines'::regclass and contype = 'c' order by conname`;
  expect(checks.map(({ name }) => name)).toEqual(Object.keys(REFUSED).toSorted());

  const all = Object.values(REFUSED).flat();
  for (const [cells, says] of all) {
    const { faults: found, sums, lines } = read(cells);
    const said = [...found.map(({ message }) => message), ...sums.left.map(({ why }) => why)];
    expect(said).toEqual(says === null ? [] : [says]);
    expect(lines).toHaveLength(says === null ? 1 : 0);
  }

  const good = Array.from({ length: 200 }, (_, place) => ({
    number: String(431_900_000_000 + place),
  }));
  const statement = read(...all.map(([cells]) => cells), ...good);
  const mended = all.filter(([, says]) => says === null).length;
  expect(statement.faults.length).toBe(all.length - mended - 1);
  const rows = statement.lines.map(rowOf);
  const { from, to } = statement;
  const { data } = await pay.importLines(rows, { p_from: from, p_to: to, p_is_last: false });
  expect(data).toEqual({ added: 200 + mended, known: 0 });
});
