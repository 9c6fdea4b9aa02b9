import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('edits');
  owner = await signInAdmin(stack, 'owner@example.org');
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());

async function changesOf(table: string, key: string) {
  const { data, error } = await owner.rpc('list_changes', { p_table: table, p_key: key });
  if (error) throw error;
  return data as { actor_name: string; action: string; before: unknown; after: unknown }[];
}

/** Adds a page, so that tests are independent. */
async function addPage(): Promise<{ id: number; version: number }> {
  const { data, error } = await owner
    .from('page_visibility')
    .insert({ page_name: `edit-${randomUUID().slice(0, 8)}` })
    .select('id, version')
    .single();
  if (error) throw error;
  return data;
}

describe('concurrent edits of one row', () => {
  test('the second save of the same version changes nothing', async () => {
    const { id, version } = await addPage();
    const save = async (who: SupabaseClient, change: object) =>
      who.from('page_visibility').update(change).eq('id', id).eq('version', version).select();
    const [first, second] = await Promise.all([
      save(owner, { is_visible: false }),
      save(manager, { is_under_construction: true }),
    ]);
    expect([first.error, second.error]).toEqual([null, null]);
    expect([...(first.data ?? []), ...(second.data ?? [])]).toHaveLength(1);
  });

  test('clients cannot write the version', async () => {
    const { id } = await addPage();
    const { error } = await owner.from('page_visibility').update({ version: 7 }).eq('id', id);
    expect(error?.code).toBe('42501');
  });

  test('a save without changes raises no version and is not logged', async () => {
    const { id } = await addPage();
    const before = await stack.sql`select * from public.page_visibility where id = ${id}`;
    await owner.from('page_visibility').update({ is_visible: true }).eq('id', id);
    expect([...(await stack.sql`select * from public.page_visibility where id = ${id}`)]).toEqual([
      ...before,
    ]);
    expect(await changesOf('page_visibility', String(id))).toHaveLength(1);
  });

  test("a like does not change the event's version, time or log", async () => {
    const id = randomUUID();
    await owner.from('upcoming_events').insert({ id, title: 'Diwali Mela' });
    const read = async () =>
      stack.sql`select version, updated_at from public.upcoming_events where id = ${id}`;
    const before = await read();
    const visitor = { p_event_id: id, p_visitor: 'a-visitor-of-the-site' };
    const liked = await clientOf(stack).rpc('like_event', visitor);
    expect(liked).toMatchObject({ error: null, data: 1 });
    expect([...(await read())]).toEqual([...before]);
    expect(await changesOf('upcoming_events', id)).toHaveLength(1);
  });
});

describe('the log of changes', () => {
  test('contains account, old and new values of each change, newest first', async () => {
    const { id } = await addPage();
    await manager.from('page_visibility').update({ is_visible: false }).eq('id', id);
    await stack.sql`update public.page_visibility set category = 'festivals' where id = ${id}`;
    await stack.sql`delete from public.page_visibility where id = ${id}`;
    expect(await changesOf('page_visibility', String(id))).toMatchObject([
      { actor_name: null, action: 'delete', before: { id }, after: null },
      {
        actor_name: null,
        action: 'update',
        before: { category: 'general' },
        after: { category: 'festivals' },
      },
      {
        actor_name: 'manager@example.org',
        action: 'update',
        before: { is_visible: true },
        after: { is_visible: false },
      },
      { actor_name: 'owner@example.org', action: 'insert', before: null, after: { id } },
    ]);
  });

  test('is readable by owner and manager only', async () => {
    const gate = await signInAdmin(stack, 'someone@example.org');
    await stack.sql`update private.admins set role = 'gate'
      where user_id = (select id from auth.users where email = 'someone@example.org')`;
    for (const stranger of [gate, clientOf(stack)]) {
      expect((await stranger.rpc('list_changes')).error?.code).toBe('42501');
    }
    expect((await manager.rpc('list_changes')).error).toBeNull();
  });

  test.each([
    'update private.audit_log set actor = null',
    'delete from private.audit_log',
    'truncate private.audit_log',
  ])('%s is rejected, even for the operator', async (statement) => {
    await expect(stack.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('allows the deletion of expired entries only', async () => {
    const { id } = await addPage();
    await stack.sql`insert into private.audit_log (changed_at, table_name, row_key, action)
      values (now() - interval '731 days', 'page_visibility', 'old', 'insert')`;
    await stack.sql`select private.tidy()`;
    expect(await changesOf('page_visibility', 'old')).toHaveLength(0);
    expect(await changesOf('page_visibility', String(id))).toHaveLength(1);
  });

  test("covers every table that the admin area writes, except visitors' submissions", async () => {
    const rows = await stack.sql<{ name: string }[]>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and has_any_column_privilege('authenticated', c.oid, 'UPDATE')
        and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = c.relname || '_audit')
      order by 1`;
    expect(rows.map(({ name }) => name)).toEqual([
      'booking_forms',
      'garba_interests',
      'pass_notices', // the order's history has who told its buyer
      'pass_waits',
    ]);
  });
});
