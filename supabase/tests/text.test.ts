import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  record,
  string,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { numberKey } from '../../src/shared/admin/fields/search.ts';
import { phoneDial, phoneE164 } from '../../src/shared/lib/phone.ts';
import { cleanEmail, cleanLine, cleanPhone, cleanText, folded } from '../../src/shared/lib/text.ts';
import { after, around, between, inScript, spellings, zeros } from '../../tests/builders/phones.ts';
import { sameTexts } from '../../tests/builders/sameTexts.ts';
import { sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';

/** In lists of 250 spellings and of 100 texts. */
const SPELLINGS = sized(2, 20);
const TEXTS = sized(3, 30);

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('text');
});
afterAll(() => stack?.stop());

const twins = {
  clean_text: cleanText,
  clean_line: cleanLine,
  clean_email: cleanEmail,
  clean_phone: cleanPhone,
  phone_dial: phoneDial,
  phone_e164: phoneE164,
  number_key: numberKey,
  folded,
};

async function compare(name: keyof typeof twins, texts: string[]): Promise<void> {
  const rows = await stack.sql.unsafe<{ typed: string; made: string | null }[]>(
    `select t.typed, private.${name}(t.typed) as made from unnest($1::text[]) with ordinality as t (typed, place) order by t.place`,
    [texts],
  );
  expect(rows.map(({ typed, made }) => [typed, made])).toEqual(
    texts.map((typed) => [typed, twins[name](typed)]),
  );
}

const pieces = Array.from(
  '\u00ad\u034f\u061c\u115f\u180b\u180e\u200b\u200c\u200d\u200e\u202a\u202e\u2060\u2066\u3164\ufe0f\ufeff\ufff9\u{e0001}\u{e0067}\u{e007f}\u{e0100}\u0001\u001b\u0085' +
    '\u00a0\u1680\u2003\u2028\u3000\t\r\n  #1aA<>@.,;:।कर््षीज़é\u0301ो👩🏽🏴🇮🇳❤☎葛ＡＢ＠．。ﬁßİΣ️⃣',
);
const texts = array(
  oneof(
    constantFrom(...pieces, 'mailto:', '<a@b.in>', 'क्‍ष', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'),
    string({ unit: 'binary', maxLength: 2 }),
  ),
  { maxLength: 16 },
).map((parts) => parts.join('').replaceAll('\u0000', ''));

const scripts = Array.from('0123456789०९٠٩９𝟗');
const numbers = array(
  oneof(
    constantFrom(...scripts),
    constantFrom(...scripts),
    constantFrom(
      ...Array.from(' +()./-–—−\u00a0\u200b\u202a\u202c,;x#|'),
      '(0)',
      'ext 12',
      'tel:',
      ' / ',
      'Mob. ',
    ),
    constantFrom(
      '+91',
      '0091',
      '91',
      '0',
      '00',
      '90000 12345',
      '612 2200000',
      '1800',
      '+44',
      '+971 ',
      '+39',
    ),
  ),
  { maxLength: 14 },
).map((parts) => parts.join(''));

test('no number is dialled as none', async () => {
  const [row] =
    await stack.sql`select private.phone_dial(null) as dial, private.phone_e164(null) as e164`;
  expect(row).toEqual({ dial: null, e164: null });
});

test.each(spellings)('%j is dialled as %j', async (typed, dial) => {
  const [row] = await stack.sql`select private.phone_dial(${typed}) as dial`;
  expect(row?.['dial']).toBe(dial);
});

test(`${SPELLINGS * 250} spellings of numbers are parsed as in the browser`, async () => {
  const written = record({
    digits: oneof(
      integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String),
      constantFrom('18000000000', '1800123456', '2079460018', '501234567', '12345'),
    ),
    before: constantFrom(...around, '+44 ', '+44 (0)', '+971 0', '+1 ', '+39 0', '+'),
    gap: constantFrom(...between),
    cut: integer({ min: 2, max: 8 }),
    behind: constantFrom(...after),
    zero: constantFrom(...zeros),
  }).map(
    ({ digits, before, gap, cut, behind, zero }) =>
      `${before}${inScript(digits.slice(0, cut), zero)}${gap}${inScript(digits.slice(cut), zero)}${behind}`,
  );
  await assert(
    asyncProperty(array(written, { minLength: 250, maxLength: 250 }), (all) =>
      compare('phone_dial', all),
    ),
    { numRuns: SPELLINGS },
  );
});

describe('browser and database give the same result for', () => {
  test.each(Object.keys(twins) as (keyof typeof twins)[])(
    `${TEXTS * 100} texts: %s`,
    async (name) => {
      const generated = /phone|number/.test(name) ? oneof(numbers, numbers, texts) : texts;
      await assert(
        asyncProperty(array(generated, { minLength: 100, maxLength: 100 }), (all) =>
          compare(name, all),
        ),
        { numRuns: TEXTS },
      );
    },
  );

  test('every digit, dash, space and invisible character', async () => {
    const all = Array.from({ length: 0x10ffff }, (_, code) => code + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /[\p{Nd}\p{Pd}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u.test(letter))
      .filter(
        (letter) =>
          !/\p{Cn}|\p{Co}/u.test(letter) || /\p{Default_Ignorable_Code_Point}/u.test(letter),
      );
    expect(all.length).toBeGreaterThan(4000);
    await compare(
      'clean_text',
      all.map((letter) => `अ${letter}ब a${letter}b`),
    );
    await compare(
      'clean_phone',
      all.map((letter) => `9${letter}0`),
    );
  });

  test.each([...sameTexts, ['क्‍ष', 'क्ष'] as const])(
    '%j contains %j in a search',
    async (one, other) => {
      const [row] = await stack.sql<{ same: boolean }[]>`
      select strpos(private.folded(${one}), private.folded(${other})) > 0 as same`;
      expect(row?.same).toBe(true);
      expect(folded(one)).toContain(folded(other));
    },
  );
});
