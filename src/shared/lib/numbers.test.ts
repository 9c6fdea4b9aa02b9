import { describe, expect, it } from 'vitest';
import { formatNumber } from './numbers.ts';

describe('a number as India writes it', () => {
  it.each([0, 7, 999, 1000, 80_000, 99_999, 125_000, 1_234_567, 98_765_432, -1500])(
    '%d is written as Intl writes it',
    (value) => {
      expect(formatNumber(value)).toBe(value.toLocaleString('en-IN'));
      expect(formatNumber(value + 0.25, 1)).toBe(
        (value + 0.25).toLocaleString('en-IN', {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        }),
      );
    },
  );
});
