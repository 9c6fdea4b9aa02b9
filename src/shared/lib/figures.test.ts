import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isArea, readCount, readFigure } from './figures.ts';
import { listed } from '../../../tests/builders/listed.ts';
import { formatInr, parseInr, readStartingPrice } from './money.ts';
import { formatNumber } from './numbers.ts';

/** Digits of every script, in Unicode order. */
const scripts = Array.from({ length: 0x1_fbfa }, (_, code) => String.fromCodePoint(code))
  .filter((sign) => /\p{Nd}/u.test(sign))
  .reduce<string[]>((all, sign, at) => {
    all[Math.floor(at / 10)] = (all[Math.floor(at / 10)] ?? '') + sign;
    return all;
  }, []);
const inScript = (text: string, script: string) =>
  text.replace(/\d/g, (digit) => Array.from(script)[Number(digit)] ?? '');

describe('rupees', () => {
  test.each([
    ['1,50,000/-', 150_000],
    ['1,50,000 /-', 150_000],
    ['1,50,000/–', 150_000],
    ['150000/=', 150_000],
    ['Rs. 1,50,000/- only', 150_000],
    ['Rs.1,50,000', 150_000],
    ['RS 150000', 150_000],
    ['Rs: 150000', 150_000],
    ['₹1,50,000', 150_000],
    ['₹ 1,50,000.00', 150_000],
    ['₨ 1,50,000', 150_000],
    ['INR 1,50,000', 150_000],
    ['150000 INR', 150_000],
    ['150,000', 150_000],
    ['1 50 000', 150_000],
    ['1, 50, 000', 150_000],
    ['₹१,५०,०००', 150_000],
    ['१५००००', 150_000],
    ['১,৫০,০০০', 150_000],
    ['１５００００', 150_000],
    ['रु 1,50,000', 150_000],
    ['रु. 1,50,000/-', 150_000],
    ['1,50,000 रुपये', 150_000],
    ['1,50,000 रुपये मात्र', 150_000],
    ['\u200e₹1,50,000', 150_000],
    ['\u202a1,50,000\u202c', 150_000],
    ['1\u00a050\u00a0000', 150_000],
    ['1.5 lakh', 150_000],
    ['₹1.5 lakh', 150_000],
    ['1.5 lakh rupees', 150_000],
    ['1.5L', 150_000],
    ['1.5 lacs/-', 150_000],
    ['1.50 Lac', 150_000],
    ['1.5 लाख', 150_000],
    ['१.५ लाख रुपये', 150_000],
    ['1 lakh 50 thousand', 150_000],
    ['1 लाख 50 हज़ार', 150_000],
    ['1 Lakh 50,000', 150_000],
    ['150k', 150_000],
    ['80k', 80_000],
    ['80 हजार', 80_000],
    ['Rs. 2 cr', 20_000_000],
    ['2 Cr.', 20_000_000],
    ['2 करोड़', 20_000_000],
    ['1.25 crore', 12_500_000],
    ['1 crore 25 lakh', 12_500_000],
    ['1250.50', 1250.5],
    ['0.5 lakh', 50_000],
    ['1,00,00,000', 10_000_000],
    ['0', 0],
  ])('%j is %d', (typed, rupees) => {
    expect(parseInr(typed)).toBe(Math.round(rupees * 100));
  });

  test.each([
    ...listed(`150000,00 | 1,5 | 15,00 | 8,0,0 | 80,0 | 1,2 | 1,50,00 | 1,5000 | 0,500 | 1,50 000
    | 1.50.000 | 1.500 | 1.50,000 | 1,50,000, | 1'50'000 | 1_000 | 1٬000 |  |   | \u200b | ₹
    | /- | free | nil | NA | - | -5 | −5 | (500) | +5 | .5 | 1200-1500 | 1200 – 1500
    | 1200 to 1500 | 1200/1500 | ₹1200 ~ 1500 | 1.5-2 lakh | $500 | €500 | 1e5 | 1.5E+05 | 0x10
    | 12² | ½ lakh | ① | 5 kg | 5 million | 50 thousand 1 lakh | 1 lakh 500 thousand
    | 1 lakh lakh | 1.234 | 1,200 per plate | NaN | Infinity | 5 apples | <b>1</b> | 1 2
    | .repeat(200),
    `),
    '9'.repeat(200),
  ])('%j is no amount', (typed) => {
    expect(parseInr(typed)).toBeUndefined();
  });

  test.each([
    ['1,200 per plate', 'plate'],
    ['Rs. 1200/plate', 'plate'],
    ['₹1200/- per plate', 'plate'],
    ['1,200 a head', 'plate'],
    ['1200 pp', 'plate'],
    ['1200 प्रति प्लेट', 'plate'],
    ['1200/day', 'day'],
    ['Rs 1,200/- per day', 'day'],
  ] as const)('%j is what a %s costs', (typed, per) => {
    expect(parseInr(typed, per)).toBe(120_000);
    expect(parseInr(typed, per === 'day' ? 'plate' : 'day')).toBeUndefined();
  });

  test.each(listed(`1,200-1,500 per plate | 1200 per day`))(
    '%j is no price of a plate',
    (typed) => {
      expect(parseInr(typed, 'plate')).toBeUndefined();
    },
  );

  test('are read as they are written, in the digits of every script', () => {
    expect(scripts.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(fc.nat({ max: 1e13 }), fc.constantFrom(...scripts), (paise, script) => {
        expect(parseInr(inScript(formatInr(paise), script))).toBe(paise);
      }),
    );
  });
});

