import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyField } from '@/shared/admin/fields/field.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { factsOf, seedSamples } from './support/tables.ts';

/** What this test needs of a `Resource`, whatever its table. */
type Described = {
  table: { name: string };
  fields: Record<string, AnyField & { columns?: readonly string[] }>;
  alsoRead: readonly string[];
};

const isResource = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'toColumns' in value && 'alsoRead' in value;

const files = import.meta.glob<object>('../../src/features/*/admin/data/*.ts', { eager: true });
const resources = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isResource);

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('resources');
  await seedSamples(stack);
});
afterAll(() => stack?.stop());

test('the resources are found', () => {
  expect(resources.length).toBeGreaterThan(2);
});

/** The constraint, or the rule of the column, that refuses a value; null where it is accepted. Nothing is changed. */
async function refusal(table: string, column: string, value: unknown): Promise<string | null> {
  const { sql } = stack;
  const { key, row } = factsOf(table);
  let refused: string | null = null;
  const undo = new Error('undo');
  await sql
    .begin(async (tx) => {
      await tx`update public.${sql(table)} set ${sql(column)} = (
          select ${sql(column)} from jsonb_populate_record(null::public.${sql(table)}, ${JSON.stringify({ [column]: value })}::text::jsonb))
        where ${sql(key)}::text = ${String(row[key])}`;
      throw undo;
    })
    .catch((error: unknown) => {
      const { constraint_name: constraint, message }: Record<string, unknown> = Object(error);
      if (error !== undo) refused = String(constraint ?? message);
    });
  return refused;
}

describe.each(resources)('$table.name', ({ table: { name: table }, fields, alsoRead }) => {
  const columns = Object.entries(fields).flatMap(([key, field]) => field.columns ?? [key]);
  const own = Object.entries(fields).filter(([, field]) => !field.columns);
  const sized = own.flatMap(([column, { bounds }]) =>
    bounds.most === undefined ? [] : [{ column, least: 0, ...bounds, most: bounds.most }],
  );

  test('an admin may write the columns of its fields, and every other one is known to the screen', async () => {
    const granted = await stack.sql<{ name: string }[]>`
      select column_name::text as name from information_schema.column_privileges
      where table_schema = 'public' and table_name = ${table} and grantee = 'authenticated' and privilege_type = 'UPDATE'`;
    const names = granted.map(({ name }) => name);
    expect(columns.filter((column) => !names.includes(column))).toEqual([]);
    expect(names.filter((name) => !columns.includes(name) && !alsoRead.includes(name))).toEqual([]);
  });

  test.each(own.map(([column, { bounds }]) => ({ column, bounds })))(
    '$column holds nothing only where its field may',
    async ({ column, bounds }) => {
      const refused = await refusal(table, column, null);
      expect(refused ?? 'accepted').toMatch(bounds.isNullable ? 'accepted' : 'null value');
    },
  );

  test.each(sized)('$column holds $least to $most characters', async ({ column, least, most }) => {
    const lengths = [least - 1, least, most, most + 1].filter((length) => length >= 0);
    const refused = lengths.map(async (length) => refusal(table, column, 'x'.repeat(length)));
    const isAccepted = (await Promise.all(refused)).map((constraint) => constraint === null);
    expect(isAccepted).toEqual(lengths.map((length) => length >= least && length <= most));
  });
});
