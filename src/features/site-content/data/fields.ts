import * as v from 'valibot';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { atLeast, atMost, emailRule, manyLines, readable } from '@/shared/forms/rules.ts';
import { webLink } from '@/shared/forms/webLink.ts';

const { errors, labels, choices } = adminSiteContent;

export type LabelName = keyof typeof labels;

type Described = { label: string; hint?: string | undefined };

/** How a value is edited; its `schema` says what it may be, `blank` is what a new one begins with. */
type Control = Described &
  (
    | {
        control:
          | 'line'
          | 'text'
          | 'link'
          | 'date'
          | 'yesNo'
          | 'focal'
          | 'picturePath'
          | 'logo'
          | 'palette';
      }
    | { control: 'picture'; isOptional: boolean }
    | { control: 'number'; least: number; most: number; isWhole: boolean }
    | { control: 'choice'; options: readonly { value: string; label: string }[] }
    | { control: 'list'; item: AnyField; least: number; most: number }
    | { control: 'group'; fields: Readonly<Record<string, AnyField>> }
  );

export type Field<T> = Control & { schema: v.GenericSchema<T, T>; blank: T };
/** A field whose value nobody needs to know: `any`, because a schema takes and gives its type. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above.
export type AnyField = Field<any>;

type Options = { least?: number; hint?: LabelName };

/** A field's label, and its hint if it has one. */
export const described = (name: LabelName, hint?: LabelName): Described => ({
  label: labels[name],
  hint: hint && labels[hint],
});

/** One line or one paragraph: breaks of lines within it become spaces. */
export const words = (least: number, most: number) =>
  v.pipe(
    v.string(),
    manyLines,
    v.transform((text) => text.replace(/\s*\n\s*/g, ' ')),
    readable,
    atLeast(least, errors.empty),
    atMost(most, errors.long(most)),
  );

/** A short text in one line; it may be empty with `least: 0`. */
export const line = (
  name: LabelName,
  most: number,
  { least = 1, hint }: Options = {},
): Field<string> => ({
  ...described(name, hint),
  control: 'line',
  schema: words(least, most),
  blank: '',
});

/** A sentence or a paragraph. */
export const text = (
  name: LabelName,
  most: number,
  { least = 1, hint }: Options = {},
): Field<string> => ({
  ...described(name, hint),
  control: 'text',
  schema: words(least, most),
  blank: '',
});

export const email = (name: LabelName): Field<string> => ({
  ...described(name),
  control: 'line',
  schema: v.pipe(emailRule, atLeast(1, errors.email)),
  blank: '',
});

/** An https address. */
export const link = (name: LabelName): Field<string> => ({
  ...described(name),
  control: 'link',
  schema: webLink(errors.link),
  blank: '',
});

export const date = (name: LabelName): Field<string> => ({
  ...described(name),
  control: 'date',
  schema: v.pipe(v.string(), v.isoDate(errors.date)),
  blank: '',
});

export const yesNo = (name: LabelName): Field<boolean> => ({
  ...described(name),
  control: 'yesNo',
  schema: v.boolean(),
  blank: false,
});

/** A number; whole ones unless `isWhole` is false. */
export function number(
  name: LabelName,
  least: number,
  most: number,
  { isWhole = true } = {},
): Field<number> {
  const inRange = v.pipe(
    v.number(errors.number(least, most)),
    v.minValue(least, errors.number(least, most)),
    v.maxValue(most, errors.number(least, most)),
  );
  return {
    ...described(name),
    control: 'number',
    least,
    most,
    isWhole,
    schema: isWhole ? v.pipe(inRange, v.integer(errors.whole)) : inRange,
    blank: least,
  };
}

/** How many digits stand after the point. */
export const decimals: Field<0 | 1> = {
  ...described('decimals'),
  control: 'number',
  least: 0,
  most: 1,
  isWhole: true,
  schema: v.picklist([0, 1], errors.number(0, 1)),
  blank: 0,
};

/** One of a few values, with what each is called. */
export const choiceOf = <const T extends string>(
  name: LabelName,
  values: readonly [T, ...T[]],
  nameOf: (value: T) => string,
): Field<T> => ({
  ...described(name),
  control: 'choice',
  options: values.map((value) => ({ value, label: nameOf(value) })),
  schema: v.picklist(values, errors.choice),
  blank: values[0],
});

/** The same, called as `choices` of the words says. */
export const choice = <const T extends keyof typeof choices>(
  name: LabelName,
  values: readonly [T, ...T[]],
): Field<T> => choiceOf(name, values, (value) => choices[value]);

/** Several of the same, in the owner's order. */
export const list = <T>(
  name: LabelName,
  item: Field<T>,
  least: number,
  most: number,
): Field<T[]> => ({
  ...described(name),
  control: 'list',
  item,
  least,
  most,
  schema: v.pipe(
    v.array(item.schema),
    v.minLength(least, errors.fewer(least)),
    v.maxLength(most, errors.more(most)),
  ),
  blank: [],
});

type Fields = Readonly<Record<string, AnyField>>;
type ValueOf<F> = F extends Field<infer T> ? T : never;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never;
}[keyof F];
/** The value of a group: what may be undefined may be left out. */
type GroupValue<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]>;
} & { [K in OptionalKeys<F>]?: Exclude<ValueOf<F[K]>, undefined> };

/** Several values that belong together. */
export function group<const F extends Fields>(name: LabelName, fields: F): Field<GroupValue<F>> {
  const entries = Object.fromEntries(
    Object.entries(fields).map(([key, { schema }]) => [key, schema]),
  );
  return {
    ...described(name),
    control: 'group',
    fields,
    // Its type is that of the entries, which Object.fromEntries forgets.
    schema: v.object(entries) as unknown as v.GenericSchema<GroupValue<F>, GroupValue<F>>,
    blank: Object.fromEntries(
      Object.entries(fields).flatMap(([key, { blank }]): [string, unknown][] =>
        blank === undefined ? [] : [[key, blank]],
      ),
    ) as GroupValue<F>,
  };
}
