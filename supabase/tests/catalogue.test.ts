import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { enquiryColumns, functions, liveTables, matrix } from './support/matrix.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('catalogue');
});
afterAll(() => stack?.stop());

const apiRoles = ['anon', 'authenticated'] as const;

/** Runs as a role of the API, undone at the end. @returns the error code, or 'allowed'. */
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
  const tables = Object.keys(matrix).filter((name) => !name.endsWith('_stats_daily'));

  test.each(tables)('cannot empty the table %s', async (table) => {
    expect(await attempt(role, `truncate public.${table} cascade`)).toBe('42501');
  });

  test('has no right on any table beyond select, insert, update and delete', async () => {
    const rights = await stack.sql`
      select c.relname, p.privilege from pg_class c,
        unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) p (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
        and has_table_privilege(${role}, c.oid, p.privilege)`;
    expect([...rights]).toEqual([]);
  });

  test('reaches no table of the locked room', async () => {
    const tablesInside = await stack.sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'`;
    expect(tablesInside.length).toBeGreaterThan(5);
    for (const { name } of tablesInside) {
      for (const statement of [`select 1 from private.${name}`, `delete from private.${name}`]) {
        expect([name, await attempt(role, statement)]).toEqual([name, '42501']);
      }
    }
  });

  test('can neither make itself admin nor run what the operator runs', async () => {
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

test('a visitor may fill in the listed columns of an enquiry and no other', async () => {
  const columns = await stack.sql<{ name: string; role: string }[]>`
    select a.attname as name, r.role from pg_attribute a, unnest(array['anon', 'authenticated']) r (role)
    where a.attrelid = 'public.booking_forms'::regclass and a.attnum > 0 and not a.attisdropped
      and has_column_privilege(r.role, a.attrelid, a.attnum, 'INSERT') order by 1`;
  for (const role of apiRoles) {
    const granted = columns.filter((column) => column.role === role).map((column) => column.name);
    expect(granted).toEqual(enquiryColumns);
  }
});

/** The columns of each table that the desk may write (generated ones left out), for one kind of statement. */
async function writable(privilege: 'INSERT' | 'UPDATE'): Promise<Record<string, string[]>> {
  const rows = await stack.sql<{ table: string; closed: string[] }[]>`
    select c.relname as table, array_agg(a.attname::text order by a.attname)
      filter (where not has_column_privilege('authenticated', c.oid, a.attnum, ${privilege})) as closed
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
      and has_any_column_privilege('authenticated', c.oid, ${privilege})
      and c.relname not in ('booking_forms', 'garba_interests')
    group by 1`;
  return Object.fromEntries(rows.map((row) => [row.table, row.closed]));
}

test('an admin can write every column but those the database counts or owns', async () => {
  const owned = {
    ad_bar: ['updated_at', 'version'],
    albums: ['created_at', 'is_demo', 'updated_at', 'version'],
    contact_info: ['updated_at', 'version'],
    garba_editions: ['created_at', 'is_demo', 'updated_at', 'version'],
    garba_faqs: ['created_at', 'updated_at', 'version'],
    garba_nights: ['created_at', 'updated_at', 'version'],
    page_visibility: ['created_at', 'id', 'updated_at', 'version'],
    portfolio_images: ['created_at', 'updated_at', 'version'],
    site_content: ['created_at', 'updated_at', 'version'],
    upcoming_event_images: ['created_at', 'updated_at', 'version'],
    upcoming_events: ['created_at', 'is_demo', 'like_count', 'updated_at', 'version'],
    upcoming_events_section: ['updated_at', 'version'],
    venue_images: ['created_at', 'updated_at', 'version'],
    venue_private: ['updated_at', 'version'],
    venues: ['created_at', 'is_demo', 'updated_at', 'version'],
  };
  expect(await writable('INSERT')).toEqual(owned);
  // An id stays what it was; site_content has none, and a page's name is the page's own business.
  const keys: Record<string, string[]> = { site_content: [], venue_private: ['venue_id'] };
  // Its one row is neither added nor removed.
  const changed = { ...owned, announcements: ['shown', 'updated_at', 'version'] };
  const fixed = Object.entries(changed).map(([table, columns]) => [
    table,
    [...new Set([...columns, ...(keys[table] ?? ['id'])])].toSorted(),
  ]);
  expect(await writable('UPDATE')).toEqual(Object.fromEntries(fixed));
});

test.each([
  ['booking_forms', ['deleted_at', 'seen_at', 'status', 'suspicion']],
  ['garba_interests', ['contacted_at']],
])('an admin changes nothing of %s that the visitor wrote', async (table, expected) => {
  const columns = await stack.sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
      and has_column_privilege('authenticated', attrelid, attnum, 'UPDATE') order by 1`;
  expect(columns.map((column) => column.name)).toEqual(expected);
});

test('the secret key reads and writes every table and reads every view, and can do no more', async () => {
  const rows = await stack.sql<{ table: string; kind: string; granted: string[] }[]>`
    select c.relname as table, c.relkind as kind, array(
      select p from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) p
      where has_table_privilege('service_role', c.oid, p)) as granted
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`;
  expect(rows.map((row) => row.table).toSorted()).toEqual(Object.keys(matrix).toSorted());
  for (const { table, kind, granted } of rows) {
    const rights = kind === 'v' ? ['SELECT'] : ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
    expect([table, granted]).toEqual([table, rights]);
  }
});

test('every function of the API is granted to exactly those the list names', async () => {
  const rows = await stack.sql<{ name: string; granted: string[] }[]>`
    select p.proname as name, array(
      select r from unnest(array['anon', 'authenticated', 'service_role']) r
      where has_function_privilege(r, p.oid, 'EXECUTE')) as granted
    from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`;
  const expected: Record<string, string[]> = {};
  for (const [name, audience] of Object.entries(functions)) {
    if (audience === 'everybody') expected[name] = ['anon', 'authenticated', 'service_role'];
    else expected[name] = [audience === 'admin' ? 'authenticated' : 'service_role'];
  }
  expect(Object.fromEntries(rows.map((row) => [row.name, row.granted]))).toEqual(expected);
});

test('no function can be called by everybody by default, and each has a fixed search path', async () => {
  const faults = await stack.sql`
    select p.oid::regprocedure::text as fault from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (p.proconfig is null or not 'search_path=""' = any (p.proconfig)
        or p.proacl is null or exists (select 1 from aclexplode(p.proacl) a where a.grantee = 0)
        or (p.pronamespace = 'public'::regnamespace and p.prosecdef))`;
  expect([...faults]).toEqual([]);
});

test('every table has row-level security and every policy but the public ones asks for an admin once per query', async () => {
  const open = await stack.sql`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and not relrowsecurity`;
  expect([...open]).toEqual([]);
  const writes = await stack.sql<{ policyname: string; rule: string }[]>`
    select policyname, rule from pg_policies, unnest(array[qual, with_check]) rule
    where schemaname = 'public' and cmd <> 'SELECT' and rule is not null`;
  expect(writes.length).toBeGreaterThan(20);
  for (const { policyname, rule } of writes) {
    const isEnquiry = policyname === 'anybody may send a new enquiry';
    expect([policyname, rule]).toEqual([
      policyname,
      isEnquiry ? `(status = 'new'::text)` : '( SELECT private.is_admin() AS is_admin)',
    ]);
  }
});

test('every rule about files asks for the bucket and an admin, and for writing also for a safe name', async () => {
  const rules = await stack.sql<{ cmd: string; qual: string | null; with_check: string | null }[]>`
    select cmd, qual, with_check from pg_policies
    where schemaname = 'storage' and tablename = 'objects' order by cmd`;
  const admin = `(bucket_id = 'media'::text) AND ( SELECT private.is_admin() AS is_admin)`;
  const named = `(${admin} AND private.is_media_name(name))`;
  expect([...rules]).toEqual([
    { cmd: 'DELETE', qual: `(${admin})`, with_check: null },
    { cmd: 'INSERT', qual: null, with_check: named },
    { cmd: 'SELECT', qual: `(${admin})`, with_check: null },
    { cmd: 'UPDATE', qual: `(${admin})`, with_check: named },
  ]);
});

test('exactly the four live tables are sent over realtime', async () => {
  const rows = await stack.sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_publication_tables
    where pubname = 'supabase_realtime' order by 1`;
  expect(rows.map((row) => row.name)).toEqual(liveTables.map((name) => `public.${name}`));
});

test('every table, view and function says what it holds or does', async () => {
  const silent = await stack.sql`
    select c.relname as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
      and obj_description(c.oid, 'pg_class') is null
    union all
    select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and obj_description(p.oid, 'pg_proc') is null`;
  expect([...silent]).toEqual([]);
});

test('every foreign key has an index', async () => {
  const bare = await stack.sql`
    select c.conrelid::regclass::text || '.' || c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid
          and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey)`;
  expect([...bare]).toEqual([]);
});
