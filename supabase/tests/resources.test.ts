import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyField } from '@/shared/admin/fields/field.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { ownFields, resources } from './support/resources.ts';
import { factsOf, seedSamples } from './support/tables.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('resources');
  await seedSamples(stack);
});
afterAll(() => stack?.stop());

test('the resources are found', () => {
  expect(resources.length).toBeGreaterThan(2);
});

/** The constraint or column rule that rejects a value; null if accepted. Rolls back. */
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

/** Whether a constraint involves two columns: it cannot reject a value of one alone. */
const isOfTwo = (constraint: string | null) => constraint?.endsWith('_valid') === true;

type Range = NonNullable<AnyField['bounds']['range']>;
const DAY_MS = 86_400_000;

const dayAfter = (day: string | number, days: number) =>
  new Date(new Date(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The bounds of a range, and the nearest values outside, if there are any. */
function around({ of, least, most }: Range): { value: unknown; isInside: boolean }[] {
  const valueAt = (end: string | number, step: number): unknown => {
    if (of === 'days') return dayAfter(end, step);
    const count = Number(end) + step;
    return of === 'number' ? count : count >= 0 && 'x'.repeat(count);
  };
  return [
    { value: valueAt(least, -1), isInside: false },
    { value: valueAt(least, 0), isInside: true },
    { value: valueAt(most, 0), isInside: true },
    { value: valueAt(most, 1), isInside: false },
  ].filter(({ value }) => value !== false);
}

describe.each(resources)('$table.name', ({ table: { name: table }, fields, alsoRead }) => {
  const columns = Object.entries(fields).flatMap(([key, field]) => field.columns ?? [key]);
  const own = ownFields(fields);
  const ranges = own.flatMap(([column, { bounds }]) =>
    bounds.range ? [{ column, range: bounds.range }] : [],
  );
  const lists = own.flatMap(([column, { bounds }]) =>
    bounds.oneOf ? [{ column, values: bounds.oneOf }] : [],
  );

  test("the fields' columns are writable by admins, and the screen reads all others", async () => {
    const granted = await stack.sql<{ name: string }[]>`
      select column_name::text as name from information_schema.column_privileges
      where table_schema = 'public' and table_name = ${table} and grantee = 'authenticated' and privilege_type = 'UPDATE'`;
    const names = granted.map(({ name }) => name);
    expect(columns.filter((column) => !names.includes(column))).toEqual([]);
    expect(names.filter((name) => !columns.includes(name) && !alsoRead.includes(name))).toEqual([]);
  });

  test.each(own.map(([column, { bounds }]) => ({ column, bounds })))(
    '$column is nullable exactly if its field is',
    async ({ column, bounds }) => {
      const refused = await refusal(table, column, null);
      expect(isOfTwo(refused) ? 'accepted' : (refused ?? 'accepted')).toMatch(
        bounds.isNullable ? 'accepted' : 'null value',
      );
    },
  );

  const areAccepted = async (column: string, values: readonly unknown[]) => {
    const refused = values.map(async (value) => refusal(table, column, value));
    return (await Promise.all(refused)).map((constraint) => constraint === null);
  };

  test.for(ranges)('$column accepts exactly its range', async ({ column, range }) => {
    const values = around(range);
    const inside = values.filter(({ isInside }) => isInside).length;
    expect(inside).toBe(2);
    expect(
      await areAccepted(
        column,
        values.map(({ value }) => value),
      ),
    ).toEqual(values.map(({ isInside }) => isInside));
  });

  test.for(lists)('$column accepts exactly the values of its list', async ({ column, values }) => {
    const refused = [...values, 'another'].map((value) => refusal(table, column, value));
    const accepted = (await Promise.all(refused)).map((name) => name === null || isOfTwo(name));
    expect(accepted).toEqual([...values.map(() => true), false]);
  });
});
