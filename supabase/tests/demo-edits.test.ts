import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { sized } from '../../tests/sizes.ts';
import { createTestStack } from '../local/testing.ts';
import { type Child, children, demoWorld, done, edits } from './support/demo.ts';
import { signInAdmin } from './support/people.ts';

/** A row as remove_demo leaves it: nobody pays to the account of the samples. */
const withoutSampleAccount = (row: Record<string, unknown>) =>
  row['upi_vpa'] === 'sample.garba@mandap'
    ? { ...row, upi_vpa: null, version: Number(row['version']) + 1, updated_at: expect.any(Date) }
    : row;

test('remove_demo deletes exactly the untouched demo rows after random edits', async () => {
  const stack = await createTestStack('demo-edits', { demo: true, outboxEvery: 0 });
  onTestFinished(() => stack.stop());
  const owner = await signInAdmin(stack, 'owner@example.org');
  const world = demoWorld(stack, owner);
  const all = new Map<string, string[]>();
  const parents = Object.keys(edits);
  for (const table of parents) all.set(table, await world.idsOf(table));
  const step = fc.record({
    table: fc.constantFrom(...parents, ...(Object.keys(children) as Child[])),
    at: fc.nat(13),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await world.begin();
      const kept = new Map(parents.map((table) => [table, new Set<string>()]));
      const once = new Set<string>();
      for (const { table, at } of steps) {
        const isChild = table in children;
        const parent = isChild ? children[table as Child][0] : table;
        const ids = all.get(parent) ?? [];
        // The first edition alone sells passes.
        const sold = ['pass_orders', 'pass_waits'].includes(table);
        const id = ids[sold ? 0 : at % ids.length] ?? '';
        if (isChild) {
          // One night per day, one number per person, one code: the second would be the same row.
          const row = `${table} ${id}`;
          if (!once.has(row)) await world.hang(table as Child, id);
          if (['garba_nights', 'garba_interests', 'pass_promos'].includes(table)) once.add(row);
        } else {
          await done(
            owner
              .from(table)
              .update(edits[table] ?? {})
              .eq('id', id),
          );
        }
        kept.get(parent)?.add(id);
      }
      const mine = randomUUID();
      await done(
        owner
          .from('albums')
          .insert({ id: mine, slug: `own-${mine}`, title: 'Own', category: 'Own' }),
      );
      const before = new Map<Child, Record<string, unknown>[]>();
      for (const child of Object.keys(children) as Child[]) {
        const key = children[child][1];
        before.set(
          child,
          await stack.sql`select t.*, ${stack.sql(key)}::text as of from public.${stack.sql(child)} t order by t::text`,
        );
      }
      const owned = await world.summary();
      await done(owner.rpc('remove_demo'));
      for (const parent of parents) {
        const left = [...(kept.get(parent) ?? []), ...(parent === 'albums' ? [mine] : [])];
        expect(await world.idsOf(parent)).toEqual(left.toSorted());
      }
      for (const [child, rows] of before) {
        const [parent, key] = children[child];
        const left = await stack.sql`
          select t.*, ${stack.sql(key)}::text as of from public.${stack.sql(child)} t order by t::text`;
        const stays = rows.filter(
          (row) => row['is_demo'] !== true && kept.get(parent)?.has(String(row['of'])),
        );
        expect([...left]).toEqual(stays.map(withoutSampleAccount));
      }
      const count = [...kept.values()].reduce((sum, ids) => sum + ids.size, 0);
      expect(owned['changed'] + owned['joined']).toBe(count);
    }),
    { numRuns: sized(3, 15) },
  );
});
