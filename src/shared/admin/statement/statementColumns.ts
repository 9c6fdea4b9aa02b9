import { countHeadings, headingKey } from '@/shared/admin/csv/readCsv.ts';

const keysOf = (names: string) => names.split(', ').map(headingKey);

/** Headings of the columns that are read; where several columns have one of these, the first name counts. */
const HEADINGS = {
  date: keysOf(
    'Txn Date, Transaction Date, Tran Date, Trans Date, Trn Date, Date, Payment Date, Transaction Date and Time, Date and Time, Date Time, Created At, Post Date, Posting Date, Transaction Posted Date, Value Date, Value Dt, Value Dat',
  ),
  narration: keysOf(
    'Narration, Transaction Remarks, Description, Particulars, Transaction Particulars, Transaction Details, Transaction Description, Details, Remarks, Remark, Note, Notes, Transaction Note',
  ),
  reference: keysOf(
    'BankReferenceNo, RRN, RRN No, Bank RRN, UPI Ref No, UPI Reference No, UPI Transaction ID, UTR, UTR No, UTR Number, Bank UTR, Bank Reference No, Bank Reference Number, Customer Ref No, Ref No./Cheque No., Chq./Ref.No., Chq/Ref Number, Ref/Chq.No, Cheque/Ref No, Reference/Cheque No, Ref No, Reference No, Reference, Cheque No/Ref No, Cheque Number, Cheque No, CHQNO, Chq No, Instrument No, Instrument ID',
  ),
  debit: keysOf(
    'Debit, Debits, Debit Amount, Debit Amt, Debited, Amount Debited, Withdrawal Amt, Withdrawal Amount, Withdrawal, Withdrawals, Withdraws, Withdraw, Withdrawl, Withdrawls, Paid Out, Money Out, Dr Amount, Dr Amt, DR',
  ),
  credit: keysOf(
    'Credit, Credits, Credit Amount, Credit Amt, Credited, Amount Credited, Deposit Amt, Deposit Amount, Deposit, Deposits, Paid In, Money In, Cr Amount, Cr Amt, CR',
  ),
  amount: keysOf(
    'Amount, Transaction Amount, Txn Amount, Tran Amount, Amt, Payment Amount, Amount Paid, Order Amount, Withdrawal/Deposit, Debit/Credit Amount',
  ),
  side: keysOf(
    'Dr/Cr, Cr/Dr, Debit/Credit, Credit/Debit, D/C, C/D, Dr/Cr Flag, Dr/Cr Indicator, Cr/Dr Indicator, Debit/Credit Indicator, Indicator, Sign, Direction',
  ),
  type: keysOf(
    'PaymentType, Transaction Type, Txn Type, Tran Type, Trans Type, Type of Transaction, Entry Type, Entity, Transaction Entity, Type',
  ),
  status: keysOf(
    'Payment Status, Txn Status, Transaction Status, Transaction State, Order Status, Status, Result',
  ),
  payer: keysOf('From, Payer Name, Payer, Paid By, Customer Name, Sender Name, Remitter Name'),
  vpa: keysOf('Payer VPA, Payer UPI ID, Customer VPA, Customer UPI ID, Sender VPA'),
  paymentId: keysOf('MerchantReferenceId, Order ID, Merchant Order ID, Merchant Transaction ID'),
  /** The payee: with such a column, the report does not list payments of buyers. */
  payee: keysOf('To, Payee, Payee Name, Payee VPA, Beneficiary, Beneficiary Name, Paid To'),
};
/** Other names of the payee column, which reports of customers' payments do not have. */
const PAYEE =
  /payee|benef|^bene(?:a|n|v|$)|receiver|recipient|vendor|supplier|merchantname|(?:paid|sent)to|^to(?:account|ac|name|upi|vpa)|creditac/;
