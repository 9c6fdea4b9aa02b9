import type { Bank } from './statementColumns.ts';
import { CROCKFORD, DIGITS, type Random } from './random.fixture.ts';

// Statements as each bank writes them.

const BANKS = ['SBIN', 'HDFC', 'ICIC', 'UTIB', 'YESB', 'PUNB'];
const HANDLES = ['oksbi', 'okhdfcbank', 'ybl', 'axl', 'paytm', 'ptyes'];

/** A row before it is written: `in` and `out` in paise. */
export type Row = {
  day: number;
  narration: string;
  utr: string;
  ref: string;
  in: number;
  out: number;
  isWrapped: boolean;
  name: string;
  paymentId: string;
};

const two = (number: number) => String(number).padStart(2, '0');
export const grouped = (paise: number) =>
  (paise / 100).toFixed(2).replace(/\B(?=(?:\d\d)*\d{3}\b)/g, ',');

/** The narration of a payment at each bank. */
export const NARRATIONS: Record<
  Bank,
  (random: Random, row: Row, how: 'in' | 'out' | 'back') => string
> = {
  sbi: (random, { utr, name }, how) => {
    const way = {
      in: 'BY TRANSFER-UPI/CR',
      out: 'TO TRANSFER-UPI/DR',
      back: 'BY TRANSFER-UPI/REV',
    }[how];
    return `   ${way}/${utr}/${name.slice(0, 8).toUpperCase()}/${random.pick(BANKS)}/${random.letters(DIGITS, 10)}/${random.letters(CROCKFORD, 5)}--`;
  },
  hdfc: (random, { utr, name }, how) =>
    `${how === 'back' ? 'REV-' : ''}UPI-${name.toUpperCase()}-${vpaOf(random)}-${random.pick(BANKS)}000${random.letters(DIGITS, 4)}-${utr}-${random.letters(CROCKFORD, 6)} RAASGARBA`,
  icici: (random, { utr, name }, how) => {
    const id = `ICI${random.letters('0123456789abcdef', 32)}`;
    if (how === 'back') return `UPI/REV/${utr}/${name}/${id}`;
    return random.below(2) === 0
      ? `UPI/${utr}/${random.letters(CROCKFORD, 6)} Raas/${vpaOf(random)}/State Bank Of I/${id}`
      : `UPI/${name.toUpperCase()}/${vpaOf(random)}/passes/HDFC BANK LTD/${utr}/${id}`;
  },
  axis: (random, { utr, name }, how) =>
    `UPI/${how === 'back' ? 'CRADJ' : random.pick(['P2A', 'P2M'])}/${utr}/${name.slice(0, 9).toUpperCase()}/${random.pick(['State Ban', 'ICICI Ban'])}/${random.letters(CROCKFORD, 6)}`,
  phonepe: () => '',
};

function vpaOf(random: Random): string {
  const name = random.pick([
    `91${random.letters('6789', 1)}${random.letters(DIGITS, 9)}`,
    `${random.letters('6789', 1)}${random.letters(DIGITS, 9)}-${1 + random.below(9)}`,
    `${random.letters('abcdefgh', 7)}.${random.letters(DIGITS, 2)}`,
  ]);
  return `${name}@${random.pick(HANDLES)}`;
}

export const dayOf = (day: number) =>
  `2026-${two(9 + Math.floor(day / 30))}-${two(1 + (day % 30))}`;
const MONTH = ['', '', '', '', '', '', '', '', '', 'Sep', 'Oct', 'Nov'];
export const dated: Record<Bank, (iso: string) => string> = {
  sbi: (iso) => `${Number(iso.slice(8))} ${MONTH[Number(iso.slice(5, 7))]} 2026`,
  hdfc: (iso) => `${iso.slice(8)}/${iso.slice(5, 7)}/26`,
  icici: (iso) => `${iso.slice(8)}/${iso.slice(5, 7)}/2026`,
  axis: (iso) => `${iso.slice(8)}-${iso.slice(5, 7)}-2026`,
  phonepe: (iso) => `${iso.slice(8)}-${MONTH[Number(iso.slice(5, 7))]}-26`,
};

export const HEADS: Record<Bank, string[][]> = {
  sbi: [
    ['Account Name', ':', 'MANDAP EVENTS'],
    ['Account Number', ':', '_0000003123456789'],
    ['Start Date', ':', '1 Sep 2026'],
    [''],
    [
      'Txn Date',
      'Value Date',
      'Description',
      'Ref No./Cheque No.',
      '        Debit',
      'Credit',
      'Balance',
    ],
  ],
  hdfc: [
    ['HDFC BANK Ltd.', '', '', '', '', 'Statement of accounts'],
    ['Statement From : 01/09/2026 To : 30/11/2026'],
    ['********', '********', '********', '********', '********', '********', '********'],
    [
      'Date',
      'Narration',
      'Chq./Ref.No.',
      'Value Dt',
      'Withdrawal Amt.',
      'Deposit Amt.',
      'Closing Balance',
    ],
    ['********', '********', '********', '********', '********', '********', '********'],
  ],
  icici: [
    ['', 'DETAILED STATEMENT'],
    ['', 'Transaction Date from', '01/09/2026', 'to', '30/11/2026'],
    [
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance (INR )',
    ],
  ],
  axis: [
    ['Name :- MANDAP EVENTS'],
    [
      'Statement of Account No - 923010008070086 for the period (From : 01-09-2026 To : 30-11-2026)',
    ],
    [''],
    ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
  ],
  phonepe: [
    [
      'PaymentType',
      'MerchantReferenceId',
      'PhonePeReferenceId',
      'From',
      'Instrument',
      'CreationDate',
      'Amount',
      'Fee',
      'TransactionDate',
      'SettlementDate',
      'BankReferenceNo',
    ],
  ],
};
export const FEET: Record<Bank, string[][]> = {
  sbi: [['**This is a computer generated statement and does not require a signature']],
  hdfc: [
    ['********', '********', '********', '********', '********', '********', '********'],
    [''],
    ['STATEMENT SUMMARY  :-'],
    ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
    ['12345.00', '40', '160', '5,000.00', '90,000.00', '97,345.00'],
    ['Generated On: 30-Nov-2026 10:11:12'],
  ],
  icici: [
    ['', '', '', '', 'Total', '5,000.00', '90,000.00', ''],
    ['Legends Used in Account Statement'],
    ['1. ATW', 'ATM Withdrawal'],
  ],
  axis: [
    ['', '', 'TRANSACTION TOTAL', '5000.00', '90000.00', ''],
    ['', '', 'CLOSING BALANCE', '', '', '97345.00'],
    ['Unless the constituent notifies the bank immediately, the balance is taken as right.'],
  ],
  phonepe: [],
};
