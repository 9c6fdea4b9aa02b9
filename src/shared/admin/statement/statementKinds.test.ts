import { describe, expect, test } from 'vitest';
import { readStatement } from './readStatement.ts';

/** Credits in rupees; else the state that requires a choice of columns. */
function cameIn(text: string): number[] | string {
  const statement = readStatement(text);
  if (statement.state !== 'read') return statement.state;
  return statement.lines.map(({ amountPaise }) => amountPaise / 100);
}

const pair = (...rows: string[]) =>
  cameIn(['Date,Narration,Debit,Credit,Balance', ...rows].join('\n'));
const GOOD = '14/11/2026,UPI/CR/431900000001/RITU SHARMA,,850.00,1.00';

describe('one column of amounts', () => {
  test.each([
    ['Type', 'CR', 'DR'],
    ['Transaction Type', 'CREDIT', 'DEBIT'],
    ['Txn Type', 'Deposit', 'Withdrawal'],
    ['D/C', 'C', 'D'],
    ['Dr / Cr', 'Cr.', 'Dr.'],
    ['Indicator', 'c', 'd'],
    ['Cr/Dr Indicator', 'Credited', 'Debited'],
    ['Direction', 'Received from', 'Sent to'],
    ['Type', 'Dep', 'Wdl'],
    ['Type', 'CR', 'DB'],
    ['Type', 'जमा', 'निकासी'],
    ['Entry Type', 'UPI-CR', 'UPI-DR'],
  ])('has its side in %j: %s, %s', (heading, credit, debit) => {
    const rows = [`14/11/2026,A,850.00,${credit},1`, `14/11/2026,B,900.00,${debit},1`];
    const text = [`Date,Narration,Amount,${heading},Balance`, ...rows].join('\n');
    expect(cameIn(text)).toEqual([850]);
  });

  test.each([
    ['nothing tells it', 'Date,Narration,Amount,Balance\n14/11/2026,A,850.00,1'],
    ['a way tells nothing', 'Date,Narration,Amount,Type\n14/11/2026,A,850.00,UPI'],
    ['a bank’s payment may be either', 'Date,Narration,Amount,Type\n14/11/2026,A,850.00,PAYMENT'],
    ['it is the balance’s', 'Date,Narration,Amount,Balance,Dr/Cr\n14/11/2026,A,850.00,1,CR'],
    ['its heading is unknown', 'Date,Narration,Amount,Was\n14/11/2026,A,850.00,DR'],
    [
      'somebody was paid',
      'Date,Beneficiary,Payer Name,Amount,Status\n14/11/2026,A,MANDAP,850.00,SUCCESS',
    ],
  ])('is asked for where %s', (_name, text) => {
    expect(cameIn(text)).toBe('unknown');
  });

  test('has its side in its signs, where it has some', () => {
    const text = 'Date,Narration,Amount\n14/11/2026,A,850.00\n14/11/2026,B,Rs. -900.00';
    expect(cameIn(text)).toEqual([850]);
  });
});

describe('a column of a pair', () => {
  test.each(['-900.00', '900.00-', '(900.00)', '−900.00', '₹ -900', '-900/-', '900.00 Dr'])(
    'of debits with %s is money that went out',
    (amount) => {
      expect(pair(GOOD, `14/11/2026,B,${amount},,1.00`)).toEqual([850]);
    },
  );

  test.each(['-900.00', '900.00-', '(900.00)', '900.00 Dr'])(
    'of credits with %s is none that came in',
    (amount) => {
      expect(pair(GOOD, `14/11/2026,B,,${amount},1.00`)).toEqual([850]);
    },
  );

  test.each(['850/-', '850/=', '₹850/-', '850.00/-', 'Rs 850 only', '+850.00', '850.00 (Cr)'])(
    'of credits with %s is 850 rupees',
    (amount) => {
      expect(pair(`14/11/2026,A,,${amount},1.00`)).toEqual([850]);
    },
  );

  test.each(['Withdraws', 'Withdrawl', 'Withdraw', 'Debits', 'Paid out', 'Withdrawal (Dr)'])(
    'is known as %s',
    (heading) => {
      const rows = ['14/11/2026,A,,850.00,1', '14/11/2026,B,900.00,,1'];
      expect(cameIn([`Date,Narration,${heading},Deposit,Balance`, ...rows].join('\n'))).toEqual([
        850,
      ]);
    },
  );

  test('is asked for where the other alone is known', () => {
    expect(cameIn('Date,Narration,Weg,Credit,Balance\n14/11/2026,B,900.00,,1')).toBe('unknown');
    expect(cameIn('Date,Narration,Debit,Her,Balance\n14/11/2026,B,,900.00,1')).toBe('unknown');
  });

  test('is not read on in the sums at the end', () => {
    const end = [
      'Statement summary',
      'Opening,Count,Debits,Credits,Closing',
      '45345.00,1,,850.00,1',
    ];
    expect(pair(GOOD, ...end)).toEqual([850]);
    const serial = '46340,UPI/CR/431900000002/A,,900.00,1.00';
    expect(pair(serial, 'Page total,,,900.00,', serial.replace('2/A', '3/A'))).toEqual([900, 900]);
  });

  test('is not read on where the columns change', () => {
    const other = ['Date,Narration,Credit,Debit,Balance', '14/11/2026,B,,900.00,1'];
    expect(pair(GOOD, ...other)).toEqual([850]);
  });
});

