import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { enquiry } from './support/enquiry.ts';
import { type Access, identities, type Identity } from './support/identities.ts';
import { signInEverybody } from './support/people.ts';
import { factsOf, find, remove, restore, seedSamples, tables } from './support/tables.ts';

let stack: Stack;
let clients: Record<Identity, SupabaseClient>;

beforeAll(async () => {
  stack = await createTestStack('access', {
    settings: { enquiry_limit_per_ip: 100_000, enquiry_limit_per_ip_day: 100_000 },
  });
  clients = await signInEverybody(stack);
  await seedSamples(stack);
});
afterAll(() => stack?.stop());

test('every table and view of the API has a file in tables', async () => {
  const relations = await stack.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`;
  const names = relations.map((relation) => relation.name);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(Object.keys(tables))).toEqual(new Set(names));
});

test('the probes detect a leak: a wrongly granted right changes the result', async () => {
  await stack.sql`grant select, delete on public.login_history to anon`;
  await stack.sql`create policy "planted" on public.login_history for all to anon using (true)`;
  try {
    expect(await select('anon', 'login_history')).toBe('all');
    expect(await removeOver('anon', 'login_history')).toBe('done');
  } finally {
    await stack.sql`drop policy "planted" on public.login_history`;
    await stack.sql`revoke select, delete on public.login_history from anon`;
  }
  expect(await select('anon', 'login_history')).toBe('denied');
});

const people: Record<Identity, string> = {
  anon: 'a visitor',
  stranger: 'a signed-in account without a role',
  invited: 'an invited owner whose account has no role yet',
  ended: 'a helper whose evening has ended',
  disabled: 'a disabled owner',
  gate: 'gate staff',
  counter: 'somebody at the counter',
  manager: 'a manager',
  aal1: 'an owner who has not shown the second factor',
  owner: 'an owner',
};

const everybody = identities.map((identity) => ({ identity, who: people[identity] }));

describe.each(Object.entries(tables))('%s', (table, { access }) => {
  test.each(everybody)('$who has exactly the access that its file lists', async ({ identity }) => {
    const found: Access = {
      select: await select(identity, table),
      insert: await insert(identity, table),
      update: await update(identity, table),
      delete: await removeOver(identity, table),
    };
    expect(found).toEqual(access(identity));
  });
});

/** Returns whether the error is 42501 (insufficient privilege); throws for any other, which means a faulty probe. */
function isDenied(error: { code: string; message: string } | null): boolean {
  if (!error) return false;
  if (error.code !== '42501') throw new Error(`${error.code} ${error.message}`);
  return true;
}

async function select(identity: Identity, table: string): Promise<Access['select']> {
  const { row, hidden = [], key } = factsOf(table);
  const { data, error } = await clients[identity].from(table).select(key).limit(1000);
  if (isDenied(error)) return 'denied';
  const seen = new Set((data ?? []).map((found) => String(Reflect.get(found, key))));
  const leaked = hidden.filter((one) => seen.has(String(one[key]))).length;
  if (!seen.has(String(row[key]))) return leaked > 0 ? 'all' : 'none';
  if (leaked > 0 && leaked < hidden.length) throw new Error('some of the hidden rows are shown');
  return hidden.length > leaked ? 'visible' : 'all';
}

async function insert(identity: Identity, table: string): Promise<Access['insert']> {
  const { row: sample, isView } = factsOf(table);
  const row = table === 'booking_forms' ? enquiry() : sample;
  if (!isView) await remove(stack, table, row);
  const { error } = await clients[identity].from(table).insert(row);
  const written = (await find(stack, table, row)) !== undefined;
  await restore(stack, table);
  const denied = isDenied(error);
  if (!isView && denied === written) throw new Error('the answer and the table disagree');
  return denied ? 'denied' : 'done';
}

async function update(identity: Identity, table: string): Promise<Access['update']> {
  const { row, patch, key } = factsOf(table);
  const before = await find(stack, table, row);
  expect(before).toBeDefined();
  const { error } = await clients[identity].from(table).update(patch).eq(key, row[key]);
  const after = await find(stack, table, row);
  if (JSON.stringify(after) !== JSON.stringify(before)) await restore(stack, table);
  if (isDenied(error)) return 'denied';
  const [column] = Object.keys(patch);
  return JSON.stringify(after?.[column ?? '']) === JSON.stringify(before?.[column ?? ''])
    ? 'none'
    : 'done';
}

async function removeOver(identity: Identity, table: string): Promise<Access['delete']> {
  const { row, key } = factsOf(table);
  const { error } = await clients[identity].from(table).delete().eq(key, row[key]);
  const left = await find(stack, table, row);
  if (!left) await restore(stack, table);
  const denied = isDenied(error);
  if (denied && !left) throw new Error('refused, and gone all the same');
  if (denied) return 'denied';
  return left ? 'none' : 'done';
}
