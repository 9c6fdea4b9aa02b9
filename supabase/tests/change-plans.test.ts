import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { claimsOf } from './support/crowd.ts';
import { signInAdmin } from './support/people.ts';

const MANY = 200_000;
const RARE = '00000000-0000-4000-8000-0000000000aa';
/** Entries of indexes that a page may read: some hundred times its own. */
const MOST_READ = 5000;

let stack: Stack;
let claims = '';

beforeAll(async () => {
  stack = await createTestStack('change-plans');
  claims = JSON.stringify(await claimsOf(await signInAdmin(stack, 'owner@example.org')));
  // 730 days, five accounts of different diligence, a few tables.
  await stack.sql`insert into private.audit_log (changed_at, actor, table_name, row_key, action)
    select now() - make_interval(secs => (${MANY} - n) * 315.0),
      case when n = 77 then ${RARE}::uuid
        else ('00000000-0000-4000-8000-00000000000' || floor(5 * (n % 97) / 97.0 * (n % 89) / 89.0))::uuid end,
      case when n % 20000 = 5 then 'rare' else (array['venues', 'albums', 'site_content'])[1 + n % 3] end,
      '00000000-0000-4000-8000-000000000' || (100 + n % 700), case when n % 4000 = 1 then 'delete' else 'update' end
    from generate_series(1, ${MANY}) n`;
  await stack.sql`vacuum analyze private.audit_log`;
}, 120_000);
afterAll(() => stack?.stop());

/** Scans of the whole table, and entries read from its indexes, in this transaction. */
async function workOf(tx: TransactionSql) {
  const [row] = await tx<{ scans: number; entries: number }[]>`
    select pg_stat_get_xact_numscans('private.audit_log'::regclass)::int as scans,
      sum(pg_stat_get_xact_tuples_returned(i.indexrelid))::int as entries
    from pg_index i where i.indrelid = 'private.audit_log'::regclass`;
  return { scans: row?.scans ?? 0, entries: row?.entries ?? 0 };
}

/** What a statement reads, as the owner. */
async function workFor(statement: string) {
  return stack.sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${claims}, true)`;
    const before = await workOf(tx);
    const rows = await tx.unsafe(statement);
    const after = await workOf(tx);
    return {
      rows: rows.length,
      scans: after.scans - before.scans,
      entries: after.entries - before.entries,
    };
  });
}

const list = (args: string) => `select * from public.list_changes(${args}, p_limit => 26)`;
const day = (ago: number) => `now() - interval '${ago} days'`;

test.each([
  ['the newest', `p_table => null`],
  ['an old page', `p_before => ${MANY / 2}`],
  ['a table', `p_table => 'albums'`],
  ['a table with few entries', `p_table => 'rare'`],
  ['a row', `p_table => 'venues', p_key => '00000000-0000-4000-8000-000000000133'`],
  ['an account', `p_actor => '00000000-0000-4000-8000-000000000001'`],
  ['an account with one entry', `p_actor => '${RARE}'`],
  ['a rare action', `p_action => 'delete'`],
  [
    'a rare action of a table, an old page',
    `p_action => 'delete', p_table => 'albums', p_before => 90000`,
  ],
  ['the last week', `p_since => ${day(7)}`],
  ['a week a year ago', `p_since => ${day(365)}, p_until => ${day(358)}`],
  ['all before a year ago', `p_until => ${day(365)}`],
  ['an account in a week', `p_actor => '${RARE}', p_since => ${day(365)}, p_until => ${day(358)}`],
  ['before all', `p_until => ${day(900)}`],
])(`%s among ${MANY} entries reads no more than a page needs`, async (_what, args) => {
  const { scans, entries } = await workFor(list(args));
  expect(scans).toBe(0);
  expect(entries).toBeLessThan(MOST_READ);
});

test('the accounts are read in a few steps', async () => {
  const { rows, scans, entries } = await workFor('select * from public.change_actors()');
  expect(rows).toBeGreaterThan(3);
  expect(scans).toBe(0);
  expect(entries).toBeLessThan(100);
});

test('reading the whole log is counted: the control', async () => {
  expect((await workFor('select sum(length(row_key)) from private.audit_log')).scans).toBe(1);
  await stack.sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    const before = await workOf(tx);
    await tx`select count(*) from private.audit_log where changed_at > now() - interval '300 days'`;
    expect((await workOf(tx)).entries - before.entries).toBeGreaterThan(MOST_READ);
  });
});
