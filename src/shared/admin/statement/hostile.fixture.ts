import { readStatement } from './readStatement.ts';

/** Credits in rupees; else the reason why columns must be chosen. */
export function cameIn(text: string): number[] | string {
  const statement = readStatement(text);
  if (statement.state !== 'read') return statement.doubt;
  return statement.lines.map(({ amountPaise }) => amountPaise / 100);
}
/** A statement with a column for each side. */
export const pairOf = (...rows: string[]) =>
  ['Date,Narration,Debit,Credit,Balance', ...rows].join('\n');

export const pair = (...rows: string[]) => cameIn(pairOf(...rows));
/** A line of 850 rupees that came. */
export const GOOD = '14/11/2026,UPI/CR/431900000001/RITU SHARMA,,850.00,1.00';
/** A report of two payments, with one more column or several. */
export const appOf = (heading: string, first: string, second: string) =>
  [
    `Date,RRN,Payer Name,Payer VPA,Amount,${heading}`,
    `14/11/2026,431900000001,RITU,ritu@oksbi,850.00,${first}`,
    `14/11/2026,431900000002,AMIT,amit@oksbi,900.00,${second}`,
  ].join('\n');

export const app = (heading: string, first: string, second: string) =>
  cameIn(appOf(heading, first, second));
/** The reasons for lines that are left out, and the faults of lines. */
export function told(text: string): string[] {
  const statement = readStatement(text);
  if (statement.state !== 'read') return [statement.doubt];
  return [
    ...statement.sums.left.map(({ why }) => why),
    ...statement.faults.map(({ message }) => message),
  ];
}
