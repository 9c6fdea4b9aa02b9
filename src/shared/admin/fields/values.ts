import * as v from 'valibot';
import { adminKit } from '@/content/en/adminKit.ts';
import { readCount } from '@/shared/lib/figures.ts';
import type { AnyField, Field, Labelled } from './field.ts';
import { valueText } from './fieldValue.ts';

const { errors } = adminKit;

/** What is common to fields whose draft is what is stored. */
const asStored = { toDraft: <T>(stored: T) => stored, toText: valueText, bounds: {} };

export const yesNo = (blank = false): Field<boolean> => ({
  ...asStored,
  control: { kind: 'checkbox' },
  isRequired: false,
  schema: v.boolean(),
  blank,
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

/** A whole number as people write it; its draft is what was typed. */
export const whole = (least: number, most: number): Field<number, string> => ({
  control: { kind: 'input', inputMode: 'numeric' },
  isRequired: true,
  blank: '',
  toDraft: String,
  schema: v.pipe(
    v.string(),
    v.transform((typed) => readCount(typed) ?? Number.NaN),
    v.check((count) => count >= least && count <= most, errors.number(least, most)),
  ),
  toText: String,
  bounds: { range: { of: 'number', least, most } },
});

/** One of a few values, by the name of each. A value of another release is shown as it is, and refused. */
export const choice = <const T extends string>(
  values: readonly [T, ...T[]],
  nameOf: (value: T) => string,
  { kind = 'select' }: { kind?: 'select' | 'radio' } = {},
): Field<T> => ({
  ...asStored,
  control: { kind, options: values.map((value) => ({ value, label: nameOf(value) })) },
  isRequired: true,
  schema: v.picklist(values, errors.choice),
  toText: nameOf,
  blank: values[0],
  bounds: { oneOf: values },
});

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
  const entries = Object.fromEntries(
    Object.entries(fields).map(([key, { schema }]) => [key, schema]),
  );
  return {
    ...asStored,
    control: { kind: 'group', fields },
    isRequired: true,
    // Its type is that of the entries, which Object.fromEntries forgets.
    schema: v.object(entries) as unknown as v.GenericSchema<GroupValue<F>, GroupValue<F>>,
    blank: Object.fromEntries(
      Object.entries(fields).flatMap(([key, { blank }]): [string, unknown][] =>
        blank === undefined ? [] : [[key, blank]],
      ),
    ) as GroupValue<F>,
  };
}