/** A side (CR, DR) next to it belongs to the balance. */
const BALANCE = /bal(?!l)|शेष/;
const BALANCES = keysOf(
  'Balance, Closing Balance, Running Balance, Available Balance, Account Balance, BAL',
);
const OTHERS = keysOf(
  'SOL, Init. Br, Branch, Branch Code, Branch Name, S No, Sr No, Sl No, Transaction ID, Tran Id, Txn Id, PhonePeReferenceId, Instrument, CreationDate, SettlementDate, Settled Date, Settlement Type, Settlement Status, Fee, Tax, Time, Currency, CCY, Curr, Method, Channel, Mode, VPA, UPI ID',
);

export type Bank = 'sbi' | 'hdfc' | 'icici' | 'axis' | 'phonepe';
/** Headings that only one bank has together. */
const TELLTALES: readonly (readonly [bank: Bank, keys: readonly string[]])[] = [
  ['phonepe', keysOf('MerchantReferenceId, BankReferenceNo')],
  ['sbi', keysOf('Txn Date, Ref No./Cheque No., Debit, Credit')],
  ['hdfc', keysOf('Narration, Chq./Ref.No., Withdrawal Amt, Deposit Amt')],
  ['hdfc', keysOf('Narration, Chq/Ref Number, Debit Amount, Credit Amount')],
  ['icici', keysOf('Transaction Remarks, Withdrawal Amount, Deposit Amount')],
  ['axis', keysOf('Tran Date, CHQNO, Particulars, DR, CR')],
];

export type StatementField = keyof typeof HEADINGS;
/** Index of each column; `amount` where debits and credits share one. */
export type StatementColumns = Readonly<
  Partial<Record<StatementField, number>> & {
    /** The owner's choice: each amount is a credit, unless its line says otherwise. */
    isAllIn?: boolean;
  }
>;

/** The headings by which statements are recognised. */
export const KNOWN_HEADINGS: ReadonlyMap<string, string> = new Map(
  [...Object.values(HEADINGS).flat(), ...BALANCES, ...OTHERS].map((key) => [key, key]),
);
const FEWEST_KNOWN = 3;

export const isHeadingRow = (cells: readonly string[]): boolean =>
  countHeadings(cells, KNOWN_HEADINGS) >= FEWEST_KNOWN;

/** Whether dates and amounts can be read with these columns. */
export const isComplete = ({ date, credit, amount }: StatementColumns): boolean =>
  date !== undefined && (credit !== undefined || amount !== undefined);

/** Whether one column of debits and credits is known and the other is not. */
export const isHalf = ({ credit, debit }: StatementColumns): boolean =>
  (credit === undefined) !== (debit === undefined);

/** Whether what came in may be without the fees of an app: then it is not what the buyers have paid. */
export function isNet(headings: readonly string[], { credit }: StatementColumns): boolean {
  const keys = headings.map(headingKey);
  const hasAmount = keys.some((key) => HEADINGS.amount.includes(key));
  return (
    credit !== undefined && hasAmount && keys.some((key) => /^fees?(?:$|exclu|inclu)/.test(key))
  );
}

/** Key of headings: columns chosen for one key are not used for another. */
export const headingsKey = (headings: readonly string[]): string =>
  headings.map(headingKey).join('|');

