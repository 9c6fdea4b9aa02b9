import { describe, expect, test } from 'vitest';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { readStatement } from './readStatement.ts';
import { app, appOf, cameIn, GOOD, pair, pairOf, told } from './hostile.fixture.ts';

// Statements in which credits or reversals are hard to detect.

const { faults, left } = adminPasses.bank;

describe('cells that have moved', () => {
  test.each([
    ["'TENT HOUSE,',5000.00,,20850.00", [850]],
    ["'TENT,'1234,5000.00,,20850.00", [850]],
    ["'RITU,',,900.00,20850.00", [850, 900]],
    ['TENT,5000.00,,20850.00', [850]],
    ['TENT,5000.00,20850.00', [850]],
  ])('by an apostrophe or a lost cell: %s', (rest, rupees) => {
    const text = `Date,Narration,Ref,Debit,Credit,Balance\n14/11/2026,A,,,850,1\n14/11/2026,${rest}`;
    expect(cameIn(text)).toEqual(rupees);
  });

  test('in every line', () => {
    const text = 'Date,Narration,Ref,Credit,Debit,Balance\n14/11/2026,A,850.00,25850.00';
    expect(told(text)).toEqual([faults.cells(4, 6)]);
  });

  test('a quoted word within a cell moves none', () => {
    expect(pair(`14/11/2026,"RITU,'RAAS',K7P2M4",,850.00,1`)).toEqual([850]);
    expect(pair(`'14/11/2026','RITU, K7P2M4','','850.00','1'`)).toEqual([850]);
  });

  test.each(['\r\n', '\r', '\n'])('lines may end differently: first %j', (end) => {
    expect(pairOf(GOOD, GOOD).replace('\n', end)).toSatisfy(
      (text: string) => JSON.stringify(cameIn(text)) === '[850,850]',
    );
  });
});

describe('money that came back', () => {
  test.each([
    'UPI CREDIT ADJUSTMENT 431900000002',
    'UPI-CR ADJ-431900000002',
    'UPI/431900000002/RETURN/TENT',
    'MMT/IMPS/431900000002/RETURN/TENT',
    'IMPS/431900000002/FAILED/TENT',
    'UPI TXN FAILED AMT CREDITED BACK',
    'NEFT REJECT SBIN526318000001',
    'NEFT-REJ-SBIN526318000001',
    'RTGS REJECTED TENT',
    'NEFT/RTND/TENT',
    'RETN NEFT TENT',
    'NEFT INWARD RETURN SBIN526318',
    'INWARD RETURN',
    'NEFT CANCELLED TENT',
    'UPI/DRC/431900000002',
    'RRC-UPI-431900000002',
    'UPI/RVL/431900000002',
    'UPI TIMEOUT CREDIT',
    'CHARGEBACK UPI 431900000002',
    'REFUND/AMAZON',
    'POS REFUND AMAZON',
    'CRV POS 4319',
    'CHQ RETURN 123456',
    'O/W RTN CHQ 000123',
    'वापसी UPI',
    'Received from Amit - Failed',
    'UPI/CR/431900000002/REVERSAL',
  ])('is none of a buyer: %s', (narration) => {
    const text = pairOf(GOOD, `14/11/2026,${narration},,900.00,1`);
    expect(cameIn(text)).toEqual([850]);
    expect(told(text)).toEqual([left.reversed]);
  });

  test.each([
    'UPI/CR/431900000002/RVS PRASAD/SBIN',
    'UPI/RRC TRADERS/431900000002/K7P2M4',
    'UPI-REV JOHN MATHEW-rev@oksbi-SBIN0001234-431900000002-UPI',
    'UPI-REV. JOHN-rev@oksbi-431900000002',
    'UPI-RET RAM-ret@oksbi-431900000002',
    'Return gift pass 431900000002',
    'RETURN TICKET 431900000002',
    'UPI/CR/431900000002/RITU/SBIN/reverse',
    'UPI/CR/431900000002/RITU/SBIN/return ticket',
    'UPI/CR/431900000002/RITU/SBIN/rev',
    'UPI/REVATHI/431900000002',
  ])('is not %s', (narration) => {
    expect(pair(`14/11/2026,${narration},,900.00,1`)).toEqual([900]);
  });

  test.each([
    ['NEFT CR-RITU-SBINN52026111412345678', 'NEFT RETURN-SBINN52026111412345678-RITU', []],
    ['UPI RITU 431900000001 987654321098', 'REVERSAL UPI 431900000001 987654321098', []],
    ['FT-CR-123456789012-RITU', 'FT-DR-123456789012-RITU', [850]],
    ['FT-CR-123456789012-RITU', 'FT RETURN-123456789012-RITU', []],
  ])('in one file: %s, then %s', (came, went, rupees) => {
    expect(pair(`14/11/2026,${came},,850.00,1`, `15/11/2026,${went},850.00,,1`)).toEqual(rupees);
  });

  test.each(['NA', '-', 'nil', '0'])('is told by no order called %s', (id) => {
    const heads = 'Date,Order ID,Payer Name,Payer VPA,Type,Amount,Status';
    const row = (type: string) => `14/11/2026,${id},RITU,ritu@oksbi,${type},850,SUCCESS`;
    expect(cameIn([heads, row('PAYMENT'), row('REFUND')].join('\n'))).toEqual([850]);
  });
});

