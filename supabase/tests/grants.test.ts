import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { functions } from './support/functions.ts';
import { tables } from './support/tables.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('grants');
});
afterAll(() => stack?.stop());

const apiRoles = ['anon', 'authenticated'] as const;

const migrations = path.join(import.meta.dirname, '../migrations');
async function readMigrations(): Promise<string[]> {
  const names = (await readdir(migrations)).toSorted();
  return Promise.all(names.map(async (name) => readFile(path.join(migrations, name), 'utf8')));
}

/** Rolls back a read-only transaction and carries its result. */
class Undo extends Error {
  constructor(readonly seen: unknown) {
    super(JSON.stringify(seen));
  }
}

/** Runs a statement as a role of the API and rolls it back. @returns the error code, or 'allowed'. */
async function attempt(role: string, statement: string): Promise<string> {
  try {
    await stack.sql.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx.unsafe(statement);
      throw new Error('undo');
    });
  } catch (error) {
    if (error instanceof Error && error.message === 'undo') return 'allowed';
    return String(Reflect.get(Object(error), 'code'));
  }
  return 'allowed';
}

describe.each(apiRoles)('in SQL, %s', (role) => {
  const names = Object.keys(tables).filter((name) => !tables[name]?.isView);

  test.each(names)('cannot empty the table %s', async (table) => {
    expect(await attempt(role, `truncate public.${table} cascade`)).toBe('42501');
  });

  test('has only select, insert, update and delete on tables', async () => {
    const rights = await stack.sql`
      select c.relname, p.privilege from pg_class c,
        unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) p (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
        and has_table_privilege(${role}, c.oid, p.privilege)`;
    expect([...rights]).toEqual([]);
  });

  test('has no access to tables of schema private', async () => {
    const tablesInside = await stack.sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'`;
    expect(tablesInside.length).toBeGreaterThan(5);
    for (const { name } of tablesInside) {
      for (const statement of [`select 1 from private.${name}`, `delete from private.${name}`]) {
        expect([name, await attempt(role, statement)]).toEqual([name, '42501']);
      }
    }
  });

  test("cannot become admin or run the operator's functions", async () => {
    const calls = [
      `private.grant_admin('owner@mandap.example', 'owner')`,
      `private.revoke_admin('owner@mandap.example')`,
      `private.remove_demo()`,
      `private.tidy()`,
      `private.kick_outbox()`,
      `private.create_page_views_table()`,
      `private.create_daily_visitor_stats_table()`,
      `private.claim_outbox(1, null)`,
      `private.take('a', 'b', 1, 1)`,
      `private.daily_hash('a')`,
      `private.setting_int('require_mfa')`,
    ];
    for (const call of calls) {
      expect([call, await attempt(role, `select ${call}`)]).toEqual([call, '42501']);
    }
  });
});

type Privilege = 'INSERT' | 'UPDATE';

/** The columns that a client may write according to the table's file. */
function writable(table: string, role: string, privilege: Privilege, columns: string[]): string[] {
  const { key = 'id', owned, written, isRemovable } = tables[table] ?? {};
  const named = written?.[privilege === 'INSERT' ? 'insert' : 'update'];
  if (role === 'anon')
    return table === 'booking_forms' && privilege === 'INSERT' ? (named ?? []) : [];
  if (named || !owned) return named ?? [];
  const more = privilege === 'UPDATE' ? [key] : isRemovable ? ['deleted_at'] : [];
  return columns.filter((column) => !owned.includes(column) && !more.includes(column));
}

test.each<Privilege>(['INSERT', 'UPDATE'])(
  'clients may %s exactly the columns listed for each table',
  async (privilege) => {
    const rows = await stack.sql<
      { table: string; role: string; columns: string[]; granted: string[] }[]
    >`
      select c.relname as table, r.role, array_agg(a.attname::text order by a.attname) as columns,
        array_remove(array_agg(case when has_column_privilege(r.role, c.oid, a.attnum, ${privilege})
          then a.attname::text end order by a.attname), null) as granted
      from pg_class c cross join unnest(array['anon', 'authenticated']) r (role)
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      group by 1, 2`;
    expect(rows).toHaveLength(2 * Object.values(tables).filter(({ isView }) => !isView).length);
    for (const { table, role, columns, granted } of rows) {
      const expected = writable(table, role, privilege, columns);
      expect([table, role, granted]).toEqual([table, role, expected]);
    }
  },
);

test('the secret key reads and writes every table and reads every view, and nothing more', async () => {
  const rows = await stack.sql<{ table: string; kind: string; granted: string[] }[]>`
    select c.relname as table, c.relkind as kind, array(
      select p from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) p
      where has_table_privilege('service_role', c.oid, p)) as granted
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`;
  expect(rows.map((row) => row.table).toSorted()).toEqual(Object.keys(tables).toSorted());
  for (const { table, kind, granted } of rows) {
    const rights = kind === 'v' ? ['SELECT'] : ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
    expect([table, granted]).toEqual([table, rights]);
  }
});

test('every function of the API is granted exactly to the listed roles', async () => {
  const rows = await stack.sql<{ name: string; granted: string[] }[]>`
    select p.proname as name, array(
      select r from unnest(array['anon', 'authenticated', 'service_role']) r
      where has_function_privilege(r, p.oid, 'EXECUTE')) as granted
    from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`;
  const expected: Record<string, string[]> = {};
  for (const [name, { for: audience }] of Object.entries(functions)) {
    if (audience === 'everybody') expected[name] = ['anon', 'authenticated', 'service_role'];
    else expected[name] = [audience === 'service' ? 'service_role' : 'authenticated'];
  }
  expect(Object.fromEntries(rows.map((row) => [row.name, row.granted]))).toEqual(expected);
});

test('new objects start without privileges, on older hosted projects too', async () => {
  const made = stack.sql.begin(async (tx) => {
    // Grants of an older hosted project, then the first lines of the first migration.
    const [first = ''] = await readMigrations();
    await tx.unsafe(`
      alter default privileges grant execute on functions to public;
      alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
      alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
      ${first.match(/^alter default privileges[^;]+;/gm)?.join('\n')}
      create table public.planted (id serial);
      create view public.planted_view as select 1 as one;
      create function public.planted() returns int language sql as 'select 1';
      create function private.planted() returns int language sql as 'select 1'`);
    const open = await tx`
      select n.name, r.role from unnest(array['planted', 'planted_view', 'planted_id_seq']) n (name),
        unnest(array['anon', 'authenticated', 'service_role']) r (role)
      where case when n.name like '%seq' then has_sequence_privilege(r.role, 'public.' || n.name, 'USAGE, SELECT, UPDATE')
        else has_table_privilege(r.role, 'public.' || n.name, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER') end
      union all
      select f.name, r.role from unnest(array['public.planted()', 'private.planted()']) f (name),
        unnest(array['anon', 'authenticated', 'service_role']) r (role)
      where has_function_privilege(r.role, f.name, 'EXECUTE')`;
    throw new Undo([...open]);
  });
  await expect(made).rejects.toEqual(new Undo([]));
});
