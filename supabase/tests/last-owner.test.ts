import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import {
  asCaller,
  claimsOf,
  doneOrWaiting,
  nameOf,
  openCrowd,
  outcomeOf,
  withFault,
} from './support/crowd.ts';
import { call } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';
import { personOf, setPerson } from './support/staff.ts';

/** Resolves `all` with what was brought, once so many have met. */
function meeting<T>(count: number) {
  const brought: T[] = [];
  let open!: (all: T[]) => void;
  const all = new Promise<T[]>((resolve) => {
    open = resolve;
  });
  const meet = async (...more: T[]) => {
    count -= 1;
    brought.push(...more);
    if (count === 0) open(brought);
    await all;
  };
  return { all, meet };
}

let stack: Stack;
let crowd: postgres.Sql;
let owner: SupabaseClient;
let second: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('last-owner', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await signInAdmin(stack, 'manish@example.org');
  second = await signInAdmin(stack, 'asha@example.org');
  await call(owner, 'set_my_name', { p_name: 'Manish' });
  await call(second, 'set_my_name', { p_name: 'Asha' });
  // The owner of the first start.
  await stack.sql`update private.admins set role = 'manager' where name = ''`;
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

/** Leaves Manish as the only owner, runs `work`, and makes Asha an owner again. */
async function withOneOwner(work: () => Promise<void>) {
  await setPerson(owner, await personOf(owner, 'Asha'), { p_role: 'manager' });
  await work();
  await setPerson(owner, await personOf(owner, 'Asha'), { p_role: 'owner' });
}

/** Owners left after both demoted each other: each change is checked before the other one is committed, if it can be. */
async function demoteEachOther(): Promise<{ left: number; failures: string[] }> {
  const bothChanged = meeting(2);
  const firstChecked = meeting(1);
  const secondChecks = meeting<Promise<unknown>>(1);
  const demote = async (
    by: SupabaseClient,
    name: string,
    check: (tx: postgres.TransactionSql) => Promise<unknown>,
  ) => {
    const { user_id: user, version } = await personOf(owner, name);
    const claims = await claimsOf(by);
    return outcomeOf(
      asCaller(crowd, claims, async (tx) => {
        await tx`select public.set_person(${user}, ${version}, ${name}, 'manager', true)`;
        await bothChanged.meet();
        await check(tx);
      }),
    );
  };
  const outcomes = await Promise.all([
    demote(owner, 'Asha', async (tx) => {
      await tx`set constraints all immediate`;
      await firstChecked.meet();
      const [checking = Promise.resolve()] = await secondChecks.all;
      await doneOrWaiting(stack, checking);
    }),
    demote(second, 'Manish', async (tx) => {
      await firstChecked.all;
      const checking = tx`set constraints all immediate`.execute();
      await secondChecks.meet(checking);
      await checking;
    }),
  ]);
  const [count] = await stack.sql<{ left: number }[]>`
    select count(*)::integer as left from private.admins where role = 'owner' and active`;
  await stack.sql`update private.admins set role = 'owner' where name in ('Manish', 'Asha')`;
  return { left: count?.left ?? -1, failures: outcomes.filter(({ error }) => error).map(nameOf) };
}

describe('the last owner', () => {
  test('stays: neither another role, nor disabled, nor deleted by anybody', async () => {
    await withOneOwner(async () => {
      const manish = await personOf(owner, 'Manish');
      const refused = { code: 'PT409', hint: 'owner' };
      expect(await setPerson(owner, manish, { p_role: 'manager' })).toMatchObject(refused);
      expect(await setPerson(owner, manish, { p_active: false })).toMatchObject(refused);
      expect(await call(owner, 'remove_person', { p_user_id: manish.user_id })).toMatchObject({
        code: 'PT422',
      });
      for (const sql of [
        `delete from auth.users where id = '${manish.user_id}'`,
        `select private.revoke_admin('manish@example.org')`,
        `delete from private.admins where role = 'owner'`,
      ])
        await expect(stack.sql.unsafe(sql)).rejects.toThrow('One owner must stay.');
      expect(await personOf(owner, 'Manish')).toMatchObject({ role: 'owner', active: true });
      expect((await call(owner, 'my_account', {})).code).toBeNull();
    });
  });

  test('is left when two owners demote each other at once', async () => {
    const race = await demoteEachOther();
    expect(race.left).toBe(1);
    expect(race.failures).toHaveLength(1);
  });

  test('would not be without the lock: the test of the test', async () => {
    const race = await withFault(
      stack,
      'private.keep_owner',
      [["perform private.lock_key('owners');", '']],
      demoteEachOther,
    );
    expect(race).toEqual({ left: 0, failures: [] });
  });
});
