import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { demoWorld, done } from './support/demo.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
let owner: SupabaseClient;
let world: ReturnType<typeof demoWorld>;
let edition: string;

beforeAll(async () => {
  stack = await createTestStack('pass-demo', { demo: true, outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
  world = demoWorld(stack, owner);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await world.begin();
  edition = await world.firstOf('garba_editions');
});

const ofEdition = [
  'garba_editions',
  'garba_nights',
  'pass_kinds',
  'pass_orders',
  'pass_waits',
] as const;
/** Ids per table. */
const left = async () =>
  Object.fromEntries(
    await Promise.all(ofEdition.map(async (table) => [table, await world.idsOf(table)] as const)),
  );
const removeDemo = async () => {
  const { data, error } = await owner.rpc('remove_demo');
  if (error) throw new Error(error.message);
  return data as Record<string, number>;
};

test('the demo’s orders and waiting list go with its edition, and are counted', async () => {
  expect(await removeDemo()).toMatchObject({ garba_editions: 2, pass_orders: 20, pass_waits: 3 });
  expect(await left()).toEqual(Object.fromEntries(ofEdition.map((table) => [table, []])));
});

test.each(['pass_orders', 'pass_waits'] as const)(
  'a visitor’s row of %s keeps its edition with nights and kinds; the demo’s go',
  async (table) => {
    const before = await left();
    await world.hang(table, edition);
    const mine = (await world.idsOf(table)).filter((id) => !before[table]?.includes(id));
    expect(mine).toHaveLength(1);
    expect(await world.summary()).toMatchObject({ joined: 1 });
    expect(await removeDemo()).toMatchObject({ garba_editions: 1, pass_orders: 20, pass_waits: 3 });
    expect(await left()).toEqual({
      ...before,
      garba_editions: [edition],
      pass_orders: [],
      pass_waits: [],
      [table]: mine,
    });
    const { data } = await owner.rpc('get_pass_sale', { p_edition_id: edition });
    expect(data).toMatchObject({ is_open: false });
  },
);

test('an order that staff changed is theirs, and keeps its edition', async () => {
  const [row] = await stack.sql<{ id: string; version: number }[]>`
    select id, version from public.pass_orders where status = 'paid' and name = 'Manoj Tiwary'`;
  const order = row?.id ?? '';
  await done(owner.rpc('cancel_order', { p_order_id: order, p_version: row?.version }));
  expect(await world.isDemo('pass_orders', order)).toBe(false);
  expect(await world.isDemo('garba_editions', edition)).toBe(false);
  await removeDemo();
  expect(await left()).toMatchObject({ garba_editions: [edition], pass_orders: [order] });
});

test('so is an entry of the waiting list whose person was told', async () => {
  const entry = await world.firstOf('pass_waits');
  const told = { told_at: new Date().toISOString() };
  await done(owner.from('pass_waits').update(told).eq('id', entry));
  await removeDemo();
  expect(await left()).toMatchObject({ garba_editions: [edition], pass_waits: [entry] });
});

test('the demo’s orders count as sold to nobody: its edition can be removed, one with a real order cannot', async () => {
  const remove = (to: string | null) =>
    owner.from('garba_editions').update({ deleted_at: to }).eq('id', edition);
  expect((await remove('2031-01-01T00:00:00Z')).error).toBeNull();
  expect((await remove(null)).error).toBeNull();
  await world.hang('pass_orders', edition);
  expect((await remove('2031-01-01T00:00:00Z')).error).toMatchObject({
    code: 'PT409',
    hint: 'sold',
  });
});

test('forgetting buyers leaves a row of the demo one of the demo', async () => {
  await stack.sql`update public.garba_nights set date = date - 800`;
  await stack.sql`update public.pass_orders set name = 'Sample' where is_demo`;
  await stack.sql`select private.tidy()`;
  const rows = await stack.sql`select distinct name, is_demo from public.pass_orders`;
  expect([...rows]).toEqual([{ name: '', is_demo: true }]);
});
