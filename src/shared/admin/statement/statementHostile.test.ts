import { describe, expect, test } from 'vitest';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { readStatement } from './readStatement.ts';
import { app, cameIn, GOOD, pair, pairOf, told } from './hostile.fixture.ts';

// Statements that pretend that money has come.

const { faults, left } = adminPasses.bank;

describe('the side of a balance is not the amount’s', () => {
  test.each([
    'Balance Amount',
    'Bal Amt',
    'Ledger Balance',
    'Net Balance',
    'Closing Bal',
    'Balance In INR',
    'शेष',
    'Outstanding',
    'Running Total',
    'Saldo',
  ])('behind %s', (heading) => {
    const rows = ['14/11/2026,A,850.00,1.00,CR', '14/11/2026,B,900.00,1.00,CR'];
    const text = [`Date,Particulars,Amount,${heading},Dr/Cr`, ...rows].join('\n');
    expect(cameIn(text)).toBe('side');
  });

  test.each(['Date,Text,Description,Dr/Cr,CCY,Amount', 'Date,Who,Particulars,Currency,D/C,Amount'])(
    'but that of the amount is read: %s',
    (heads) => {
      const row = (side: string) =>
        heads
          .replace('Date', '14/11/2026')
          .replace(/D[^,]{0,2}\/C[^,]?/, side)
          .replace('Amount', '850');
      expect(cameIn([heads, row('CR'), row('DR')].join('\n'))).toEqual([850]);
    },
  );
});

describe('a list of what the firm paid', () => {
  test.each([
    'Receiver VPA',
    'Recipient',
    'Payee UPI ID',
    'Beneficiary Account',
    'Bene Name',
    'Vendor',
    'Supplier Name',
    'Credit Account',
    'Merchant Name',
    'Sent To',
  ])('has a column %s', (heading) => {
    const text = `Date,Payer Name,${heading},Amount,UTR,Status\n14/11/2026,MANDAP,x,900,1,SUCCESS`;
    expect(cameIn(text)).toBe('side');
  });

  test('may have orders, and refunds with a minus', () => {
    expect(cameIn('Date,Order ID,Description,Type,Amount\n14/11/2026,O1,Shoes,Payment,900')).toBe(
      'side',
    );
    const rows = ['14/11/2026,AMAZON,900.00', '14/11/2026,REFUND AMAZON,-850.00'];
    expect(cameIn(['Date,Description,Amount', ...rows].join('\n'))).toBe('side');
  });
});

describe('a word in a column of sides', () => {
  test.each([
    'Credit (Failed)',
    'Credit pending',
    'Not received',
    'Credit declined',
    'CREDIT REJECTED',
    'Not credited',
    'CR RET',
    'CR-RTN',
    'CR ADJ',
    'Credit Reversal',
    'Credited to beneficiary',
    'Credit hold',
    'Loan credit recovery',
    'Uncredited',
    'Credit request',
  ])('that denies it is no credit: %s', (word) => {
    for (const heading of ['Dr/Cr', 'Type']) {
      const rows = ['14/11/2026,A,850.00,Credit', `14/11/2026,B,900.00,${word}`];
      const text = [`Date,Narration,Amount,${heading}`, ...rows].join('\n');
      expect(cameIn(text)).toEqual([850]);
      const statement = readStatement(text);
      // And the word is named.
      expect(told(text).join(' ') + JSON.stringify(statement)).toContain(word);
    }
  });

  test.each([
    'Transfer Credit',
    'UPI-CR',
    'Cash deposit',
    'Payment received',
    'By credit',
    'NEFT Cr.',
  ])('is a credit: %s', (word) => {
    const rows = [`14/11/2026,A,850.00,${word}`, '14/11/2026,B,900.00,Debit'];
    expect(cameIn(['Date,Narration,Amount,Type', ...rows].join('\n'))).toEqual([850]);
  });
});

