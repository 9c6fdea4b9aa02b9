import { expect, test } from 'vitest';
import { readStatement } from './admin/data/readStatement.ts';
import { LAYOUTS } from './layouts.fixture.ts';

test.each(LAYOUTS)('%s', (_name, text, understood) => {
  const statement = readStatement(text);
  if (understood === 'side') {
    expect(statement).toMatchObject({ state: 'unknown', doubt: 'side' });
    return;
  }
  if (statement.state !== 'read') throw new Error(JSON.stringify(statement));
  const { lines, faults, sums } = statement;
  expect(faults).toEqual([]);
  expect(lines.map(({ amountPaise, utr, payer }) => [amountPaise / 100, utr, payer])).toEqual(
    understood.in,
  );
  expect(sums.out.count).toBe(understood.out ?? 0);
  expect(sums.left.reduce((sum, { count }) => sum + count, 0)).toBe(understood.left ?? 0);
});