const app = (heading: string, word: string) =>
  cameIn(
    [
      `Date,RRN,Payer Name,Payer VPA,Amount,${heading}`,
      '14/11/2026,431900000001,RITU,ritu@oksbi,850.00,SUCCESS',
      `14/11/2026,431900000002,AMIT,amit@oksbi,900.00,${word}`,
    ].join('\n'),
  );

describe('a payment that has not happened', () => {
  test.each([
    'FAILED',
    'FAILURE',
    'PENDING',
    'DECLINED',
    'Expired',
    'INITIATED',
    'REFUNDED',
    'REVERSED',
    'CHARGEBACK',
    'Not paid',
    'Unsuccessful',
    'सफल नहीं',
    'X',
    '',
  ])('is left out: status %j', (word) => {
    expect(app('Status', word)).toEqual([850]);
    expect(app('Txn Status', word)).toEqual([850]);
  });

  test.each(['Success', 'SUCCESSFUL', 'Completed', 'TXN_SUCCESS', 'captured', 'Settled', 'PAID'])(
    'is none: status %j',
    (word) => {
      expect(app('Payment Status', word)).toEqual([850, 900]);
    },
  );

  test.each(['REFUND', 'CHARGEBACK', 'PAYOUT', 'SETTLEMENT', 'ADJUSTMENT', 'FEE'])(
    'is none of a buyer: type %s',
    (word) => {
      const rows = ['14/11/2026,O1,850.00,PAYMENT', `14/11/2026,O2,900.00,${word}`];
      expect(cameIn(['Date,Order ID,Amount,Type', ...rows].join('\n'))).toEqual([850]);
      const bank = ['14/11/2026,A,,850.00,UPI', `14/11/2026,B,,900.00,${word}`];
      expect(cameIn(['Date,Narration,Debit,Credit,Type', ...bank].join('\n'))).toEqual([850]);
    },
  );

  test('is asked for where its column has no known heading', () => {
    expect(app('Wie', 'FAILED')).toBe('unknown');
  });

  test('is left out also where the owner has not chosen its column', () => {
    const rows = ['14/11/2026,A,850.00,gut', '14/11/2026,B,900.00,Failed'];
    for (const heading of ['Wie', 'Status']) {
      const text = [`Tag,Was,Viel,${heading}`, ...rows].join('\n');
      const statement = readStatement(text, { date: 0, narration: 1, credit: 2 });
      expect(statement).toMatchObject({ state: 'read', lines: [{ amountPaise: 85_000 }] });
    }
  });
});

describe('a reversal', () => {
  test.each([
    'REV:UPI/431900000002/TENT',
    'UPI REV/431900000002',
    'UPI-REV-431900000002-TENT',
    'UPIREV/431900000002/TENT',
    'UPI_REV_431900000002',
    'REV-UPI-TENT-431900000002',
    'UPI/CR/REV/431900000002',
    'UPI RVSL 431900000002',
    'RVSL-UPI-431900000002',
    'UPI REVERSAL 431900000002',
    'REVERSED UPI 431900000002',
    'UPI RETURN/431900000002',
    'NEFT RETURN-SBIN526318000001',
    'RTN UPI 431900000002',
    'UPI/RFND/431900000002',
    'IMPS-REV-431900000002',
    'UPI/CRADJ/431900000002',
    'TO TRANSFER REVERSAL',
    'UPI/DR/431900000002/TENT',
    'UPIAR/431900000002/DR/TENT',
  ])('is no payment of a buyer: %s', (narration) => {
    expect(pair(GOOD, `14/11/2026,${narration},,900.00,1.00`)).toEqual([850]);
  });

  test.each([
    'UPI/CR/431900000002/REVA',
    'UPI-REVATI DEVI-r@ybl-X',
    'UPI/CR/431900000002/REV JOHN',
    'UPI/CR/431900000002/DR RITU',
  ])('is not %s', (narration) => {
    expect(pair(`14/11/2026,${narration},,900.00,1.00`)).toEqual([900]);
  });
});

describe('cells', () => {
  test.each([
    ["'", "'"],
    ['‘', '’'],
    ['“', '”'],
    ['"', '"'],
  ])('may stand in %s and %s, with what divides them', (left, right) => {
    const cells = ['14/11/2026', 'A', '', '1,700.00', '1.00'];
    expect(pair(cells.map((cell) => `${left}${cell}${right}`).join(','))).toEqual([1700]);
  });

  test('may be marked as texts, singly or within quotation marks', () => {
    expect(pair(`'14/11/2026,A,,'850.00,'1.00`)).toEqual([850]);
    expect(pair(`"'14/11/2026'","A","","'1,700.00'","1.00"`)).toEqual([1700]);
  });

  test.each(['NIL', 'N/A', '-', '--', '–'])('may say %s for no amount', (none) => {
    expect(pair(`14/11/2026,A,${none},850.00,1.00`, `14/11/2026,A,900.00,${none},1.00`)).toEqual([
      850,
    ]);
  });

  test.each([
    '14-Nov-26 (14-Nov-26)',
    '14/11/2026 14/11/2026',
    '14-11-2026 / 15-11-2026',
    '"14/11/2026\n15/11/2026"',
    '14/11/2026 20:15:10 (15/11/2026)',
  ])('may hold two dates: %s', (date) => {
    const statement = readStatement(`Date(Value Date),Narration,Debit,Credit\n${date},A,,850.00\n`);
    expect(statement).toMatchObject({ state: 'read', lines: [{ bookedOn: '2026-11-14' }] });
  });
});
