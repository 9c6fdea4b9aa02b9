import { adminChanges as words } from '@/content/en/adminChanges.ts';
import type { AnyField, Labelled } from '@/shared/admin/fields/field.ts';
import { partLabel, valueText } from '@/shared/admin/fields/fieldValue.ts';
import { formatIsoDay, formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import type { Change } from './changes.ts';

type Values = Readonly<Record<string, unknown>>;

/** How the rows of a table are named, and their fields labelled and shown: those of its form. */
export type Description = {
  nameOf?: (key: string) => string;
  fieldsOf: (key: string) => Readonly<Record<string, Labelled<AnyField>>>;
};
/** By table, each loaded when it is shown. */
export type Descriptions = Readonly<Record<string, () => Promise<Description>>>;
/** Those that have been loaded. */
export type Described = Readonly<Record<string, Description | undefined>>;

/** A field of a change, or a part of one, in words. */
export type Line = { key: string; label: string; before: string; after: string };

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** 'seo_title' as 'Seo title'. */
export function humanised(name: string): string {
  const text = name.replaceAll('_', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value of a column that no form describes. */
function plainText(column: string, value: unknown): string {
  if (typeof value === 'number' && column.endsWith('_paise')) return formatInr(value);
  if (typeof value === 'number' && column.endsWith('_bp')) return `${value / 100} %`;
  if (typeof value === 'string' && DAY.test(value)) return formatIsoDay(value);
  if (typeof value === 'string' && TIME.test(value)) return formatIstDateTime(new Date(value));
  return valueText(value);
}

/** By the form's field; its text may not fit a value of an earlier version. */
function fieldText(column: string, field: AnyField | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!field) return plainText(column, value);
  try {
    return field.toText(value);
  } catch {
    return plainText(column, value);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Where the copy is the original, a draft has nothing. */
const COPY = new Set(['draft', 'published']);

type Leaf = { way: readonly string[]; before: unknown; after: unknown };

/** The parts in which two values differ: the smallest that both have. */
function leaves(before: unknown, after: unknown, way: readonly string[] = []): Leaf[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ way, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((part) =>
    leaves(Reflect.get(before, part), Reflect.get(after, part), [...way, part]),
  );
}

const copyText = (value: unknown) => (value === undefined ? words.original : valueText(value));

/** The words of a section: one line for each text that differs. */
function copyLines(field: Labelled<AnyField> | undefined, before: unknown, after: unknown) {
  return leaves(Object(before ?? {}), Object(after ?? {})).map(({ way, ...values }): Line => {
    const known = field && partLabel(field, way);
    const label = known && known !== field.label ? known : way.map(humanised).join(' ');
    return {
      key: way.join('.'),
      label,
      before: copyText(values.before),
      after: copyText(values.after),
    };
  });
}

/** Name of a column. */
export const labelOf = (column: string, field?: Labelled<AnyField>): string =>
  field?.label ?? own(words.fields, column) ?? humanised(column);

/**
 * A column's values before and after, in words; several lines for the words of a section.
 * @param described that of the change's table, if it has one.
 */
export function linesOf(
  { row_key: key }: Pick<Change, 'row_key'>,
  column: string,
  before: unknown,
  after: unknown,
  described: Description | undefined,
): Line[] {
  const field = described && own(described.fieldsOf(key), column);
  if (COPY.has(column)) return copyLines(field, before, after);
  const text = (value: unknown) => fieldText(column, field, value);
  return [{ key: column, label: labelOf(column, field), before: text(before), after: text(after) }];
}

/** The columns that a change has changed, with their values before; none of an addition or a deletion. */
export const changedColumns = ({ before, after }: Change): string[] =>
  before && after ? Object.keys(before) : [];

/** The values of a row that was added or deleted, without empty ones and those that say nothing to people. */
export function wholeRow({ before, after, row_key: key }: Change, described?: Description) {
  const values: Values = after ?? before ?? {};
  return Object.entries(values).flatMap(([column, value]) => {
    const field = described && own(described.fieldsOf(key), column);
    const text = fieldText(column, field, value);
    return text === '' || value === key ? [] : [{ label: labelOf(column, field), text }];
  });
}

/** What was done, in a word or two. */
export function actionOf({ action, before, after }: Change): string {
  if (action === 'update' && before && after && Object.hasOwn(after, 'deleted_at'))
    return after['deleted_at'] === null ? words.broughtBack : words.removed;
  return own<string>(words.actions, action) ?? humanised(action);
}

/** What was changed: 'Venue · Maurya Hall'. */
export function thingOf(
  { table_name: table, row_key: key, row_name: name }: Change,
  described?: Description,
): string {
  const kind = own<string>(words.tables, table) ?? humanised(table);
  const known = described?.nameOf?.(key) ?? name;
  // The number of an only row says nothing to people; the start of a long key tells two rows apart.
  if (known === null && /^\d+$/.test(key)) return kind;
  return `${kind} · ${known ?? (key.length > 12 ? key.slice(0, 8) : key)}`;
}

/** Who did it. @param me the id of the own account. */
export function whoOf(
  { actor, actor_email: email, actor_role: role }: Change,
  me?: string,
): string {
  if (actor === null) return role === 'anon' ? words.visitor : words.system;
  if (actor === me) return words.you;
  return email ?? words.goneAccount(actor.slice(0, 8));
}
