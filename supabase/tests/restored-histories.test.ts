import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf } from '@/shared/admin/statement/random.fixture.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { claimsOf } from './support/crowd.ts';
import { signInAdmin } from './support/people.ts';
import { factsOf } from './support/tables.ts';

let stack: Stack;
let owner: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('restored-histories');
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** Values that the fields of a venue take in turn. */
const values = {
  name: ['Sample', 'Maurya', 'गंगा हॉल'],
  description: ['', 'Two\nlines', 'A "quoted" text'],
  address: ['', 'Boring Road'],
  halls: [[], [{ name: 'Hall', seated: 200 }], [{ name: 'A, B', seated: 9 }]],
  amenities: [[], ['Lift'], ['Lift', 'Stage, large', 'ड्रेसिंग रूम']],
  veg_paise: [null, 90_000, 120_050],
  rooms: [0, 12],
  ac: [true, false],
  price_verified_on: [null, '2026-02-28'],
};

test('100 random histories of venues are restored to equal rows', async () => {
  const { below, pick } = randomOf(39);
  const ids = Array.from({ length: 100 }, () => randomUUID());
  const rows = ids.map((id) => ({ ...factsOf('venues').row, id, slug: id }));
  expect((await owner.from('venues').insert(rows)).error).toBeNull();
  const state = () => stack.sql`
    select to_jsonb(v) - '{version,updated_at}'::text[] as row from public.venues v
    where v.id = any (${ids}::uuid[]) order by v.id`;
  const begun = await state();
  await stack.sql.begin(async (tx) => {
    for (let change = 0; change < 600; change += 1) {
      const patch = Object.fromEntries(
        Object.entries(values).flatMap(([name, list]) =>
          below(10) < 4 ? [[name, pick<unknown>(list)]] : [],
        ),
      );
      // oxlint-disable-next-line no-await-in-loop -- a history is in order.
      await tx`update public.venues v
        set (name, description, address, halls, amenities, veg_paise, rooms, ac, price_verified_on) = (
          select r.name, r.description, r.address, r.halls, r.amenities, r.veg_paise, r.rooms, r.ac,
            r.price_verified_on
          from jsonb_populate_record(v, ${patch as never}) r
        ) where v.id = ${pick(ids)}`;
    }
  });
  expect(await state()).not.toEqual(begun);
  const claims = JSON.stringify(await claimsOf(owner));
  const undone = await stack.sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${claims}, true)`;
    return tx`
      select public.restore_change(l.id, array(select jsonb_object_keys(l.before)), l.after)
      from (
        select * from private.audit_log where row_key = any (${ids}) and action = 'update' order by id desc
      ) l`;
  });
  expect(undone.length).toBeGreaterThan(300);
  expect([...(await state())]).toEqual([...begun]);
});
