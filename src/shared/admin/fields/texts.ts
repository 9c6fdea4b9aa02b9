import * as v from 'valibot';
import { adminKit } from '@/content/en/adminKit.ts';
import {
  atLeast,
  atMost,
  emailRule,
  manyLines,
  oneLine,
  phoneRule,
  readable,
} from '@/shared/forms/rules.ts';
import { webAddress, webLink } from '@/shared/forms/webLink.ts';
import { formatIstDateTime, fromIstInput, toIstInput } from '@/shared/lib/dates.ts';
import { phoneDial } from '@/shared/lib/phone.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { cleanLine, cleanText } from '@/shared/lib/text.ts';
import { type Control, type Field, searchTextOf } from './field.ts';
import { phoneTexts } from './search.ts';

const { errors } = adminKit;
/** The CHECKs of the columns called `slug`. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;
const asItIs = (stored: string) => stored;

/** `empty` is the message for a text that is too short. */
type Lengths = { least?: number; empty?: string };

/** A text that is stored as its draft. */
const ofText = (
  control: Control,
  schema: v.GenericSchema<string, string>,
  { isRequired = true, bounds = {} }: Partial<Pick<Field<string>, 'isRequired' | 'bounds'>> = {},
): Field<string> => ({
  control,
  isRequired,
  blank: '',
  toDraft: asItIs,
  schema,
  toText: asItIs,
  bounds,
});

const sized = (
  control: Control,
  clean: typeof oneLine,
  most: number,
  { least = 1, empty = errors.empty }: Lengths,
) =>
  ofText(
    control,
    v.pipe(v.string(), clean, readable, atLeast(least, empty), atMost(most, errors.long(most))),
    { isRequired: least > 0, bounds: { range: { of: 'characters', least, most } } },
  );

/** One line, of `least` to `most` characters. */
export const line = (most: number, lengths: Lengths = {}) =>
  sized({ kind: 'input' }, oneLine, most, lengths);

/** One sentence or paragraph: line breaks become spaces. */
export const paragraph = (most: number, lengths: Lengths = {}) =>
  sized({ kind: 'textarea', rows: 2 }, oneLine, most, lengths);

/** Text of several lines. */
export const text = (most: number, lengths: Lengths = {}) =>
  sized({ kind: 'textarea', rows: 4 }, manyLines, most, { least: 0, ...lengths });

/** Part of an address. */
export const slug = () =>
  ofText({ kind: 'input' }, v.pipe(v.string(), oneLine, v.regex(SLUG, errors.slug)), {
    bounds: { range: { of: 'characters', least: 1, most: 80 } },
  });

export const email = () => ofText({ kind: 'input' }, v.pipe(emailRule, atLeast(1, errors.email)));

/** A phone number that can be dialled, stored as typed; searches find any spelling. CHECK: `private.is_phone`. */
export const phone = (): Field<string> => ({
  ...ofText(
    { kind: 'input', type: 'tel' },
    v.pipe(
      phoneRule,
      // One fault at a time: an invalid number cannot be dialled either.
      v.check((typed) => !v.is(phoneRule, typed) || phoneDial(typed) !== null, errors.phone),
    ),
  ),
  searchText: phoneTexts,
});

/** An https address; `https://` is added where it is missing. */
export const link = () => ofText({ kind: 'input', type: 'url' }, webLink(errors.link));

/** The same, or a page of the site: what `private.is_safe_link` accepts. */
export const linkOrPath = (message: string = errors.link) =>
  ofText(
    { kind: 'input', type: 'url' },
    v.pipe(
      webAddress,
      v.check((address) => safeLink(address) !== null, message),
    ),
  );

/** A day, 'YYYY-MM-DD'. */
export const day = () =>
  ofText({ kind: 'input', type: 'date' }, v.pipe(v.string(), v.isoDate(errors.date)));

/** A day of a span of years. */
export function dayOf(firstYear: number, lastYear: number): Field<string> {
  const [least, most] = [`${firstYear}-01-01`, `${lastYear}-12-31`];
  return {
    ...day(),
    schema: v.pipe(
      day().schema,
      v.check((typed) => typed >= least && typed <= most, errors.dayOf(firstYear, lastYear)),
    ),
    bounds: { range: { of: 'days', least, most } },
  };
}

/** A time of day, 'HH:MM'; a column of type `time` answers with seconds. */
export const time = (): Field<string> => ({
  ...ofText(
    { kind: 'input', type: 'time' },
    v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, errors.time)),
  ),
  toDraft: (stored) => stored.slice(0, 5),
});

/** A moment, typed in Patna's time ('2027-01-05T19:00') and stored with its zone. */
export const moment = (): Field<string, string> => ({
  ...ofText({ kind: 'input', type: 'datetime-local' }, v.string()),
  toDraft: (stored) => toIstInput(new Date(stored)),
  schema: v.pipe(
    v.string(),
    v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, errors.date),
    v.transform(fromIstInput),
  ),
  toText: (stored) => formatIstDateTime(new Date(stored)),
});

/** The lines of a text that hold something, each once. */
const linesOf = (typed: string) => [
  ...new Set(cleanText(typed).split('\n').map(cleanLine).filter(Boolean)),
];

/** At most `count` different texts, one a line of at most `most` characters. */
export function lines(count: number, most: number): Field<string[], string> {
  const one = line(most).schema;
  return {
    control: { kind: 'textarea', rows: 4 },
    isRequired: false,
    blank: '',
    toDraft: (stored) => stored.join('\n'),
    schema: v.pipe(
      v.string(),
      v.transform(linesOf),
      v.maxLength(count, errors.lines(count, most)),
      v.check((entries) => entries.every((entry) => v.is(one, entry)), errors.lines(count, most)),
    ),
    toText: (stored) => stored.join('; '),
    bounds: {},
  };
}

/** The same field, with null for an empty input. */
export const nullable = <Stored>(field: Field<Stored, string>): Field<Stored | null, string> => ({
  ...field,
  isRequired: false,
  blank: '',
  toDraft: (stored) => (stored === null ? '' : field.toDraft(stored)),
  schema: v.lazy((typed) =>
    cleanLine(String(typed)) === ''
      ? v.pipe(
          v.string(),
          v.transform(() => null),
        )
      : field.schema,
  ),
  toText: (stored) => (stored === null ? '' : field.toText(stored)),
  searchText: (stored) => (stored === null ? '' : searchTextOf(field, stored)),
  bounds: { ...field.bounds, isNullable: true },
});