describe('a failure or a refund', () => {
  test.each([
    ['Type', 'FAILED'],
    ['Type', 'Declined by bank'],
    ['Mode', 'Failed'],
    ['Channel', 'REFUND'],
    ['Remarks', 'REVERSAL OF UPI 431900000002'],
    ['Remarks', 'FAILED'],
    ['Note', 'Payment failed: U30'],
    ['Settlement Status', 'REFUNDED'],
    ['Settlement Status', 'CHARGEBACK'],
    ['Refunded', 'Yes'],
    ['Refund Amount', '900.00'],
    ['Chargeback', 'Y'],
    ['Amount Reversed', '₹900'],
  ])('in a column that is not read for it counts: %s, %s', (heading, word) => {
    const rows = ['14/11/2026,A,,850.00,', `14/11/2026,B,,900.00,${word}`];
    const text = [`Date,Description,Debit,Credit,${heading}`, ...rows].join('\n');
    expect(cameIn(text)).toEqual([850]);
    expect(told(text)).toHaveLength(1);
  });

  test.each([
    ['Refund Amount', '0.00'],
    ['Refunded', 'No'],
    ['Refund Status', 'null'],
    ['Settlement Status', 'PENDING'],
    ['Settlement Status', 'Failed'],
    ['Branch', 'REVERSAL ROAD'],
    ['Remarks', 'return gift K7P2M4'],
  ])('is none: %s, %s', (heading, word) => {
    const row = `14/11/2026,A,,850.00,${word}`;
    expect(cameIn(`Date,Description,Debit,Credit,${heading}\n${row}`)).toEqual([850]);
  });

  test.each([
    ['State', 'Declined by bank'],
    ['Bank Status', 'Failed - insufficient balance'],
    ['Txn Result', 'Payment Failed: U30'],
    ['Response', 'Pending with bank'],
    ['State', 'On hold'],
    ['State', 'Bounced'],
    ['State', 'असफल'],
    ['Status of it', 'विफल'],
    ['State', 'Awaiting confirmation'],
    ['State', 'Kaputt'],
    ['Was', 'Rejected by the bank'],
  ])('is asked for in a column without a known heading: %s, %s', (heading, word) => {
    const many = Array.from({ length: 1100 }, () => '14/11/2026,A,,0,1,Success');
    const rows = ['14/11/2026,A,,850.00,1,Success', ...many, `14/11/2026,B,,900.00,1,${word}`];
    const text = [`Date,Narration,Debit,Credit,Balance,${heading}`, ...rows].join('\n');
    expect(cameIn(text)).toBe('status');
  });

  test('is asked for in a second column of statuses', () => {
    expect(app('Payment Status,Status', 'SUCCESS,OK', 'SUCCESS,Rejected by bank')).toBe('status');
  });
});

describe('a balance or a total with a date', () => {
  test.each([
    'OPENING BALANCE',
    'B/F',
    'BROUGHT FORWARD',
    'BALANCE B/F',
    'Bal C/F',
    'CLOSING BALANCE',
    'TOTAL',
    'Page Total:',
    'Balance as on 01/11/2026',
    'Opening Balance as on 01-Nov-2026',
    'कुल योग',
  ])('is no payment: %s', (narration) => {
    const text = pairOf(GOOD, `14/11/2026,${narration},,900.00,900.00`);
    expect(cameIn(text)).toEqual([850]);
    expect(told(text)).toEqual([left.sum]);
  });

  test.each(['TOTAL GARBA PASSES', 'BALANCE PAYMENT RITU', 'UPI/CR/431900000002/TOTAL'])(
    'is not %s',
    (narration) => {
      expect(pair(`14/11/2026,${narration},,900.00,1`)).toEqual([900]);
    },
  );
});

describe('below the lines', () => {
  test.each([
    ['a sum like a day of Excel', 'Sum of debits,Nos,Nos,Sum of credits,x', '45345.00,3,,900.00,5'],
    ['sums without a title', '', '46340.00,Sums,,900.00,5'],
    ['columns in another order', 'Dt,Text,Credit,Debit,Bal', '15/11/2026,TENT,,900.00,1'],
    ['columns in another language', 'Tag,Text,Haben,Soll,Saldo', '15/11/2026,TENT,,900.00,1'],
    ['another table', 'Due Date,EMI No,Principal,EMI,Rest', '15/12/2026,1,,900.00,1'],
    ['what failed', 'Failed transactions', '15/11/2026,UPI/431900000002/AMIT,,900.00,1'],
    ['what is to come', 'Upcoming payments (2),,,,', '15/11/2026,A,,900.00,1'],
    ['what waits', ',,,,Pending', `Date,Narration,Debit,Credit,Balance\n15/11/2026,A,,900.00,1`],
  ])('nothing is read of %s', (_name, head, row) => {
    const text = pairOf(GOOD, '', head, row);
    expect(cameIn(text)).toEqual([850]);
    expect(told(text)).toHaveLength(1);
  });

  test('the same headings in other words go on', () => {
    const more = ['Txn Date,Particulars,Withdrawals,Deposits,Bal', GOOD.replace('850', '900')];
    expect(pair(GOOD, ...more)).toEqual([850, 900]);
  });

  test.each([
    ['a date that cannot be read', 'Today,UPI AMIT,,Rs.900.00,1', faults.date('Today')],
    ['an error', '#VALUE!,UPI AMIT,,INR 900,1', faults.date('#VALUE!')],
    ['no date below a total', ',Total,,1,\n,UPI/CR/431900000002/AMIT,,900.00,1', faults.noDate],
    ['none on a new page', 'Page 2 of 3\n,UPI/CR/431900000002/AMIT,,900.00,1', faults.noDate],
  ])('a line with %s is told', (_name, rows, message) => {
    const text = pairOf(GOOD, rows);
    expect(cameIn(text)).toEqual([850]);
    expect(told(text)).toEqual([message]);
  });
});
