import type { SupabaseClient } from '@supabase/supabase-js';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analytics } from '../../src/features/connection/admin/data/needed.ts';
import { procedures, relations } from '../../src/features/connection/admin/data/schema.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { functions } from './support/functions.ts';
import { signInAdmin } from './support/people.ts';
import { tables } from './support/tables.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('connection');
  admin = await signInAdmin(stack, 'boss@example.org');
});
afterAll(() => stack?.stop());

async function health(): Promise<Record<string, { ok: boolean; detail: string }>> {
  const { data, error } = await admin.rpc('schema_health');
  if (error) throw error;
  const rows: { item: string; ok: boolean; detail: string }[] = data;
  return Object.fromEntries(rows.map(({ item, ok, detail }) => [item, { ok, detail }]));
}

test('the connection test expects the same access as the access tests', () => {
  const readers = Object.entries(tables).map(([name, { access }]) => [
    name,
    access('anon').select === 'denied' ? 'admins' : 'visitors',
  ]);
  expect(relations).toEqual(Object.fromEntries(readers));
  const ofServer = Object.entries(procedures).filter(([, how]) => how === 'server');
  const service = Object.entries(functions).filter(([, facts]) => facts.for === 'service');
  expect(ofServer.map(([name]) => name).toSorted()).toEqual(
    service.map(([name]) => name).toSorted(),
  );
  expect(Object.keys(analytics)).toHaveLength(7);
});

test('reports no fault on a fresh database, with the newest migration and every procedure of the admin area', async () => {
  const rows = await health();
  const found = Object.entries(rows).filter(([, { ok }]) => !ok);
  expect(found).toEqual([]);
  const files = readdirSync('supabase/migrations').toSorted();
  expect(rows['newest migration']?.detail).toBe(files.at(-1)?.slice(0, 14));
  const names = Object.keys(rows).flatMap((item) => /^procedure (\w+)$/.exec(item)?.[1] ?? []);
  const desk = Object.keys(functions).filter((name) => functions[name]?.for !== 'service');
  expect(names.toSorted()).toEqual(desk.toSorted());
});

test('reports a table without row-level security, an additional live table, a missing procedure and an old version', async () => {
  const migrations = stack.sql`supabase_migrations.schema_migrations`;
  await stack.sql`alter table public.albums disable row level security`;
  await stack.sql`alter publication supabase_realtime add table public.albums`;
  await stack.sql`revoke execute on function public.like_event from authenticated, public`;
  await stack.sql`delete from ${migrations} where version <> '20261128000001'`;
  const rows = await health();
  expect(rows['row-level security']).toEqual({ ok: false, detail: 'off for albums' });
  expect(rows['live tables']).toMatchObject({ ok: false });
  expect(rows['procedure like_event']).toBeUndefined();
  expect(rows['newest migration']?.detail).toBe('20261128000001');
});

test('the write of the realtime check changes no version and is not logged', async () => {
  const bar = admin.from('ad_bar');
  const before = await bar.select('*').eq('id', 1).single();
  const { enabled, version } = before.data;
  const write = await bar.update({ enabled }).eq('id', 1).eq('version', version).select('id');
  expect(write.data).toEqual([{ id: 1 }]);
  expect((await bar.select('*').eq('id', 1).single()).data).toEqual(before.data);
  const log = await stack.sql`
    select 1 from private.audit_log where table_name in ('ad_bar', 'announcements') and actor is not null`;
  expect(log).toHaveLength(0);
});