describe('a report of an app', () => {
  test.each([
    'SUCCESSFULL',
    'Approved or completed successfully',
    'Paid & Settled',
    'SUCCESS_SETTLED',
    'Success - Credited',
    'Amount Credited',
    'Confirmed',
    'OK',
  ])('says that a payment has happened: %s', (word) => {
    expect(app('Status', 'SUCCESS', word)).toEqual([850, 900]);
  });

  test.each(['S', '00', 'Accepted', 'Prima', 'Success?? maybe', 'Sent for credit'])(
    'with a status that is not known has a fault: %s',
    (word) => {
      const text = appOf('Status', 'SUCCESS', word);
      expect(cameIn(text)).toEqual([850]);
      expect(told(text)).toEqual([faults.status(word)]);
    },
  );

  test.each(['Merchant Payment', 'Payment Link', 'PAY', 'Scan and Pay', 'Magic'])(
    'with a kind that is not known has a fault: %s',
    (word) => {
      const text = appOf('Status,Type', 'SUCCESS,PAYMENT', `SUCCESS,${word}`);
      expect(cameIn(text)).toEqual([850]);
      expect(told(text)).toEqual([faults.kind(word)]);
    },
  );

  test.each(['Static QR', 'Dynamic QR', 'UPI QR', 'UPI Collect', 'UPI Intent', 'P2M'])(
    'says how a buyer has paid: %s',
    (word) => {
      expect(app('Status,Type', 'SUCCESS,PAYMENT', `SUCCESS,${word}`)).toEqual([850, 900]);
    },
  );

  test('has lines of what the app pays to the firm', () => {
    const text = appOf('Status', 'SUCCESS', 'SUCCESS');
    expect(cameIn(text.replace('AMIT,amit@oksbi', 'BANK SETTLEMENT,'))).toEqual([850]);
    expect(told(text.replace('AMIT,amit@oksbi', ','))).toEqual([faults.noPayer]);
    const rows = ['payment,1,0.00,850.00,14/11/2026', 'adjustment,2,0.00,900.00,14/11/2026'];
    const heads = 'Transaction Entity,Order ID,Debit,Credit,Created At';
    expect(cameIn([heads, ...rows].join('\n'))).toEqual([850]);
  });

  test('may give amounts without its fees', () => {
    const text = 'Date,Order ID,Amount,Fee,Debit,Credit\n14/11/2026,O1,850.00,20.06,0.00,829.94';
    expect(cameIn(text)).toBe('net');
  });

  test('has the number of the payment before that of the transfer', () => {
    const text = appOf('Status,UTR', 'SUCCESS,631900000999', 'SUCCESS,631900000999');
    expect(readStatement(text)).toMatchObject({
      lines: [{ utr: '431900000001' }, { utr: '431900000002' }],
    });
  });
});

test.each([
  'TRF FROM A/C 123456789012 RITU',
  'BY TRANSFER FROM 123456789012',
  'Account No. 123456789012',
])('an account’s number is no payment’s: %s', (narration) => {
  const statement = readStatement(pairOf(`14/11/2026,${narration},,850.00,1`));
  expect(statement).toMatchObject({ lines: [{ utr: null }] });
});

test.each([
  '.00',
  '₹ -',
  '₹-',
  'Rs. -',
  '- -',
  '-NA-',
  'N.A.',
  '#N/A',
  'None',
  '.',
  '0.00 Dr',
  '*',
])('nothing may be written %s', (nothing) => {
  expect(pair(`14/11/2026,A,${nothing},850.00,1`)).toEqual([850]);
});
