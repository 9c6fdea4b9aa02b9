import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { identities, type Identity, may } from './support/identities.ts';
import { signInEverybody } from './support/people.ts';
import { resources } from './support/resources.ts';
import { add, factsOf, find, restore, type Row, seedSamples } from './support/tables.ts';

// The tables that import_rows and reorder_rows name are read out of them: a new `when` is tested without an edit here.

let stack: Stack;
let clients: Record<Identity, SupabaseClient>;
let imported: [table: string, key: string][];
let ordered: [table: string, parent: string][];

beforeAll(async () => {
  stack = await createTestStack('named-tables', { outboxEvery: 0 });
  clients = await signInEverybody(stack);
  await seedSamples(stack);
  imported = await whensOf('import_rows');
  ordered = await whensOf('reorder_rows');
});
afterAll(() => stack?.stop());

/** Each `when` of a function's `case p_table`. @throws for one that cannot be read. */
async function whensOf(name: string): Promise<[table: string, column: string][]> {
  const [found] = await stack.sql<{ body: string }[]>`
    select pg_get_functiondef(${`public.${name}`}::regproc) as body`;
  const cases = /case p_table\b(.*?)\bend;/su.exec(found?.body ?? '')?.[1] ?? '';
  const whens = [...cases.matchAll(/\bwhen '(\w+)' then '(\w+)'/gu)];
  if (whens.length === 0 || whens.length !== cases.match(/\bwhen\b/gu)?.length)
    throw new Error(`The tables of ${name} cannot be read from it: ${cases}`);
  return whens.map(([, table = '', column = '']) => [table, column]);
}

/** The columns of a table that name a row of another table and may not be null. */
async function parentColumns(table: string): Promise<string[]> {
  const found = await stack.sql<{ name: string }[]>`
    select a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'f' and c.conrelid = ${`public.${table}`}::regclass and a.attnotnull`;
  return found.map(({ name }) => name);
}

const importRow = async (identity: Identity, table: string, row: Row) => {
  const { data, error } = await clients[identity].rpc('import_rows', {
    p_table: table,
    p_rows: [row],
  });
  return error?.code ?? data;
};
/** The rows with the sample's key that are not removed. */
const listed = async (table: string, key: string) => {
  const found = await stack.sql<{ row: Row }[]>`
    select to_jsonb(t) as row from public.${stack.sql(table)} t
    where ${stack.sql(key)}::text = ${String(factsOf(table).row[key])} and deleted_at is null`;
  return found.map(({ row }) => row);
};
const clear = async (table: string, key: string) => {
  for (const { id } of await listed(table, key))
    await stack.sql`delete from public.${stack.sql(table)} where id::text = ${String(id)}`;
};

const reorder = async (identity: Identity, table: string, rows: readonly Row[]) => {
  const { error } = await clients[identity].rpc('reorder_rows', {
    p_table: table,
    p_ids: rows.map(({ id }) => id),
  });
  return error?.code ?? 'done';
};
/** The `display_order` of the sample row. */
const placeOf = async (table: string) =>
  (await find(stack, table, factsOf(table).row))?.['display_order'];

/** The `when` that a function lacks for a resource. */
const lacking = (name: string, whens: [string, string][], table: string, column?: string) =>
  whens.some(([known, by]) => known === table && by === (column ?? by))
    ? []
    : `public.${name} needs: when '${table}' then '${column ?? 'null'}'`;

describe('import_rows', () => {
  test('knows each resource with rows from a file, by the same key', () => {
    const described = resources.flatMap(({ table, csv }) => (csv ? [[table.name, csv.key]] : []));
    expect(described.length).toBeGreaterThan(0);
    expect(
      described.flatMap(([table = '', key]) => lacking('import_rows', imported, table, key)),
    ).toEqual([]);
  });

  test('no two rows have the same key, or keys that differ by case alone', async () => {
    for (const [table, key] of imported) {
      const { row } = factsOf(table);
      for (const typed of [String(row[key]), String(row[key]).toUpperCase()])
        expect(
          await add(stack, table, { ...row, id: randomUUID(), [key]: typed }).then(
            () =>
              `create unique index ${table}_${key}_key on public.${table} (private.folded(${key})) where deleted_at is null`,
            () => 'nothing',
          ),
          `${table} lacks`,
        ).toBe('nothing');
    }
  });

  test('the patch of the sample leaves the key', () => {
    const faults = imported.flatMap(([table, key]) =>
      key in factsOf(table).patch
        ? `supabase/tests/tables/${table}.ts: patch changes '${key}', by which the rows of a file are matched. Change another column.`
        : [],
    );
    expect(faults).toEqual([]);
  });

  test('adds and changes the sample row of each table for those with the right, and refuses the others', async () => {
    for (const [table, key] of imported) {
      const { row, patch } = factsOf(table);
      for (const identity of identities) {
        await clear(table, key);
        const isAllowed = may(identity, 'content');
        const expected = isAllowed ? 1 : '42501';
        const added = await importRow(identity, table, { ...row, version: 0 });
        expect([table, identity, added]).toEqual([table, identity, expected]);
        expect(await listed(table, key)).toHaveLength(isAllowed ? 1 : 0);
        if (!isAllowed) await restore(stack, table);
        const changed = await importRow(identity, table, { ...row, ...patch, version: 1 });
        expect([table, identity, changed]).toEqual([table, identity, expected]);
        expect(await listed(table, key)).toMatchObject([isAllowed ? patch : row]);
      }
      await clear(table, key);
      await restore(stack, table);
    }
  });
});

describe('reorder_rows', () => {
  test('knows each resource that its owner puts in order', () => {
    const described = resources.flatMap(({ table, isSortable }) => (isSortable ? table.name : []));
    expect(described.length).toBeGreaterThan(2);
    expect(described.flatMap((table) => lacking('reorder_rows', ordered, table))).toEqual([]);
  });

  test('the parent of each table is the one that its rows cannot be without', async () => {
    for (const [table, parent] of ordered) {
      const parents = await parentColumns(table);
      const right = parents.includes(parent) ? parent : (parents[0] ?? 'null');
      expect([table, parent]).toEqual([table, right]);
    }
  });

  test('moves the sample row of each table for those with the right, and refuses the others', async () => {
    for (const [table] of ordered) {
      const { row } = factsOf(table);
      for (const identity of identities) {
        await stack.sql`update public.${stack.sql(table)} set display_order = 7 where id::text = ${String(row['id'])}`;
        const isAllowed = may(identity, 'content');
        const sent = await reorder(identity, table, [row]);
        expect([table, identity, sent, await placeOf(table)]).toEqual([
          table,
          identity,
          isAllowed ? 'done' : '42501',
          isAllowed ? 1 : 7,
        ]);
      }
    }
  });

  test('rows of two parents have no order', async () => {
    for (const [table, parent] of ordered.filter(([, column]) => column !== 'null')) {
      const { row, hidden = [] } = factsOf(table);
      const other = hidden.find((one) => one[parent] !== row[parent] && !one['deleted_at']);
      expect([table, other]).toEqual([table, expect.anything()]);
      expect([table, await reorder('manager', table, [row, other ?? {}])]).toEqual([
        table,
        'PT409',
      ]);
    }
  });
});
