import * as v from 'valibot';
import { adminKit } from '@/content/en/adminKit.ts';
import type { Option } from '@/shared/forms/Select.tsx';
import { type Counted, readCount } from '@/shared/lib/figures.ts';
import { inrDigits, parseInr, type PricedBy } from '@/shared/lib/money.ts';
import { folded } from '@/shared/lib/text.ts';
import { type AnyField, type Field, type Labelled, objectSchema } from './field.ts';
import { valueText } from './fieldValue.ts';

const { errors } = adminKit;

/** Shared by fields whose draft is the stored value. */
const asStored = { toDraft: <T>(stored: T) => stored, toText: valueText, bounds: {} };

/** Accepted in a CSV cell, `folded`; the first is written. */
const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', '✓', '✔']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं']);

export const yesNo = (blank = false): Field<boolean> => ({
  ...asStored,
  control: { kind: 'checkbox' },
  isRequired: false,
  schema: v.boolean(errors.yesNo),
  blank,
  cell: {
    write: (draft) => (draft ? 'yes' : 'no'),
    read: (text) => {
      const word = folded(text);
      if (word === '') return undefined;
      if (YES.has(word)) return true;
      return NO.has(word) ? false : text;
    },
  },
});

/** A number; whole ones unless `isWhole` is false. The draft of one that is not finished is what was typed. */
export function number(least: number, most: number, { isWhole = true } = {}): Field<number> {
  const inRange = v.pipe(
    v.number(errors.number(least, most)),
    v.minValue(least, errors.number(least, most)),
    v.maxValue(most, errors.number(least, most)),
  );
  return {
    ...asStored,
    control: { kind: 'number', least, most, isWhole },
    isRequired: true,
    schema: isWhole ? v.pipe(inRange, v.integer(errors.whole)) : inRange,
    blank: least,
  };
}

/** The number that a text is read as. Without one there is no value, so that rules over several fields wait for it. */
const within = (
  least: number,
  most: number,
  read: (typed: string) => number | undefined,
  message: string,
) =>
  v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
    const value = read(dataset.value);
    if (value !== undefined && value >= least && value <= most) return value;
    addIssue({ message });
    return NEVER;
  });

/**
 * A whole number in any usual spelling; its draft is the typed text.
 * @param options.of unit that may follow the number: '800 guests'.
 */
export const whole = (
  least: number,
  most: number,
  { blank = '', of }: { blank?: string; of?: Counted } = {},
): Field<number, string> => ({
  control: { kind: 'input', inputMode: 'numeric' },
  isRequired: true,
  blank,
  toDraft: String,
  schema: v.pipe(
    v.string(),
    within(least, most, (typed) => readCount(typed, of), errors.count(least, most)),
  ),
  toText: String,
  bounds: { range: { of: 'number', least, most } },
});

type Amounts = { least?: number; message?: string };

/** Whole paise, entered in rupees. @param per unit that may follow the amount: '1,200 per plate'. */
export const money = (
  mostPaise: number,
  per?: PricedBy,
  { least = 1, message = errors.rupees(mostPaise / 100) }: Amounts = {},
): Field<number, string> => ({
  control: { kind: 'input', inputMode: 'decimal' },
  isRequired: true,
  blank: '',
  toDraft: inrDigits,
  schema: v.pipe(
    v.string(),
    within(least, mostPaise, (typed) => parseInr(typed, per), message),
  ),
  toText: inrDigits,
  bounds: { range: { of: 'number', least, most: mostPaise } },
  // Spreadsheets take digits in Indian groups for a text.
  cell: { write: (draft) => draft.replaceAll(',', '') },
});

/** One of some options that the screen loads. @param placeholder while none is chosen; the first is, without. */
export const oneOf = (options: readonly Option[], placeholder?: string): Field<string> => ({
  ...asStored,
  control: {
    kind: 'select',
    options: [
      ...(placeholder === undefined ? [] : [{ value: '', label: placeholder }]),
      ...options,
    ],
  },
  isRequired: true,
  schema: v.pipe(
    v.string(),
    v.check((chosen) => options.some(({ value }) => value === chosen), errors.choice),
  ),
  blank: placeholder === undefined ? (options[0]?.value ?? '') : '',
});

/** One of a few values, shown by name. A value of another release is shown as it is, and rejected. */
export function choice<const T extends string>(
  values: readonly [T, ...T[]],
  nameOf: (value: T) => string,
  { kind = 'select' }: { kind?: 'select' | 'radio' } = {},
): Field<T> {
  const names = new Map<string, string>(values.map((value) => [value, nameOf(value)]));
  return {
    ...asStored,
    control: { kind, options: values.map((value) => ({ value, label: nameOf(value) })) },
    isRequired: true,
    schema: v.picklist(values, errors.oneOf([...names.values()].join(', '))),
    toText: nameOf,
    blank: values[0],
    bounds: { oneOf: values },
    cell: {
      write: (draft) => names.get(draft) ?? draft,
      // By its name or by the database's word for it.
      read: (text) => {
        const typed = folded(text.replaceAll("'", '’'));
        return values.find((value) => [value, nameOf(value)].map(folded).includes(typed)) ?? text;
      },
    },
  };
}

/** Several of the same, in the owner's order. */
export const list = <T>(item: Labelled<Field<T>>, least: number, most: number): Field<T[]> => ({
  ...asStored,
  control: { kind: 'list', item, least, most },
  isRequired: least > 0,
  schema: v.pipe(
    v.array(item.schema),
    v.minLength(least, errors.fewer(least)),
    v.maxLength(most, errors.more(most)),
  ),
  blank: [],
});

type Fields = Readonly<Record<string, Labelled<AnyField>>>;
type ValueOf<F> = F extends Field<infer T> ? T : never;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never;
}[keyof F];
/** The value of a group: what may be undefined may be left out. */
type GroupValue<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]>;
} & { [K in OptionalKeys<F>]?: Exclude<ValueOf<F[K]>, undefined> };

/** Several values that belong together. */
export function group<const F extends Fields>(fields: F): Field<GroupValue<F>> {
  const parts = Object.entries(fields);
  return {
    ...asStored,
    control: { kind: 'group', fields },
    isRequired: true,
    schema: objectSchema<GroupValue<F>, GroupValue<F>>(
      parts.map(([key, { schema }]) => [key, schema]),
    ),
    blank: Object.assign(
      {},
      ...parts.map(([key, { blank }]) => (blank === undefined ? {} : { [key]: blank })),
    ),
  };
}
