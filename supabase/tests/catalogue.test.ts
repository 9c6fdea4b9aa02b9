import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { liveTables } from './support/functions.ts';
import { rightsOf } from './support/identities.ts';
import { tables } from './support/tables.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('catalogue');
});
afterAll(() => stack?.stop());

describe('reversible removal', () => {
  test('exists exactly for the tables whose file says so', async () => {
    const marked = await stack.sql<{ name: string }[]>`
      select t.tgrelid::regclass::text as name from pg_trigger t
      where t.tgfoid = 'private.note_removal'::regproc order by 1`;
    const removable = Object.keys(tables).filter((name) => tables[name]?.isRemovable);
    expect(marked.map(({ name }) => name)).toEqual(removable.toSorted());
    const open = await stack.sql<{ name: string }[]>`
      select c.relname as name from pg_class c where c.relname = any (${removable})
        and c.relnamespace = 'public'::regnamespace and has_table_privilege('authenticated', c.oid, 'DELETE')`;
    expect([...open]).toEqual([]);
  });

  test('frees the name of a removed row', async () => {
    const blocking = await stack.sql`
      select i.indexrelid::regclass::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'deleted_at'
      join pg_trigger t on t.tgrelid = i.indrelid and t.tgfoid = 'private.note_removal'::regproc
      where i.indisunique and pg_get_expr(i.indpred, i.indrelid) is distinct from '(deleted_at IS NULL)'
        and not exists (select 1 from pg_attribute k where k.attrelid = i.indrelid and k.attnum = any (i.indkey) and k.attname = 'id')`;
    expect([...blocking]).toEqual([]);
  });
});

test('no function is executable by default, and each has a fixed search path', async () => {
  const faults = await stack.sql`
    select p.oid::regprocedure::text as fault from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (p.proconfig is null or not 'search_path=""' = any (p.proconfig)
        or p.proacl is null or exists (select 1 from aclexplode(p.proacl) a where a.grantee = 0)
        or (p.pronamespace = 'public'::regnamespace and p.prosecdef))`;
  expect([...faults]).toEqual([]);
});

test('each role has the listed rights', async () => {
  const rows = await stack.sql<{ role: keyof typeof rightsOf; rights: string[] }[]>`
    select r.role, private.rights_of(r.role)::text[] as rights from unnest(private.list_admin_roles()) r (role)`;
  expect(Object.fromEntries(rows.map(({ role, rights }) => [role, rights]))).toEqual(rightsOf);
  const [unlisted] =
    await stack.sql`select private.rights_of('king') as none, private.rights_of(null) as nothing`;
  expect(unlisted).toEqual({ none: [], nothing: [] });
});

test('every table has row-level security, with policies that check a right once per query', async () => {
  const open = await stack.sql`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and not relrowsecurity`;
  expect([...open]).toEqual([]);
  const perRow = await stack.sql`
    select policyname from pg_policies, unnest(array[qual, with_check]) rule
    where replace(rule, 'SELECT private.may(', '') like '%private.may(%'`;
  expect([...perRow]).toEqual([]);
});

test('exactly the four live tables are published for realtime', async () => {
  const rows = await stack.sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_publication_tables
    where pubname = 'supabase_realtime' order by 1`;
  expect(rows.map((row) => row.name)).toEqual(liveTables.map((name) => `public.${name}`));
});

test('every table, view and function has a comment, a procedure and its body one of them', async () => {
  const silent = await stack.sql`
    select c.relname as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
      and obj_description(c.oid, 'pg_class') is null
    union all
    select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select 1 from pg_proc other where other.proname = p.proname
          and other.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and obj_description(other.oid, 'pg_proc') is not null)`;
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

/** Columns that private.clean_row skips, with the reason: clients cannot put text of their own into them. */
const madeHere: Record<string, string> = {
  'active_users.current_page': 'private.own_path: a page that the site has',
  'active_users.device_info': 'private.device_info: made of lists',
  'active_users.visitor_id': 'private.visitor_key: letters and digits',
  'daily_figures.dimension': 'the roll-up',
  'daily_figures.page_path': 'the roll-up',
  'daily_figures.value': 'the roll-up',
  'event_likes.visitor_id': 'private.visitor_key',
  'gate_scans.answer': 'private.admit: made of other columns',
  'gate_scans.dispute': 'private.dispute_scan',
  'gate_scans.how': 'a list',
  'gate_scans.reason': 'private.list_scan_reasons',
  'gate_scans.result': 'a list',
  'goal_events.goal': 'private.list_goals',
  'goal_events.page_path': 'private.own_path',
  'goal_events.visitor_id': 'private.visitor_key',
  'page_specific_views.page_path': 'private.own_path',
  'page_specific_views.page_title': 'record_page_view cleans it',
  'page_views.page_path': 'private.own_path',
  'page_views.page_title': 'record_page_view cleans it',
  'page_views.visitor_id': 'private.visitor_key',
  'pass_events.what': 'private.pass_event: words of the procedures',
  'pass_items.gst_mode': 'private.list_gst_modes',
  'pass_payments.method': 'a list',
  'pass_payments.utr': 'twelve digits',
  'visitor_sessions.browser': 'private.read_user_agent: a list',
  'visitor_sessions.device_type': 'private.read_user_agent: a list',
  'visitor_sessions.os': 'private.read_user_agent: a list',
  'visitor_sessions.referrer': 'record_page_view: the letters of a host',
  'visitor_sessions.user_agent': 'private.read_user_agent: a list and a number',
  'visitor_sessions.utm_campaign': 'private.utm: printable ASCII',
  'visitor_sessions.utm_medium': 'private.utm: printable ASCII',
  'visitor_sessions.utm_source': 'private.utm: printable ASCII',
  'visitor_sessions.visitor_id': 'private.visitor_key',
  'web_vitals.device_type': 'private.read_user_agent: a list',
  'web_vitals.page_path': 'private.own_path',
};

test('every text column is cleaned by the trigger, or listed with a reason', async () => {
  const others = await stack.sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'private.clean_row'::regproc
        and t.tgname = c.relname || '_a_clean')
    order by 1`;
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(madeHere));
});

test('each column is cleaned by the rule that validates it', async () => {
  const cleaning = await stack.sql<{ kinds: string; rules: string }[]>`
    select pg_get_triggerdef(t.oid) as kinds, coalesce((
      select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k where k.conrelid = t.tgrelid and k.contype = 'c'), '') as rules
    from pg_trigger t where t.tgfoid = 'private.clean_row'::regproc`;
  expect(cleaning.length).toBeGreaterThan(15);
  for (const { kinds, rules } of cleaning)
    for (const [, kind, column] of rules.matchAll(
      /private\.(?:is|are)_(text|email|phone)s?\((\w+)/g,
    ))
      expect(kinds).toContain(`'${column} ${kind}'`);
});

test('no other trigger sees a row before it is cleaned', async () => {
  const early = await stack.sql`
    select t.tgname::text as name from pg_trigger t join pg_trigger c on c.tgrelid = t.tgrelid
    where c.tgfoid = 'private.clean_row'::regproc and t.tgtype & 2 = 2 and not t.tgisinternal and t.tgname < c.tgname`;
  expect([...early]).toEqual([]);
});
