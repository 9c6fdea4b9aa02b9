import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import {
  after,
  around,
  between,
  inScript,
  spellings,
  zeros,
} from '../../../tests/builders/phones.ts';
import { chatHref, phoneDial, phoneE164, telHref } from './phone.ts';

it.each(spellings)('%j is dialled as %j', (typed, dial) => {
  const e164 = dial?.startsWith('+') ? dial : null;
  expect(phoneDial(typed)).toBe(dial);
  expect(phoneE164(typed)).toBe(e164);
  expect(telHref(typed)).toBe(dial && `tel:${dial}`);
  expect(chatHref(typed, 'a b')).toBe(e164 && `https://wa.me/${e164.slice(1)}?text=a%20b`);
});

describe('matches libphonenumber', () => {
  it('for thousands of spellings of Indian numbers', () => {
    const mobile = integer({ min: 6_000_000_000, max: 9_999_999_999 });
    const landline = tuple(
      constantFrom('11', '22', '33', '44', '612', '621', '651'),
      integer({ min: 2_000_000, max: 7_999_999 }),
    ).map(([code, rest]) => Number(`${code}${rest}`.padEnd(10, '3').slice(0, 10)));
    for (const number of [mobile, landline])
      assert(
        property(
          number,
          constantFrom(...around),
          constantFrom(...between),
          integer({ min: 2, max: 8 }),
          constantFrom(...after),
          constantFrom(...zeros),
          (digits, before, gap, cut, behind, zero) => {
            const written = inScript(`${digits}`, zero);
            const letters = Array.from(written);
            const typed = `${before}${letters.slice(0, cut).join('')}${gap}${letters.slice(cut).join('')}${behind}`;
            const known = parsePhoneNumberFromString(`${digits}`, 'IN');
            expect([typed, phoneDial(typed)]).toEqual([typed, known?.number]);
          },
        ),
        { numRuns: 3000 },
      );
  });

  it('for the mobile numbers of all countries, with and without trunk zero', () => {
    for (const country of getCountries()) {
      const known = getExampleNumber(country, examples);
      if (!known || known.countryCallingCode === '91') continue;
      const { countryCallingCode: code, nationalNumber } = known;
      const spaced = nationalNumber.replace(/(\d{2})(?=\d)/g, '$1 ');
      const typed = [
        `+${code}${nationalNumber}`,
        `00${code} ${spaced}`,
        `\u202a+${code}-${spaced}\u202c`,
      ];
      const hasTrunkZero =
        parsePhoneNumberFromString(`+${code}0${nationalNumber}`)?.number === known.number;
      if (hasTrunkZero) typed.push(`+${code} (0)${spaced}`, `+${code}0${nationalNumber}`);
      for (const one of typed)
        expect([country, one, phoneDial(one)]).toEqual([country, one, known.number]);
    }
  });
});
