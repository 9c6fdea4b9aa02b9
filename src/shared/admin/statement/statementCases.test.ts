import { describe, expect, test } from 'vitest';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { readStatement } from './readStatement.ts';
import { faultsOf, HEADS, linesOf, row, sheet } from './sheet.fixture.ts';
import { textOf } from './statements.fixture.ts';

const { faults, left } = adminPasses.bank;

test.each([
  ['14 Nov 2026', '2026-11-14'],
  ['14/11/26', '2026-11-14'],
  ['14/11/2026', '2026-11-14'],
  ['14-11-2026', '2026-11-14'],
  ['14-Nov-26', '2026-11-14'],
  ['2026-11-14', '2026-11-14'],
  ['2026-11-14 20:15:00', '2026-11-14'],
  ['14/11/2026 08:15:00 PM', '2026-11-14'],
  // As Excel counts days, and as it writes them with the settings of the USA.
  ['46340', '2026-11-14'],
  ['11/14/2026', '2026-11-14'],
  ['05/11/2026', '2026-11-05'],
])('the date %s is %s', (date, day) => {
  expect(linesOf(sheet(row({ date })))[0]?.bookedOn).toBe(day);
});

test('all dates of a file are month first if one can be nothing else', () => {
  const days = linesOf(sheet(row({ date: '10/05/2026' }), row({ date: '10/25/2026' })));
  expect(days.map(({ bookedOn }) => bookedOn)).toEqual(['2026-10-05', '2026-10-25']);
  const mixed = faultsOf(sheet(row({ date: '25/10/2026' }), row({ date: '10/25/2026' })));
  expect(mixed).toEqual([{ line: 2, message: faults.date('25/10/2026') }]);
});

test.each([
  ['850', 85_000],
  ['1,77,000.00', 17_700_000],
  ['177,000.00', 17_700_000],
  ['INR34,279.01', 3_427_901],
  ['₹ 1,500', 150_000],
  ['Rs. 500.50', 50_050],
  ['500.00 Cr', 50_000],
  ['500.00CR.', 50_000],
  ['="500.00"', 50_000],
])('the amount %s is %i paise', (text, paise) => {
  expect(linesOf(sheet(row({ in: text })))[0]?.amountPaise).toBe(paise);
});

const transfer = (amount: string, side: string) => ['S1', '14/11/2026', 'UPI', amount, side, '1'];

test('one column of amounts: its side is a word, a column or a sign', () => {
  const heads = [
    'Transaction ID',
    'Transaction Date',
    'Description',
    'Transaction Amount(INR)',
    'Cr/Dr',
    'Balance',
  ];
  const all = [
    transfer('1.00', 'CR'),
    transfer('2.00', 'DR'),
    transfer('3.00 Cr', ''),
    transfer('4.00Dr', ''),
    transfer('-5.00', ''),
    transfer('(6.00)', ''),
  ];
  expect(linesOf(textOf([heads, ...all], ',')).map(({ amountPaise }) => amountPaise)).toEqual([
    100, 300,
  ]);
  expect(faultsOf(textOf([heads, ...all, transfer('7.00', '')], ','))).toEqual([
    { line: 8, message: faults.noSide },
  ]);
  expect(faultsOf(textOf([heads, transfer('1.00', 'UPI')], ','))).toEqual([
    { line: 2, message: faults.side('UPI') },
  ]);
});

const pay = (id: string, utr: string) => ['PAYMENT', id, 'A', '2026-11-14', '850.00', utr];

