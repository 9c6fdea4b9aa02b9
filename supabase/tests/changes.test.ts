import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminChanges } from '@/content/en/adminChanges.ts';
import { auditedTables } from '@/features/changes/admin/data/changeLists.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { logOf, type Change } from './support/changes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('changes');
  owner = await signInAdmin(stack, 'owner@example.org');
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());

const log = async (args: object) => logOf(owner, args);

/** Adds an album, so that tests are independent. */
async function addAlbum(more: object = {}): Promise<string> {
  const id = randomUUID();
  const row = { id, title: 'Diwali', slug: `album-${id.slice(0, 8)}`, category: 'Fairs', ...more };
  const { error } = await owner.from('albums').insert(row);
  if (error) throw error;
  return id;
}

describe('the list of changes', () => {
  test('answers account, role, name and present values of what an admin may restore', async () => {
    const key = await addAlbum();
    await manager.from('albums').update({ title: 'Holi', category: 'Feasts' }).eq('id', key);
    await owner.from('albums').update({ category: 'Balls' }).eq('id', key);
    const { data: account } = await manager.auth.getUser();
    const [last, first] = await log({ p_table: 'albums', p_key: key });
    expect(first).toMatchObject({
      actor: account.user?.id,
      actor_name: 'manager@example.org',
      actor_role: 'authenticated',
      row_name: 'Holi',
      before: { title: 'Diwali', category: 'Fairs' },
      now: { title: 'Holi', category: 'Balls' },
      can_restore: ['title', 'category'],
    });
    expect(last?.can_restore).toEqual(['category']);
  });

  test('names a person without a name by the address', async () => {
    const { data: account } = await manager.auth.getUser();
    const [added] = await log({ p_table: 'admins', p_key: account.user?.id });
    expect(added?.row_name).toBe('manager@example.org');
  });

  test('a visitor, SQL and an account that is gone are told apart', async () => {
    const key = await addAlbum();
    const gone = await signInAdmin(stack, 'gone@example.org', 'manager');
    await gone.from('albums').update({ title: 'Holi' }).eq('id', key);
    const { data: account } = await gone.auth.getUser();
    await stack.sql`delete from auth.users where email = 'gone@example.org'`;
    await stack.sql`update public.albums set category = 'Balls' where id = ${key}`;
    await stack.sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', '{"role": "anon"}', true)`;
      await tx`update public.albums set is_featured = true where id = ${key}`;
    });
    expect(await log({ p_table: 'albums', p_key: key, p_limit: 3 })).toMatchObject([
      { actor: null, actor_name: null, actor_role: 'anon' },
      { actor: null, actor_name: null, actor_role: null },
      { actor: account.user?.id, actor_name: null, actor_role: 'authenticated' },
    ]);
    const { data: actors } = await owner.rpc('change_actors');
    expect(actors).toContainEqual({ actor: account.user?.id, name: null });
    expect(actors).toContainEqual({ actor: expect.any(String), name: 'manager@example.org' });
  });

  test('is filtered by account, action and table', async () => {
    const key = await addAlbum();
    await manager.from('albums').update({ title: 'Holi' }).eq('id', key);
    const { data } = await manager.auth.getUser();
    const actor = data.user?.id;
    const byManager = await log({ p_actor: actor });
    expect(byManager[0]?.row_key).toBe(key);
    expect(new Set(byManager.map((one) => one.actor))).toEqual(new Set([actor]));
    const added = await log({ p_table: 'albums', p_action: 'insert', p_key: key });
    expect(added).toMatchObject([{ action: 'insert', before: null, can_restore: [] }]);
    expect(await log({ p_table: 'venues', p_key: key })).toEqual([]);
  });

  test('has at most 100 entries, and older ones follow without a gap where times are equal', async () => {
    const table = `many-${randomUUID()}`;
    await stack.sql`insert into private.audit_log (table_name, row_key, action)
      select ${table}, n::text, 'delete' from generate_series(1, 130) n`;
    const first = await log({ p_table: table, p_limit: 500 });
    const second = await log({ p_table: table, p_limit: 500, p_before: first.at(-1)?.id });
    expect([first.length, second.length]).toEqual([100, 30]);
    expect(new Set(first.map((one) => one.changed_at)).size).toBe(1);
    expect([...first, ...second].map((one) => Number(one.row_key))).toEqual(
      Array.from({ length: 130 }, (_, place) => 130 - place),
    );
  });

  test('a period has every entry of its times, also of transactions that overlap', async () => {
    const table = `times-${randomUUID()}`;
    // The first of two transactions wrote last: its entry has the higher id and the earlier time.
    const times = ['09:00:00.2', '09:00:00.1', '12:00:00', '11:59:59.9', '18:00:00'];
    for (const time of times)
      await stack.sql`insert into private.audit_log (changed_at, table_name, row_key, action)
        values (${`2026-03-01T${time}Z`}, ${table}, ${time}, 'delete')`;
    const between = async (since: string | null, until: string | null) =>
      (
        await log({
          p_table: table,
          ...(since && { p_since: `2026-03-01T${since}Z` }),
          ...(until && { p_until: `2026-03-01T${until}Z` }),
        })
      )
        .map((one) => one.row_key)
        .toReversed();
    expect(await between('09:00:00', null)).toEqual(times);
    expect(await between('09:00:00.1', '12:00:00')).toEqual([times[0], times[1], times[3]]);
    expect(await between('12:00:00', '18:00:00')).toEqual([times[2]]);
    expect(await between(null, '09:00:00.2')).toEqual([times[1]]);
    expect(await between('18:00:01', null)).not.toContain(times[4]);
    expect(await between('13:00:00', '14:00:00')).toEqual([]);
  });
});

