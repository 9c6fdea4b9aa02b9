import * as v from 'valibot';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import type {
  AnyField as AnyOf,
  Field as FieldOf,
  FieldLabel,
  Labelled,
} from '@/shared/admin/fields/field.ts';
import * as texts from '@/shared/admin/fields/texts.ts';
import { valueText } from '@/shared/admin/fields/fieldValue.ts';
import * as values from '@/shared/admin/fields/values.ts';

const { labels, choices } = adminSiteContent;

export type LabelName = keyof typeof labels;
/** A field of the site's texts. The build validates stored values by the same schema: drafts are stored as they are. */
export type Field<T> = Labelled<FieldOf<T>>;
export type AnyField = Labelled<AnyOf>;

type Options = { least?: number; hint?: LabelName | undefined };

/** Label and optional hint of a field. */
const described = (name: LabelName, hint?: LabelName): FieldLabel => ({
  label: labels[name],
  hint: hint && labels[hint],
});

/** A single-line text; optional with `least: 0`. */
export const line = (name: LabelName, most: number, { hint, ...lengths }: Options = {}) => ({
  ...described(name, hint),
  ...texts.line(most, lengths),
});

/** A multi-line text. */
export const text = (name: LabelName, most: number, { hint, ...lengths }: Options = {}) => ({
  ...described(name, hint),
  ...texts.paragraph(most, lengths),
});

export const email = (name: LabelName) => ({ ...described(name), ...texts.email() });

/** An https address. */
export const link = (name: LabelName) => ({ ...described(name), ...texts.link() });

export const date = (name: LabelName) => ({ ...described(name), ...texts.day() });

export const yesNo = (name: LabelName) => ({ ...described(name), ...values.yesNo() });

export const number = (
  name: LabelName,
  least: number,
  most: number,
  options?: { isWhole?: boolean },
) => ({ ...described(name), ...values.number(least, most, options) });

/** Number of decimals. */
export const decimals: Field<0 | 1> = {
  ...number('decimals', 0, 1),
  schema: v.picklist([0, 1], adminKit.errors.number(0, 1)),
  toDraft: (stored) => stored,
  blank: 0,
};

/** One of several values with labels. */
export const choiceOf = <const T extends string>(
  name: LabelName,
  list: readonly [T, ...T[]],
  nameOf: (value: T) => string,
) => ({ ...described(name), ...values.choice(list, nameOf) });

/** The same, with labels from `choices`. */
export const choice = <const T extends keyof typeof choices>(
  name: LabelName,
  list: readonly [T, ...T[]],
) => choiceOf(name, list, (value) => choices[value]);

/** Base of fields with a control of their own (admin/WordsFieldView.tsx). */
export const ownField = (control: string, name: LabelName, hint?: LabelName) => ({
  ...described(name, hint),
  control: { kind: 'own', name: control } as const,
  isRequired: true,
  toDraft: <T>(stored: T) => stored,
  toText: valueText,
  bounds: {},
});

/** An ordered list. */
export const list = <T>(name: LabelName, item: Field<T>, least: number, most: number) => ({
  ...described(name),
  ...values.list(item, least, most),
});

/** Several values in one. */
export const group = <const F extends Readonly<Record<string, AnyField>>>(
  name: LabelName,
  fields: F,
) => ({ ...described(name), ...values.group(fields) });
