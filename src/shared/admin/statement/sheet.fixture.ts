import { readStatement } from './readStatement.ts';
import { textOf } from './statements.fixture.ts';

export const HEADS = [
  'Txn Date',
  'Value Date',
  'Description',
  'Ref No./Cheque No.',
  'Debit',
  'Credit',
  'Balance',
];
export const row = (
  over: { date?: string; text?: string; ref?: string; out?: string; in?: string } = {},
): string[] => {
  const { date = '14 Nov 2026', text = 'UPI/CR/431947905050/AARAV P/HDFC', ref = '' } = over;
  return [date, date, text, ref, over.out ?? '', over.in ?? '850.00', '1,000.00'];
};
export const sheet = (...rows: string[][]) => textOf([HEADS, ...rows], '\t');
export const linesOf = (text: string) => {
  const statement = readStatement(text);
  if (statement.state !== 'read' || statement.faults.length > 0)
    throw new Error(JSON.stringify(statement).slice(0, 500));
  return statement.lines;
};
export const faultsOf = (text: string) => {
  const statement = readStatement(text);
  return statement.state === 'read' ? statement.faults : [];
};
