import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../../tests/sizes.ts';
import { nightSpan } from '@/features/passes/data/nightSpan.ts';
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

const TIMES = ['00:00', '00:00:01', '00:30', '05:29', '12:00', '18:30', '23:59:59', '24:00'];
const DAYS = ['2026-02-28', '2026-10-09', '2026-12-31', '2028-02-29'];

test('a night begins and ends on the pages when it does at the gate, whatever its times', async () => {
  const rows = await stack.sql<
    { night: Parameters<typeof nightSpan>[0]; start: Date; end: Date }[]
  >`
    with n as (
      select private.night_json(x) as night, private.night_doors(x) as start, private.night_end(x) as "end"
      from jsonb_array_elements_text(${stack.sql.json(DAYS)}) day, jsonb_array_elements_text(${stack.sql.json(TIMES)}) starts,
        jsonb_array_elements_text(${stack.sql.json(TIMES)}) ends, jsonb_array_elements_text(${stack.sql.json([null, ...TIMES])}) doors,
        lateral jsonb_populate_record(null::public.garba_nights, jsonb_build_object(
          'date', day, 'starts_at', starts, 'ends_at', ends, 'doors_at', doors)) x
      where doors is null or doors::time <= starts::time)
    select * from n`;
  expect(rows.length).toBeGreaterThan(1000);
  const wrong = rows.filter(({ night, start, end }) => {
    const span = nightSpan(night);
    return span.start.getTime() !== start.getTime() || span.end.getTime() !== end.getTime();
  });
  expect(wrong).toEqual([]);
});