describe('rights', () => {
  test('reading and restoring need the right operations', async () => {
    const key = await addAlbum();
    await owner.from('albums').update({ title: 'Holi' }).eq('id', key);
    const [entry] = await log({ p_table: 'albums', p_key: key });
    const restore = { p_id: entry?.id, p_fields: ['title'] };
    const roles = ['gate', 'counter'] as const;
    const staff = await Promise.all(
      roles.map(async (role) => signInAdmin(stack, `${role}@example.org`, role)),
    );
    const calls = [
      ['list_changes', {}],
      ['change_actors', {}],
      ['restore_change', restore],
    ] as const;
    for (const stranger of [clientOf(stack), ...staff])
      for (const [name, args] of calls)
        expect((await stranger.rpc(name, args)).error?.code).toBe('42501');
    expect((await manager.rpc('restore_change', restore)).error).toBeNull();
  });

  test('a table is restored with the right of its policy, and only what people edit by version', async () => {
    const rows = await stack.sql<{ name: string; right: string | null; policy: string }[]>`
      select p.tablename as name, private.restorable(p.tablename)::text as right, p.qual as policy
      from pg_policies p where p.schemaname = 'public' and p.cmd = 'UPDATE' order by 1`;
    const restorable = rows.filter(({ right }) => right !== null);
    for (const { right, policy } of restorable)
      expect(policy).toContain(`private.may('${right}'::private.admin_right)`);
    // Whoever adds a table decides.
    expect(rows.filter((row) => row.right === null).map((row) => row.name)).toEqual([
      'ad_bar',
      'booking_forms',
      'garba_interests',
      'pass_kinds',
      'pass_notices',
      'pass_promos',
      'pass_settings',
      'pass_waits',
    ]);
    const versions = await stack.sql`
      select 1 from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgfoid = 'private.note_edit'::regproc and private.restorable(c.relname) is not null`;
    expect(versions).toHaveLength(restorable.length);
  });

  test('the right of the table is asked for, too', async () => {
    const key = await addAlbum();
    await owner.from('albums').update({ title: 'Holi' }).eq('id', key);
    const [entry] = await log({ p_table: 'albums', p_key: key });
    const [{ def } = { def: '' }] = await stack.sql<{ def: string }[]>`
      select pg_get_functiondef('private.rights_of'::regproc) as def`;
    await stack.sql.unsafe(def.replace(`'admin_area', 'content',`, `'admin_area',`));
    try {
      const [seen] = await logOf(manager, { p_table: 'albums', p_key: key });
      expect(seen?.can_restore).toEqual([]);
      const { error } = await manager.rpc('restore_change', {
        p_id: entry?.id,
        p_fields: ['title'],
      });
      expect(error).toMatchObject({ code: '42501', hint: 'content' });
    } finally {
      await stack.sql.unsafe(def);
    }
    expect((await logOf(manager, { p_key: key }))[0]?.can_restore).toEqual(['title']);
  });
});

test('a key of another type than today’s is answered all the same', async () => {
  await stack.sql`insert into private.audit_log (table_name, row_key, action, before, after)
    values ('albums', 'album-7', 'update', '{"title": "Old"}', '{"title": "New"}')`;
  expect(await log({ p_table: 'albums', p_key: 'album-7' })).toMatchObject([
    { before: { title: 'Old' }, now: null, can_restore: [] },
  ]);
});

test('the screen has a name for every table that is logged', async () => {
  const rows = await stack.sql<{ name: string }[]>`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'private.audit'::regproc`;
  // The ends of sessions are written by end_login.
  const logged = new Set(['login_history', ...rows.map(({ name }) => name)]);
  expect(new Set(auditedTables)).toEqual(logged);
  expect(new Set(Object.keys(adminChanges.tables))).toEqual(logged);
});

test('each entry of another table is for reading only', async () => {
  await stack.sql`update private.settings set value = '21' where key = 'removed_rows_days'`;
  const [entry] = await log({ p_table: 'settings', p_key: 'removed_rows_days' });
  expect(entry).toMatchObject({
    before: { value: 30 },
    now: null,
    can_restore: [],
  } satisfies Partial<Change>);
  const { error } = await owner.rpc('restore_change', { p_id: entry?.id, p_fields: ['value'] });
  expect(error).toMatchObject({ code: 'PT422', hint: 'p_id' });
});
