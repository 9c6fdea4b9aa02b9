import type { AnyField } from '@/shared/admin/fields/field.ts';

type Fields = Record<string, AnyField & { columns?: readonly string[] }>;
/** The part of a `Resource` that tests read, for any table. */
type Described = {
  table: { name: string };
  fields: Fields;
  alsoRead: readonly string[];
  isSortable: boolean;
  csv?: { key: string };
};

const isResource = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'toColumns' in value && 'alsoRead' in value;

const files = import.meta.glob<object>(
  ['../../../src/features/*/admin/**/data/*.ts', '!**/*.test.ts', '!**/*Worker.ts'],
  { eager: true },
);
/** Every `resource` of the admin area. */
export const resources = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isResource);

/** The fields of one column each. */
export const ownFields = (fields: Fields) =>
  Object.entries(fields).filter(([, field]) => !field.columns);

/** The CHECKs of columns with limits or a list: resources.test.ts tries them from both sides. */
export const boundedChecks = resources.flatMap(({ table, fields }) =>
  ownFields(fields)
    .filter(([, { bounds }]) => bounds.range ?? bounds.oneOf)
    .map(([column]) => `${table.name}_${column}_check`),
);
