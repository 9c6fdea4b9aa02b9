import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInr, inrDigits, parseInr, formatShortInr } from './money.ts';

const RUPEE = 100;
const LAKH = 100_000 * RUPEE;

describe('formatInr and sayInr', () => {
  it.each([
    [0, '₹0'],
    [999 * RUPEE, '₹999'],
    [1000 * RUPEE, '₹1,000'],
    [1.25 * LAKH, '₹1,25,000'],
    [125_000_50, '₹1,25,000.50'],
    [5, '₹0.05'],
    [-60_000 * RUPEE, '-₹60,000'],
    [10_000 * LAKH, '₹1,00,00,00,000'],
  ])('%i paise are written %s', (paise, written) => expect(formatInr(paise)).toBe(written));

  it('groups as Intl does for en-IN', () => {
    const browser = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.nat({ max: 1e11 }), (rupees) => {
        expect(inrDigits(rupees * RUPEE)).toBe(browser.format(rupees));
      }),
    );
  });

  it.each([
    [99_999 * RUPEE, '₹99,999'],
    [LAKH, '₹1 lakh'],
    [1.25 * LAKH, '₹1.25 lakh'],
    [16.5 * LAKH, '₹16.5 lakh'],
    [99.99 * LAKH, '₹99.99 lakh'],
    [9_999_600 * RUPEE, '₹1 crore'],
    [240 * LAKH, '₹2.4 crore'],
    [15_000 * LAKH, '₹150 crore'],
  ])('abbreviates %i paise to %s', (paise, written) => expect(formatShortInr(paise)).toBe(written));
});

describe('parseInr', () => {
  it.each([
    ['150000', 150_000],
    [' ₹1,50,000 ', 150_000],
    ['Rs. 1,50,000', 150_000],
    ['1.5 lakh', 150_000],
    ['1.5L', 150_000],
    ['2 cr', 20_000_000],
    ['0.25 crore', 2_500_000],
    ['50k', 50_000],
    ['12.50', 12.5],
    ['12.5', 12.5],
    ['0.1', 0.1],
  ])('parses %s', (text, rupees) => expect(parseInr(text)).toBe(Math.round(rupees * RUPEE)));

  it.each(['', 'abc', '-5', '1e9', '1.234', 'NaN', 'Infinity', '₹', '.5', '5 apples', '<b>1</b>'])(
    '"%s" is not taken for a number',
    (text) => expect(parseInr(text)).toBeUndefined(),
  );

  it('parses what formatInr returns, to the paisa', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e13 }), (paise) => {
        expect(parseInr(formatInr(paise))).toBe(paise);
      }),
    );
  });
});