describe('a price that something begins at', () => {
  test.each([
    ['60000', 'from ₹60,000'],
    ['60,000', 'from ₹60,000'],
    ['₹60000', 'from ₹60,000'],
    ['Rs. 60,000/-', 'from ₹60,000'],
    ['from 60000', 'from ₹60,000'],
    ['From ₹60000', 'from ₹60,000'],
    ['from Rs 60000', 'from ₹60,000'],
    ['starting from 60k', 'from ₹60,000'],
    ['Starts at ₹60,000', 'from ₹60,000'],
    ['60000 onwards', 'from ₹60,000'],
    ['६०,०००', 'from ₹60,000'],
    ['\u200e₹60,000', 'from ₹60,000'],
    ['3.5 lakh', 'from ₹3,50,000'],
    ['from ₹3.5 lakh', 'from ₹3,50,000'],
    ['from ₹900 per plate', 'from ₹900 per plate'],
    ['900/plate', 'from ₹900 per plate'],
    ['900 per plate', 'from ₹900 per plate'],
    ['from ₹60,000 a day', 'from ₹60,000 a day'],
    ['from ₹60,000 (without flowers)', 'from ₹60,000 (without flowers)'],
    ['on request', 'on request'],
    ['On Request', 'on request'],
    ['Price on request.', 'on request'],
  ])('%j is %j', (typed, right) => {
    expect(readStartingPrice(typed)).toBe(right);
    expect(readStartingPrice(right)).toBe(right);
  });

  test.each(
    listed(`  | 0 | cheap | from ₹ | from | 60000-80000 | 60,000 to 80,000 | from ₹8,0,0 | 60000,00
    | ₹60,000 – ₹80,000 | 1.500 | request | 60000 80000`),
  )('rejects %j', (typed) => {
    expect(readStartingPrice(typed)).toBeUndefined();
  });
});

describe('a number of guests', () => {
  test.each([
    ['800', 800],
    ['800.0', 800],
    ['800.00', 800],
    ['८००', 800],
    ['१,२००', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ['800 guests', 800],
    ['800 pax', 800],
    ['800 People', 800],
    ['800 nos.', 800],
    ['800 लोग', 800],
    ['800 मेहमान', 800],
    ['8\u200b00', 800],
    ['८\u200d००', 800],
    ['８００', 800],
    ['1.2k', 1200],
    ['1 lakh', 100_000],
    ['0', 0],
  ])('%j is %d', (typed, right) => {
    expect(readCount(typed, 'guests')).toBe(right);
  });

  test.each(
    listed(`  | 8,0,0 | 1,2 | 80,0 | 800.5 | 1.000 | -800 | +800 | 800+ | ~800 | many | 600-800
    | 600 to 800 | 3,000 sq ft | 5 cars | 800 sq guests | 8e2 | लोग | 12²`),
  )('rejects %j', (typed) => {
    expect(readCount(typed, 'guests')).toBeUndefined();
  });

  test('rejects other counted things', () => {
    expect(readCount('4 rooms', 'rooms')).toBe(4);
    expect(readCount('50 cars', 'cars')).toBe(50);
    expect(readCount('50 cars', 'rooms')).toBeUndefined();
    expect(readCount('50 guests')).toBeUndefined();
  });

  test('parses its display form', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(readCount(formatNumber(count))).toBe(count);
        expect(readCount(count.toLocaleString('en-US'))).toBe(count);
      }),
    );
  });

  test('is never anything but its digits, whatever marks stand between them', () => {
    const typed = fc.array(fc.constantFrom(...Array.from('0123456789,. -/')), { maxLength: 9 });
    fc.assert(
      fc.property(typed, (signs) => {
        const text = signs.join('').trim();
        const digits = text
          .replace(/\.0+$/, '')
          .replace(/\D/g, '')
          .replace(/^0+(?=\d)/, '');
        expect([undefined, digits]).toContain(readFigure(text, 0)?.toString());
      }),
      { numRuns: 3000 },
    );
  });
});

test.each(
  listed(`1,20,000 sq ft | 3000 sq. ft. | 3000sqft | 3000 Sq.Ft | 3000 sft | 3000 square feet
    | 300 sq m | 300 m² | 300 m2 | 300 ㎡ | 5 katha | 5 कट्ठा | 2 bigha | 1.5 acre | 500 गज
    | 3000 वर्ग फुट | १२० वर्ग फुट | 40 decimal | 200 sq yds`),
)('%j is a size of ground', (typed) => {
  expect(isArea(typed)).toBe(true);
});
test.each(listed(`320 | 320 seats | 1,200 guests | १२० |  | squash`))('%j is no area', (typed) => {
  expect(isArea(typed)).toBe(false);
});