describe('the number of a payment', () => {
  test.each([
    ['UPI/CR/431947905050/A', 'TRANSFER FROM 4897690162090', '431947905050'],
    ['UPI-A-91@ybl', '0000084718897182', '084718897182'],
    ['CHEQUE DEPOSIT', '0000000000123456', null],
    ['13 digits 4319479050501', '', null],
    ['UPI/A/919876543210@ybl/HDFC', '', null],
    ['UPI/919876543210@ybl/HDFC', '', null],
    ['UPI/A/919876543210/HDFC/431947905050/ICI1', '', '431947905050'],
    ['NEFT-SBIN431947905050-A', '', null],
    ['IMPS431947905050', '', '431947905050'],
    ['ICIfc1d5d794474822172dc45', '', null],
    ['UPI/CR/4319479\n05050/A', '', '431947905050'],
    ['ACCOUNT 1234567\n123456 A', '', null],
    ['UPI/431947905050/987654321098', '', '431947905050'],
    ['NEFT/A/431947905050/987654321098', '', null],
    ['UPIAB/431947905050/CR/A/SBIN/919000012345', '', '431947905050'],
    ['UPI/A/SBIN/919000012345@', '', null],
    ['UPI/A/919000012345/SBIN', '', null],
    ['UPI/919000012345/A/SBIN', '', null],
    ['UPI/CR/919000012345/A/SBIN', '', '919000012345'],
    ['UPI/A/431947905050/91900001\n2345@oksbi', '', '431947905050'],
  ])('of %j with the reference %j is %j', (text, ref, utr) => {
    expect(linesOf(sheet(row({ text, ref })))[0]?.utr).toBe(utr);
  });

  test('that a spreadsheet has shortened is a fault, unless the text has it', () => {
    const ref = '4.31948E+11';
    expect(linesOf(sheet(row({ ref })))[0]?.utr).toBe('431947905050');
    expect(faultsOf(sheet(row({ ref, text: 'A' })))).toEqual([
      { line: 2, message: faults.shortened(ref) },
    ]);
  });

  test('is none of PhonePe’s where all payments of a day have the transfer’s', () => {
    const heads = [
      'PaymentType',
      'MerchantReferenceId',
      'From',
      'TransactionDate',
      'Amount',
      'BankReferenceNo',
    ];
    const text = textOf(
      [heads, pay('A1', '431947905050'), pay('A2', '431947905050'), pay('A3', '431947905051')],
      ',',
    );
    expect(linesOf(text).map(({ utr }) => utr)).toEqual([null, null, '431947905051']);
  });
});

describe('lines that are no money', () => {
  test('are skipped: debits, zeros, and both halves of a reversal', () => {
    const statement = readStatement(
      sheet(
        row({ in: '', out: '10.00' }),
        row({ in: '0.00' }),
        row({ text: 'UPI/CR/111111111111/A' }),
        row({ text: 'UPI/DR/111111111111/A', in: '', out: '850.00' }),
        row({ text: 'UPI/REV/222222222222/A' }),
        row({ text: 'UPI/CR/333333333333/REVA' }),
      ),
    );
    expect(statement).toMatchObject({
      state: 'read',
      lines: [{ line: 7, utr: '333333333333' }],
      sums: {
        in: { count: 1, paise: 85_000 },
        out: { count: 2, paise: 86_000 },
        left: [
          { why: left.zero, count: 1, paise: 0 },
          { why: left.reversed, count: 2, paise: 170_000 },
        ],
      },
      outgoing: [{ line: 2 }, { line: 5, utr: '111111111111', amountPaise: 85_000 }],
      from: '2026-11-14',
      to: '2026-11-14',
    });
  });

  test('end a line: what follows a footer, an empty row or repeated headings is not its text', () => {
    const wrap = ['', '', 'GARBA', '', '', '', ''];
    for (const between of [
      ['Page Total', '', '', '', '1', '2'],
      [''],
      HEADS,
      ['This is a computer generated statement'],
    ])
      expect(
        linesOf(sheet(row({ text: 'A' }), wrap, between, wrap, row({ text: 'B' }))).map(
          ({ narration }) => narration,
        ),
      ).toEqual(['A GARBA', 'B']);
  });

  test('an opening balance with a date is none', () => {
    expect(linesOf(sheet(row({ text: 'OPENING BALANCE', in: '' }), row()))).toHaveLength(1);
  });
});
