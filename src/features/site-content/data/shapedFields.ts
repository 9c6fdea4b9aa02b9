import * as v from 'valibot';
import { type PaletteName, paletteNames } from '@/content/colours.ts';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { readStartingPrice } from '@/shared/lib/money.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { type Field, type LabelName, line, ownField } from './fields.ts';

const { errors } = adminSiteContent;

/** A line of a template literal type; `cast` types what the rule has proved. */
function shaped<T extends string>(
  name: LabelName,
  rule: (value: string) => boolean,
  message: string,
  hint?: LabelName,
): Field<T> {
  const isShaped = (value: unknown): value is T =>
    typeof value === 'string' && rule(cleanLine(value));
  return {
    ...line(name, 0, { hint }),
    toDraft: (stored) => stored,
    schema: v.pipe(
      v.custom<T>(isShaped, message),
      v.transform((value) => cleanLine(value) as T),
    ),
    blank: '' as T,
  };
}

type Price = 'on request' | `from ₹${string}`;
const isText = (value: unknown): value is Price => typeof value === 'string';

/** A price: '60000' is stored as 'from ₹60,000'. */
export const price: Field<Price> = {
  ...line('price', 0, { hint: 'priceHint' }),
  toDraft: (stored) => stored,
  schema: v.pipe(
    // Typed as its output: a field's value has one type before and after validation.
    v.custom<Price>(isText, errors.price),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readStartingPrice(dataset.value);
      if (read !== undefined) return read;
      addIssue({ message: errors.price });
      return NEVER;
    }),
  ),
  blank: '' as Price,
};
/** A URL segment. */
export const slug = shaped<string>(
  'slug',
  (value) => /^[a-z\d]+(?:-[a-z\d]+){0,9}$/.test(value) && value.length <= 60,
  errors.choice,
  'slugHint',
);

/** A GST number, or none. */
export const gstin: Field<string | null> = {
  ...line('gstin', 0, { least: 0, hint: 'gstinHint' }),
  toDraft: (stored) => stored,
  toText: (stored) => stored ?? '',
  schema: v.pipe(
    v.nullable(v.string()),
    v.transform((value) => cleanLine(value ?? '') || null),
    v.check((value) => value === null || /^\d{2}[A-Z\d]{13}$/.test(value), errors.gstin),
  ),
  blank: null,
};

/** One of the checked palettes, or the site's own. */
export const palette: Field<PaletteName> = {
  ...ownField('palette', 'palette'),
  schema: v.picklist(paletteNames, errors.choice),
  blank: 'sindoor',
};
