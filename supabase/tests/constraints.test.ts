import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { boundedChecks } from './support/resources.ts';
import { factsOf, find, type Row, seedSamples, tables } from './support/tables.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('constraints');
  await seedSamples(stack);
});
afterAll(() => stack?.stop());

const cases = Object.entries(tables).flatMap(([table, { refused = {} }]) =>
  Object.entries(refused).flatMap(([name, changes]) =>
    [changes].flat().map((change) => ({ table, name, change })),
  ),
);

/** Name of the constraint that rejects the change, which is rolled back. */
async function refusedBy(table: string, change: Row): Promise<string> {
  const { sql } = stack;
  const { key, row } = factsOf(table);
  const columns = sql(Object.keys(change));
  try {
    await sql.begin(async (tx) => {
      await tx`update public.${sql(table)} set (${columns}) = (
          select ${columns} from jsonb_populate_record(null::public.${sql(table)}, ${JSON.stringify(change)}::text::jsonb))
        where ${sql(key)}::text = ${String(row[key])}`;
      throw new Error('no constraint refused it');
    });
  } catch (error) {
    return String(Reflect.get(Object(error), 'constraint_name') ?? error);
  }
  return '';
}

test.each(cases)(
  '$name rejects $change for everyone, the operator included',
  async ({ table, name, change }) => {
    expect(await find(stack, table, factsOf(table).row)).toBeDefined();
    expect(await refusedBy(table, change)).toBe(name);
  },
);

test('every CHECK constraint of the API has a case, or a field with its limits', async () => {
  const rows = await stack.sql<{ name: string }[]>`
    select conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace order by 1`;
  expect(rows.length).toBeGreaterThan(60);
  const tried = new Set([...boundedChecks, ...cases.map(({ name }) => name)]);
  expect(tried).toEqual(new Set(rows.map(({ name }) => name)));
});
