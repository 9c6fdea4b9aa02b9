import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { claimsOf, openCrowd, say, tally, withFault } from './support/crowd.ts';
import { signInAdmin } from './support/people.ts';
import { contradictions } from './support/viewCount.ts';
import { ViewWalk } from './support/viewWalk.ts';

const WALKS = sized(3, 300);
const STEPS = sized(20, 40);

let stack: Stack;
let crowd: postgres.Sql;
let owner: Record<string, unknown>;
beforeAll(async () => {
  stack = await createTestStack('pass-views', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await claimsOf(await signInAdmin(stack, 'owner@example.org'));
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

test(
  `in ${WALKS} random walks the pages of buyers and friends, the gates and the owner's lists agree after every step`,
  async () => {
    const done: string[] = [];
    for (let seed = 1; seed <= WALKS; seed += 1) {
      const walk = await ViewWalk.open({ stack, crowd, owner }, seed, 2030);
      for (let step = 0; step < STEPS; step += 1) {
        await walk.step();
        const found = await contradictions(walk);
        if (found.length > 0)
          throw new Error(`seed ${seed}: ${found.join('\n')}\n${walk.log.join('\n')}`);
      }
      done.push(...walk.log.filter((line) => line.endsWith(': ok')));
    }
    say(`views: ${JSON.stringify(tally(done))}`);
    expect(done).toEqual(expect.arrayContaining(['claim: ok', 'reverse: ok', 'scan of 1: ok']));
  },
  sized(120_000, 3_600_000),
);

test('control: a list that keeps a night which is called off is found', async () => {
  const fault: [string, string][] = [
    ['n.cancelled_at is not null or w.cancelled_at', 'w.cancelled_at'],
  ];
  const walk = await ViewWalk.open({ stack, crowd, owner }, 1, 2030);
  await walk.buyOne();
  await stack.sql`update public.garba_nights set cancelled_at = now() where id = ${walk.nights[1] ?? ''}`;
  expect(await contradictions(walk)).toEqual([]);
  await withFault(stack, 'private.nights_of_pass', fault, async () =>
    expect(await contradictions(walk)).not.toEqual([]),
  );
});
