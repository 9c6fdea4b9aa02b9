import { describe, expect, test } from 'vitest';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { readStatement, type Statement } from './readStatement.ts';
import { FIRST } from './random.fixture.ts';
import type { Bank } from './statementColumns.ts';
import { LINES, statementOf, textOf } from './statements.fixture.ts';

const { left } = adminPasses.bank;
const read = (text: string): Extract<Statement, { state: 'read' }> => {
  const statement = readStatement(text);
  if (statement.state !== 'read') throw new Error(JSON.stringify(statement).slice(0, 500));
  return statement;
};
const banks: readonly Bank[] = ['sbi', 'hdfc', 'icici', 'axis', 'phonepe'];

describe.each(banks)('a statement of %s', (bank) => {
  const { rows, expected, debits, zeros, reversals } = statementOf(bank);
  const statement = read(textOf(rows, '\t'));

  test('gives every number and none that is not there', () => {
    expect(expected.length).toBeGreaterThan(LINES / 2);
    expect(
      statement.lines.map(({ line, bookedOn, amountPaise, utr }) => ({
        line,
        bookedOn,
        amountPaise,
        utr,
      })),
    ).toEqual(expected);
    expect(statement.bank).toBe(bank);
    const { out, left: without } = statement.sums;
    expect(out.count).toBe(debits);
    expect(Object.fromEntries(without.map(({ why, count }) => [why, count]))).toEqual({
      [left.zero]: zeros,
      [left.reversed]: reversals,
    });
    expect(Math.min(debits, zeros, reversals)).toBeGreaterThan(5);
  });

  test.each([
    ['commas', ',', '\n'],
    ['semicolons and CRLF', ';', '\r\n'],
    ['tabs and CR', '\t', '\r'],
  ])('is the same with %s and a mark of UTF-8', (_name, delimiter, lineEnd) => {
    const again = read(`\ufeff${textOf(rows, delimiter, lineEnd)}`);
    expect(again.lines).toEqual(statement.lines);
  });

  test('read again, also as part of a longer one, gives the same lines and ordinals', () => {
    const keyOf = ({ line: _line, ...rest }: (typeof statement.lines)[number]) =>
      JSON.stringify(rest);
    const keys = new Set(statement.lines.map(keyOf));
    expect(keys.size).toBe(statement.lines.length);
    expect(read(textOf(rows, ',')).lines.map(keyOf)).toEqual([...keys]);
    const later = [...rows, ['']];
    expect(read(textOf(later, '\t')).lines.filter((line) => !keys.has(keyOf(line)))).toEqual([]);
    expect(statement.lines.some(({ ordinal }) => ordinal === 2)).toBe(true);
  });

  test('gives narrations of at most 300 characters in one line, and who paid', () => {
    const names = [];
    for (const { narration, payer } of statement.lines) {
      expect(narration).toMatch(/^[^\n\t]{1,300}$/);
      if (payer !== null) names.push(payer);
    }
    expect(names.length).toBeGreaterThan(bank === 'icici' ? 25 : 60);
    const known = FIRST.map((name) => name.toUpperCase());
    const isCut = (name: string) => known.every((one) => !name.toUpperCase().startsWith(one));
    // A line may be wrapped within a name.
    expect(names.filter(isCut).length).toBeLessThan(names.length / 10);
  });
});
