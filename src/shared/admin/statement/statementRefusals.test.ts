import { describe, expect, test } from 'vitest';
import { adminCsv } from '@/content/en/adminCsv.ts';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { textOf as textOfFile } from '@/shared/admin/csv/fileText.ts';
import { readStatement } from './readStatement.ts';
import { faultsOf, linesOf, row, sheet } from './sheet.fixture.ts';
import { statementOf, textOf } from './statements.fixture.ts';

const { refused, faults } = adminPasses.bank;

test('a line that cannot be read is told with its number, and keeps no other out', () => {
  const text = sheet(
    row(),
    row({ date: '31/02/2026' }),
    row({ date: '########' }),
    row({ date: '' }),
    row({ in: '' }),
    row({ in: '850,00' }),
    row({ in: '=1+1' }),
    row({ out: '1.00' }),
    [...row(), 'more'],
    row({ date: '', in: 'abc' }),
  );
  expect(faultsOf(text)).toEqual([
    { line: 3, message: faults.date('31/02/2026') },
    { line: 4, message: faults.hidden },
    { line: 5, message: faults.noDate },
    { line: 6, message: faults.noAmount },
    { line: 7, message: faults.amount('850,00') },
    { line: 8, message: faults.amount('=1+1') },
    { line: 9, message: faults.both },
    { line: 10, message: faults.cells(8, 7) },
    { line: 11, message: faults.noDate },
  ]);
  const statement = readStatement(text);
  expect(statement.state === 'read' && statement.lines.map(({ line }) => line)).toEqual([2]);
});

const above = (count: number) => `${'Patna\n'.repeat(count)}${sheet(row())}`;

describe('a layout that is not known', () => {
  const rows = [
    ['Mein Konto', '', '', ''],
    ['Tag', 'Text', 'Haben', 'Soll'],
    ['14-11-2026', 'UPI 431947905050, Garba', '850.00', ''],
    ['15-11-2026', 'UPI 431947905051', '', '10.00'],
  ];

  test.each([',', ';', '\t'])(
    'offers its columns, and is read by those chosen: %j',
    (delimiter) => {
      const text = textOf(rows, delimiter);
      expect(readStatement(text)).toMatchObject({ state: 'unknown', layout: { rows } });
      expect(readStatement(text, { date: 0, narration: 1, credit: 2, debit: 3 })).toMatchObject({
        state: 'read',
        bank: null,
        lines: [{ line: 3, utr: '431947905050', narration: 'UPI 431947905050, Garba' }],
      });
    },
  );

  test('asks again where the columns chosen hold no dates, or are too few', () => {
    expect(readStatement(textOf(rows, ','), { date: 1, credit: 2 }).state).toBe('unknown');
    expect(readStatement(textOf(rows, ','), { date: 0 }).state).toBe('unknown');
  });

  test('is also one of two known headings', () => {
    expect(readStatement('Date,Credit,Who\n14/11/2026,5,A\n').state).toBe('unknown');
  });

  test('headings are looked for in 40 rows', () => {
    expect(readStatement(above(39)).state).toBe('read');
    expect(readStatement(above(40)).state).toBe('unknown');
  });
});

describe('what is no statement', () => {
  test.each([
    ['nothing', '', refused.empty],
    ['blanks', ' \n\t\n', refused.empty],
    ['headings alone', sheet(), adminCsv.refused.empty],
    ['a table of HTML', '<html><table><tr><td>Date', refused.page],
    ['a PDF', '%PDF-1.7 …', refused.pdf],
    ['an xlsx as text', 'PK\u0003\u0004rest', refused.workbook],
    ['bytes', `Date\u0000\u0001${sheet(row())}`, refused.noText],
    ['an open quotation mark', `${sheet(row())}"open`, adminCsv.refused.broken(3)],
    [
      'too many rows',
      sheet(...Array.from({ length: 20_001 }, () => ['a'])),
      adminCsv.refused.tooMany(20_003),
    ],
  ])('%s is refused', (_name, text, message) => {
    expect(() => readStatement(text)).toThrow(message);
  });

  test.each([
    ['an xls', [0xd0, 0xcf, 0x11, 0xe0], refused.workbook],
    ['a table of HTML called xls', [0x3c, 0x74, 0x61], refused.page],
  ])('%s is refused as a file with the same words', async (_name, bytes, message) => {
    await expect(textOfFile(new Blob([new Uint8Array(bytes)]), refused)).rejects.toThrow(message);
  });
});

const outcome = (text: string) => {
  try {
    return readStatement(text).state;
  } catch (error) {
    return (error as Error).name;
  }
};

describe('hostile input', () => {
  test.each(['a', ' ', ',', '"', 'UPI-', '1@a', ',“', ",'", '-REV/'])(
    'a line of a million %j',
    (sign) => {
      const long = sign.repeat(1_000_000 / sign.length);
      expect(['unknown', 'UnusableFileError']).toContain(outcome(long));
      expect(['read', 'UnusableFileError']).toContain(outcome(sheet(row({ text: long }))));
    },
  );

  test('formulas are texts', () => {
    const text = '=HYPERLINK("http://evil.example","UPI/CR/431947905050")';
    expect(linesOf(sheet(row({ text })))[0]).toMatchObject({
      narration: text,
      utr: '431947905050',
    });
  });

  test('10,000 lines', () => {
    const { rows, expected } = statementOf('hdfc');
    const body = rows.slice(5, -6);
    const times = Math.ceil(10_000 / body.length);
    const many = [...rows.slice(0, 5), ...Array.from({ length: times }, () => body).flat()];
    const lines = linesOf(textOf(many, ','));
    expect(lines).toHaveLength(expected.length * times);
    expect(new Set(lines.map(({ line: _line, ...rest }) => JSON.stringify(rest))).size).toBe(
      lines.length,
    );
  });
});
