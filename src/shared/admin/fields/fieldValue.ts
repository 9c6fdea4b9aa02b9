import type { ComponentType } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { folded } from '@/shared/lib/text.ts';
import type { AnyField, Labelled } from './field.ts';

/** Errors of a value, or of its parts. */
export type Faults = { message?: string | undefined; [part: string]: unknown } | undefined;

export type FieldViewProps = {
  field: Labelled<AnyField>;
  /** Path of the value in the form; the name of the control. */
  name: string;
  value: unknown;
  /** The group that it is a part of. */
  beside?: object;
  faults: Faults;
  onChange: (value: unknown) => void;
  /** Offered while a line is typed. */
  suggestions?: readonly string[] | undefined;
  /** Shows the parts of a list or a group; `FieldView` without. */
  View?: ComponentType<FieldViewProps>;
};

/** Errors of a part of a value. */
export const faultsOf = (faults: Faults, part: string | number): Faults =>
  faults?.[part] === undefined ? undefined : Object(faults[part]);

/** A text or a number as a control shows it; '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Text form of a value, for the choice between two versions. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? adminKit.form.yes : adminKit.form.no;
  if (typeof value !== 'object' || value === null) return textOf(value);
  return Object.values(value)
    .map(valueText)
    .filter(Boolean)
    .join(Array.isArray(value) ? '; ' : ', ');
}

/** Label of a part of a field, by its path: “Package 2: Price”. */
export function partLabel(field: Labelled<AnyField>, [part, ...way]: readonly string[]): string {
  const { control } = field;
  if (part !== undefined && control.kind === 'list') {
    const entry = adminKit.fields.entry(control.item.label, Number(part) + 1);
    const inner = way.length > 0 ? partLabel(control.item, way) : '';
    return inner === '' || inner === control.item.label ? entry : `${entry}: ${inner}`;
  }
  const inner = part !== undefined && control.kind === 'group' ? control.fields[part] : undefined;
  return inner ? partLabel(inner, way) : field.label;
}

/** Path to the first text that contains `searched`, which is `folded`; null without a match. */
export function wayTo(value: unknown, searched: string, way = ''): string | null {
  if (typeof value !== 'object' || value === null)
    return folded(textOf(value)).includes(searched) ? way : null;
  for (const [part, inner] of Object.entries(value)) {
    const found = wayTo(inner, searched, way === '' ? part : `${way}.${part}`);
    if (found !== null) return found;
  }
  return null;
}
