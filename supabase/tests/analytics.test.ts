import type { SupabaseClient } from '@supabase/supabase-js';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitDimensions } from '../../src/shared/lists/visitDimensions.ts';
import { sized } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { inDays } from './support/enquiry.ts';
import { signInAdmin } from './support/people.ts';
import { forgetVisits } from './support/visits.ts';
import { expectedReports } from './support/visitFigures.ts';
import { addVisits, OLDEST, question, worlds } from './support/visitWorld.ts';

let stack: Stack;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('analytics');
  admin = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

async function ask(name: string, args: object): Promise<Record<string, unknown>[]> {
  const { data, error } = await admin.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.message}`);
  return data;
}

/** Rolls up all days up to `daysAgo`; private.roll_up leaves the last two. */
async function rollUpTo(daysAgo: number): Promise<void> {
  await stack.sql`select private.roll_up_day(private.today() - n) from generate_series(${OLDEST}::int, ${daysAgo}::int, -1) n`;
}

const neverReached = ['calculator_used', 'venue_shortlisted'].map((goal) => ({ goal, events: 0 }));

test('every report equals a count without SQL, on raw days, rolled-up days and both', async () => {
  await fc.assert(
    fc.asyncProperty(
      worlds,
      fc.array(question, { minLength: 3, maxLength: 3 }),
      fc.constantFrom(...visitDimensions),
      fc.integer({ min: 0, max: OLDEST + 1 }),
      async (world, questions, dimension, rolledTo) => {
        await forgetVisits(stack);
        await addVisits(stack, world);
        await rollUpTo(rolledTo);
        for (const what of questions) {
          const { from, to, filters, admins } = what;
          const window = { p_from: inDays(-from), p_to: inDays(-to), p_filters: filters };
          const both = { ...window, p_admins: admins };
          const expected = expectedReports(world, what, dimension);
          const series = await ask('analytics_series', both);
          expect(series.map(({ day }) => day)).toEqual(
            Array.from({ length: from - to + 1 }, (_none, n) => inDays(n - from)),
          );
          expect(series).toMatchObject(expected.series);
          const goals = await ask('analytics_goals', both);
          expect(goals).toMatchObject([...expected.goals, ...neverReached]);
          const [totals] = await ask('analytics_totals', both);
          expect(totals).toEqual({
            ...expected.totals,
            goals: expected.goals.reduce((sum, { events }) => sum + events, 0),
            has_sample: false,
          });
          const rows = await ask('analytics_breakdown', { p_dimension: dimension, ...both });
          expect(rows.map(({ title: _title, ...row }) => row)).toEqual(expected.breakdown);
          const vitals = await ask('analytics_vitals', window);
          const { p75, ...counts } = expectedReports(
            world,
            { ...what, admins: false },
            dimension,
          ).lcp;
          expect(vitals[0]).toMatchObject({ metric: 'lcp', ...counts });
          // Allows 2 % and rounding; no measurements count as 0.
          const away = Math.abs(Number(vitals[0]?.['p75']) - Number(p75));
          expect(away).toBeLessThanOrEqual(Number(p75) * 0.021 + 0.5);
        }
      },
    ),
    { numRuns: sized(5, 12), endOnFailure: true },
  );
});
