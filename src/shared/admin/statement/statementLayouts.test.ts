import { expect, test } from 'vitest';
import { readStatement } from './readStatement.ts';
import { LAYOUTS } from './layouts.fixture.ts';

/** The parsed statement, or the reason why its columns must be chosen. */
function understand(text: string) {
  const statement = readStatement(text);
  if (statement.state !== 'read') return statement.doubt;
  const { lines, faults, sums } = statement;
  return {
    in: lines.map(({ amountPaise, utr, payer }) => [amountPaise / 100, utr, payer]),
    out: sums.out.count,
    left: sums.left.reduce((sum, { count }) => sum + count, 0),
    faults,
  };
}

test.each(LAYOUTS)('%s', (_name, text, understood) => {
  expect(understand(text)).toEqual(
    understood === 'side' ? 'side' : { out: 0, left: 0, faults: [], ...understood },
  );
});
