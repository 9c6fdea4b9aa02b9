import { headingKey } from '@/shared/admin/csv/readCsv.ts';

const keysOf = (names: string) => names.split(', ').map(headingKey);

/** Headings of the columns that are read; where several columns have one of these, the first name counts. */
const HEADINGS = {
  date: keysOf('Txn Date, Transaction Date, Tran Date, Trans Date, Date'),
  narration: keysOf(
    'Narration, Transaction Remarks, Description, Particulars, Transaction Particulars, Transaction Details, Details, Remarks',
  ),
  reference: keysOf(
    'BankReferenceNo, UTR, UTR No, RRN, Ref No./Cheque No., Chq./Ref.No., Chq/Ref Number, Ref No, Reference No, Cheque No/Ref No, Cheque Number, Cheque No, CHQNO, Chq No',
  ),
  debit: keysOf(
    'Debit, Debit Amount, Withdrawal Amt, Withdrawal Amount, Withdrawal, Withdrawals, DR',
  ),
  credit: keysOf('Credit, Credit Amount, Deposit Amt, Deposit Amount, Deposit, Deposits, CR'),
  amount: keysOf('Amount, Transaction Amount'),
  side: keysOf('Dr/Cr, Cr/Dr, Debit/Credit, PaymentType'),
  payer: keysOf('From'),
  paymentId: keysOf('MerchantReferenceId'),
};
const OTHERS = keysOf(
  'Value Date, Value Dt, Value Dat, Posting Date, Transaction Posted Date, Balance, Closing Balance, Running Balance, Available Balance, BAL, SOL, Init. Br, Branch Code, S No, Sr No, Transaction ID, PhonePeReferenceId, Instrument, CreationDate, SettlementDate, Fee',
);

export type Bank = 'sbi' | 'hdfc' | 'icici' | 'axis' | 'phonepe';
/** Headings that only one bank has. */
const TELLTALES: readonly (readonly [bank: Bank, keys: readonly string[]])[] = [
  ['phonepe', keysOf('BankReferenceNo')],
  ['sbi', keysOf('Ref No./Cheque No.')],
  ['hdfc', keysOf('Chq./Ref.No., Chq/Ref Number')],
  ['icici', keysOf('Transaction Remarks')],
  ['axis', keysOf('CHQNO, SOL')],
];

export type StatementField = keyof typeof HEADINGS;
/** Index of each column; `amount` where debits and credits share one, `side` if another column says which it is. */
export type StatementColumns = Readonly<Partial<Record<StatementField, number>>>;

/** The headings by which statements are recognised. */
export const KNOWN_HEADINGS: ReadonlyMap<string, string> = new Map(
  [...Object.values(HEADINGS).flat(), ...OTHERS].map((key) => [key, key]),
);
const FEWEST_KNOWN = 3;

export const isHeadingRow = (cells: readonly string[]): boolean =>
  new Set(
    cells.flatMap((cell) => (cell === '' ? [] : (KNOWN_HEADINGS.get(headingKey(cell)) ?? []))),
  ).size >= FEWEST_KNOWN;

/** Whether dates and amounts can be read with these columns. */
export const isComplete = ({ date, credit, amount }: StatementColumns): boolean =>
  date !== undefined && (credit !== undefined || amount !== undefined);

/** The columns below a row of headings, and the bank that writes them so. */
export function columnsOf(headings: readonly string[]): {
  columns: StatementColumns;
  bank: Bank | null;
} {
  const keys = headings.map(headingKey);
  const columns: Partial<Record<StatementField, number>> = {};
  for (const [field, names] of Object.entries(HEADINGS) as [StatementField, string[]][]) {
    const name = names.find((one) => keys.includes(one));
    if (name !== undefined) columns[field] = keys.indexOf(name);
  }
  const bank = TELLTALES.find(([, names]) => names.some((name) => keys.includes(name)))?.[0];
  return { columns, bank: bank ?? null };
}
