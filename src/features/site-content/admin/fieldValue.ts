import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import type { AnyField } from '@/features/site-content/data/fields.ts';
import { folded } from '@/shared/lib/text.ts';

/** What is wrong with a value, or with what is in it. */
export type Faults = { message?: string | undefined; [part: string]: unknown } | undefined;

export type FieldViewProps = {
  field: AnyField;
  /** The way to the value within the form; the control's name. */
  name: string;
  value: unknown;
  /** The group that it is a part of. */
  beside?: object;
  faults: Faults;
  onChange: (value: unknown) => void;
};

/** What is wrong with a part of a value. */
export const faultsOf = (faults: Faults, part: string | number): Faults => faults?.[part] as Faults;

/** A text or a number as a control shows it; nothing for all else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** How a value reads where two versions of it are beside each other. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? adminSiteContent.yes : adminSiteContent.no;
  if (typeof value !== 'object' || value === null) return textOf(value);
  return Object.values(value)
    .map(valueText)
    .filter(Boolean)
    .join(Array.isArray(value) ? '; ' : ', ');
}

/** How a part of a field is called, by the way to it: “Package 2: Price”. */
export function partLabel(field: AnyField, [part, ...way]: readonly string[]): string {
  if (part !== undefined && field.control === 'list') {
    const entry = adminSiteContent.list.entry(field.item.label, Number(part) + 1);
    const inner = way.length > 0 ? partLabel(field.item, way) : '';
    return inner === '' || inner === field.item.label ? entry : `${entry}: ${inner}`;
  }
  const inner = part !== undefined && field.control === 'group' ? field.fields[part] : undefined;
  return inner ? partLabel(inner, way) : field.label;
}

/** The way to the first text in a value that holds what is searched, `folded`; null where none does. */
export function wayTo(value: unknown, searched: string, way = ''): string | null {
  if (typeof value !== 'object' || value === null)
    return folded(textOf(value)).includes(searched) ? way : null;
  for (const [part, inner] of Object.entries(value)) {
    const found = wayTo(inner, searched, way === '' ? part : `${way}.${part}`);
    if (found !== null) return found;
  }
  return null;
}
