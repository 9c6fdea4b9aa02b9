import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep, sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { claimsOf, openCrowd, say, tally, withFault } from './support/crowd.ts';
import { differencesOf } from './support/passCount.ts';
import { Walk } from './support/passWalk.ts';
import { signInAdmin } from './support/people.ts';

const WALKS = sized(60, 1000);
const STEPS = sized(10, 20);
const AT_ONCE = 6;
const TIMEOUT = sized(60_000, 1_800_000);

let stack: Stack;
let crowd: postgres.Sql;
let owner: Record<string, unknown>;

beforeAll(async () => {
  stack = await createTestStack('pass-walks', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await claimsOf(await signInAdmin(stack, 'owner@example.org'));
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

async function walk(seed: number, year: number): Promise<string[]> {
  const one = await Walk.open({ stack, crowd, owner }, seed, year);
  for (let step = 0; step < STEPS; step += 1) {
    await one.step();
    const found = await differencesOf(stack, one);
    if (found.length > 0)
      throw new Error(`seed ${seed}: ${JSON.stringify(found)}\n${one.log.join('\n')}`);
  }
  return one.log;
}

/** Walks of seeds from 1 on, some at once. */
async function walkAll(count: number): Promise<string[]> {
  const logs: string[] = [];
  let seed = 0;
  const worker = async (_none: unknown, place: number) => {
    while (seed < count) {
      seed += 1;
      logs.push(...(await walk(seed, 2030 + place)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return logs;
}

test(
  `in ${WALKS} random walks what is taken is what an independent model says, after every step`,
  async () => {
    const counts = tally(
      (await walkAll(WALKS)).map((line) =>
        line.replace(/^order .*\]/, 'order').replace(/\d+ (?=passes|places|minutes)/, ''),
      ),
    );
    say(`walks: ${JSON.stringify(counts)}`);
    expect(Object.keys(counts)).toEqual(
      expect.arrayContaining([
        'order 0: ok',
        'order 0: sold_out',
        'claim: claimed',
        'claim: late',
        'verify: paid',
        'refuse: ok',
        'reverse: ok',
        'cancelled: ok',
        'night called off, moved: ok',
      ]),
    );
  },
  TIMEOUT,
);

test.runIf(isDeep)(
  'control: a cancelled order that keeps its places, or a hold that never ends, is found by the walks',
  async () => {
    const kept: [string, string][] = [
      ['set released_at = clock_timestamp() where', 'set released_at = null where'],
    ];
    const endless: [string, string][] = [['(s.held_until is null or s.held_until > p_at)', 'true']];
    await withFault(stack, 'private.release', kept, () =>
      expect(walkAll(30)).rejects.toThrow('seed'),
    );
    await withFault(stack, 'private.pool_use', endless, () =>
      expect(walkAll(30)).rejects.toThrow(/seed|The model says/),
    );
  },
);
