import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { enquiry } from './support/enquiry.ts';
import { factsOf, seedSamples } from './support/tables.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('plain-values', { settings: { enquiry_limit_per_ip: 1000 } });
  await seedSamples(stack);
});
afterAll(() => stack?.stop());

/** Columns of a type that accounts can write over the API. */
const writable = (kind: string) => stack.sql<{ table: string; column: string }[]>`
  select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and case when ${kind} = 'list' then a.attndims > 0 else a.atttypid in ('date'::regtype, 'timestamptz'::regtype) end
    and (has_column_privilege('authenticated', c.oid, a.attnum, 'INSERT') or has_column_privilege('authenticated', c.oid, a.attnum, 'UPDATE'))
  order by 1, 2`;

/** The columns whose sample row then contains one of the values, written as the database's owner. */
async function taken(columns: { table: string; column: string }[], values: string[]) {
  const wrong: string[] = [];
  for (const { table, column } of columns) {
    const { key, row } = factsOf(table);
    for (const value of values) {
      const now = await stack.sql
        .begin(async (tx) => {
          const [found] = await tx.unsafe<{ value: string | null }[]>(
            `update public.${table} set ${column} = '${value}' where ${key}::text = $1 returning ${column}::text as value`,
            [String(row[key])],
          );
          // A trigger may have replaced the timestamp.
          const kept = found?.value ?? null;
          if (kept !== null && !/^20\d\d-/.test(kept)) wrong.push(`${table}.${column} = ${kept}`);
          throw new Error('undone');
        })
        .catch(() => null);
      expect(now).toBeNull();
    }
  }
  return wrong;
}

test('rejects dates and timestamps that the screens cannot show', async () => {
  const columns = await writable('time');
  expect(columns.length).toBeGreaterThan(12);
  const far = [
    'infinity',
    '-infinity',
    '0044-03-15 BC',
    '294275-01-01',
    '1899-12-31',
    '2200-01-02',
  ];
  expect(await taken(columns, far)).toEqual([]);
});

test('rejects nested arrays', async () => {
  const columns = await writable('list');
  expect(columns.length).toBeGreaterThan(8);
  for (const value of ['{{a,b},{c,d}}', '{{a}}', '{{1,2}}'])
    expect(await taken(columns, [value])).toEqual([]);
});

test('rejects values of another JSON type in every column of an enquiry with a 4xx', async () => {
  const answers: string[] = [];
  for (const column of Object.keys(enquiry())) {
    for (const value of [{ a: 1 }, [1], 5, true]) {
      const { status } = await fetch(`${stack.url}/rest/v1/booking_forms`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(enquiry({ [column]: value })),
      });
      if (status >= 500) answers.push(`${column} ${JSON.stringify(value)}: ${status}`);
    }
  }
  expect(answers).toEqual([]);
});

test('bounds the user metadata in the database too', async () => {
  const write = stack.sql`update auth.users set raw_user_meta_data = jsonb_build_object('note', repeat('x', 10001))`;
  await expect(write).rejects.toMatchObject({ code: '22023' });
});

test('removes invisible characters from every text of an account', async () => {
  const columns = await stack.sql<{ table: string; column: string; is_list: boolean }[]>`
    select c.relname as table, a.attname as column, a.atttypid = 'text[]'::regtype as is_list
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = 'private.clean_row'::regproc and t.tgtype & 16 = 16
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'text[]'::regtype)
    order by 1, 2`;
  expect(columns.length).toBeGreaterThan(60);
  const kept: string[] = [];
  for (const { table, column, is_list: isList } of columns) {
    const { key, row } = factsOf(table);
    const marked = isList
      ? `case when t.${column} is not null then (select coalesce(array_agg(U&'\\200E' || e || U&'\\FEFF'), '{}') from unnest(t.${column}) e) end`
      : `U&'\\200E' || t.${column} || U&'\\00A0\\202C'`;
    await stack.sql
      .begin(async (tx) => {
        const [found] = await tx.unsafe<{ was: unknown; is: unknown }[]>(
          `update public.${table} t set ${column} = ${marked} from public.${table} o
           where o.${key} = t.${key} and t.${key}::text = $1 returning o.${column} as was, t.${column} as is`,
          [String(row[key])],
        );
        if (JSON.stringify(found?.is) !== JSON.stringify(found?.was))
          kept.push(`${table}.${column}`);
        throw new Error('undone');
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'undone') throw error;
      });
  }
  expect(kept).toEqual([]);
});

test('a save without changes raises no version', async () => {
  const edited = await stack.sql<{ table: string }[]>`
    select c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'private.note_edit'::regproc and c.relnamespace = 'public'::regnamespace order by 1`;
  expect(edited.length).toBeGreaterThan(10);
  for (const { table } of edited) {
    const { key, row } = factsOf(table);
    const [same] = await stack.sql.unsafe<{ is: boolean }[]>(
      `update public.${table} t set ${key} = t.${key} from public.${table} o
       where o.${key} = t.${key} and t.${key}::text = $1 returning o.version = t.version as is`,
      [String(row[key])],
    );
    expect([table, same?.is]).toEqual([table, true]);
  }
});