/** Whether a side is that of the column before it: of a balance, or of one that is not known and may be a balance. */
function isOfOther(keys: readonly string[], at: number): boolean {
  const [before = '', key = '', after = ''] = [keys[at - 1], keys[at], keys[at + 1]];
  if (BALANCE.test(before)) return true;
  if (!HEADINGS.side.includes(key) || HEADINGS.amount.includes(after)) return false;
  const isUnknown = before !== '' && !KNOWN_HEADINGS.has(before);
  const isBehind = keys.slice(0, at).some((one) => HEADINGS.amount.includes(one));
  return isUnknown && (isBehind || /outstanding|total|^net|position/.test(before));
}

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
  for (const field of ['side', 'type'] as const) {
    const at = keys.findIndex(
      (key, place) => HEADINGS[field].includes(key) && !isOfOther(keys, place),
    );
    if (at < 0) delete columns[field];
    else columns[field] = at;
  }
  const payee = keys.findIndex((key) => PAYEE.test(key));
  if (payee >= 0) columns.payee ??= payee;
  if (columns.amount === undefined && columns.credit === undefined && columns.side !== undefined) {
    // `Debit/Credit` with the amounts themselves, as Kotak writes it.
    columns.amount = columns.side;
    delete columns.side;
  }
  if (columns.credit !== undefined && columns.debit !== undefined) {
    delete columns.amount;
    delete columns.side;
  }
  const bank = TELLTALES.find(([, names]) => names.every((name) => keys.includes(name)))?.[0];
  return { columns, bank: bank ?? null };
}

/** Columns that are read, or whose headings are known and not to be read; a status column always counts. */
export const namedColumns = (headings: readonly string[], columns: StatementColumns) =>
  new Set<unknown>([
    ...Object.values(columns),
    ...headings.map(headingKey).flatMap((key, at) => {
      const isNamed = KNOWN_HEADINGS.has(key) && !HEADINGS.status.includes(key);
      return isNamed ? [at] : [];
    }),
  ]);

/** Which words count in a column that is not read; `settled` is about the later payout. */
export type Loose = 'any' | 'text' | 'refund' | 'settled';

/** Columns in which no words count: payer, place and numbers. */
const NO_WORDS = new Set(
  (['side', 'date', 'reference', 'payer', 'vpa', 'paymentId'] as const).flatMap(
    (field) => HEADINGS[field],
  ),
);
const WHO = /name|payer|customer|remitter|sender|vpa|upiid|branch/;

/** Which words count in each column; null in those that are read. */
export function looseColumns(
  headings: readonly string[],
  columns: StatementColumns,
): (Loose | null)[] {
  const read = new Set<unknown>(Object.values(columns));
  return headings.map(headingKey).map((key, at) => {
    if (read.has(at) || NO_WORDS.has(key) || BALANCE.test(key) || PAYEE.test(key)) return null;
    if (/refund(?!able)|rfnd|revers|chargeback/.test(key)) return 'refund';
    if (/settle|payout/.test(key)) return 'settled';
    if (HEADINGS.narration.includes(key)) return 'text';
    return WHO.test(key) && !isStatus(key) ? null : 'any';
  });
}

/** Whether a heading that is not known is that of a status. */
export const isStatus = (heading: string): boolean =>
  /stat(?:e|us)(?!ment)|result|response/.test(headingKey(heading)) &&
  !/settle|payout|refund/.test(headingKey(heading));

/** Index of the balance column; -1 without one. */
export const balanceOf = (headings: readonly string[]): number =>
  headings.findIndex((heading) => BALANCE.test(headingKey(heading)));

/** Possible meanings of unknown headings, to be confirmed by the owner. */
const LIKELY: readonly (readonly [StatementField, RegExp])[] = [
  ['date', /date/],
  ['debit', /debit|withdr|paidout|moneyout/],
  ['credit', /credit|deposit|paidin|moneyin/],
  ['amount', /am(?:oun)?t/],
  ['status', /status/],
  ['reference', /utr|rrn|ref/],
  ['narration', /narrat|descr|detail|particul|remark/],
];

/** Proposed columns, as far as the headings are known or likely. */
export function guessedColumns(headings: readonly string[]): StatementColumns {
  const columns: Partial<Record<StatementField, number>> = { ...columnsOf(headings).columns };
  const keys = headings.map(headingKey);
  for (const [field, pattern] of LIKELY) {
    const at = keys.findIndex((key) => !KNOWN_HEADINGS.has(key) && pattern.test(key));
    if (at >= 0) columns[field] ??= at;
  }
  return columns;
}
