import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adminCsv } from '@/content/en/adminCsv.ts';
import { csvOf } from '@/shared/admin/exportCsv.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { textOf } from './fileText.ts';
import { FORMULA } from './formulas.ts';
import { readCsv } from './readCsv.ts';
import { writeRows } from './writeRows.ts';

const { refused } = adminCsv;
const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
const utf16 = (text: string, isBig: boolean) =>
  Array.from({ length: text.length }, (_, at) => {
    const code = text.charCodeAt(at);
    const [high, low] = [Math.floor(code / 256), code % 256];
    return isBig ? [high, low] : [low, high];
  }).flat();

describe('the bytes of a file', () => {
  const text = 'Name;Area\r\nशुभ;₹1\r\n';
  test.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], text)],
    ['UTF-16 of Windows', bytes([0xff, 0xfe], utf16(text, false))],
    ['UTF-16, big end first', bytes([0xfe, 0xff], utf16(text, true))],
    ['UTF-16 without its mark', bytes(utf16(text, false))],
    ['UTF-16, big end first, without its mark', bytes(utf16(text, true))],
  ])('%s', async (_name, file) => {
    expect(await textOf(file)).toEqual({ text, isGuessed: false });
  });

  test('what is no UTF-8 is read as Windows wrote it, and that is told', async () => {
    const file = bytes('Name\nCaf', [0xe9]);
    expect(await textOf(file)).toEqual({ text: 'Name\nCafé', isGuessed: true });
  });

  test.each([
    ['an xlsx', bytes('PK', [3, 4], 'rest'), refused.workbook],
    ['an xls', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), refused.workbook],
    ['a PDF', bytes('%PDF-1.7'), refused.pdf],
    ['a table of HTML', bytes('\ufeff<html><table>'), refused.page],
    ['a document', bytes('{\\rtf1 Name'), refused.page],
    ['a picture', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2]), refused.noText],
    ['too large', new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]), refused.tooLarge],
  ])('%s is refused, whatever its name', async (_name, file, message) => {
    await expect(textOf(file)).rejects.toThrow(message);
  });
});

const sheet = (cell: string) =>
  csvOf([{ heading: 'Name', value: (one: string) => one }], [cell, 'x']);
const back = (file: string) =>
  readCsv(file, { labels: { name: 'Name' }, also: {}, needed: ['name'] }).lines.map(
    ({ cells }) => cells[0],
  );

describe('what a spreadsheet takes for a formula', () => {
  const signs = [
    '=1+1',
    '+91 98000 00000',
    '-1',
    '@name',
    '\tx',
    '\rx',
    '＝1+1',
    '＋91',
    '－1',
    '＠a',
  ];
  const hidden = ['', ' ', '\u200b', '\u202e', '\u00a0', '\ufeff', '\u2060 ', '\u00ad', "'"];
  const texts = hidden.flatMap((mark) => signs.map((sign) => mark + sign));
  test.each(texts)('%j is guarded in the file, and itself again when it comes back', (text) => {
    const file = sheet(text);
    expect(file.split('\r\n')[1]).toMatch(/^"?'/);
    expect(back(file)).toEqual([text, 'x']);
  });

  test('any text comes back as it was', () => {
    const odd = fc.constantFrom(
      ...signs,
      ...hidden,
      "'",
      '"',
      ',',
      ';',
      '\n',
      '\r\n',
      'sep=;',
      'अ',
    );
    const any = fc
      .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(any, (text) => {
        // A row of white space alone is an empty one.
        const cell = `a${text}`;
        for (const whole of [cell, `${text}a`, `=${text}`])
          expect(back(sheet(whole))[0]).toBe(whole);
      }),
      { numRuns: 300 },
    );
  });

  test('what is none stays as it is', () => {
    for (const text of ['a=1', 'Lawn - 2', "'Tis", '1,2', '₹5', '(a)'])
      expect(FORMULA.test(text)).toBe(false);
  });
});

describe('rows that are written', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => at);

  test('go in batches; those that the database refuses are left out, and told', async () => {
    const kept: number[] = [];
    const done: number[] = [];
    const written = await writeRows(
      rows,
      async (batch) => {
        if (batch.includes(7) || batch.includes(613))
          throw new DataError({ message: 'no', code: 'PT422' }, 422);
        kept.push(...batch);
      },
      (count) => done.push(count),
    );
    expect(written).toEqual({
      count: 998,
      refused: new Map([
        [7, 'no'],
        [613, 'no'],
      ]),
    });
    expect(kept.toSorted((a, b) => a - b)).toEqual(rows.filter((at) => at !== 7 && at !== 613));
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(1000);
  });

  test('end where the connection does, and what is written counts', async () => {
    let calls = 0;
    const lost = new DataError({ message: 'Failed to fetch', code: '' }, 0);
    const write = async () => {
      calls += 1;
      if (calls === 3) throw lost;
    };
    expect(await writeRows(rows, write, () => {})).toEqual({
      count: 400,
      refused: new Map(),
      failure: lost,
    });
  });
});
