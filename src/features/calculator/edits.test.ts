import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { distribute } from './data/distribute.ts';
import { applyEdit, type Edit } from './data/edits.ts';
import {
  categories,
  defaultPlan,
  limits,
  modes,
  sumOf,
  WHOLE,
  type Category,
  type Plan,
} from './data/plan.ts';
import { readPlan } from './data/planSchema.ts';
import { startingShares } from './data/startingShares.ts';
import { shareIn, summarise } from './data/summary.ts';

const money = fc.oneof(
  fc.nat({ max: limits.total }),
  fc.nat({ max: 20_00_000_00 }),
  // Also beyond the cap, which an edit must reject.
  fc.nat({ max: 10 * limits.total }),
);
const part = fc.constantFrom(...categories);
const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ part, amount: money }),
  fc.record({ part, share: fc.nat({ max: WHOLE }) }),
  fc.record({ part, locked: fc.boolean() }),
  fc.record({ set: fc.record({ total: money }) }),
  fc.record({ set: fc.record({ guests: fc.integer(limits.guests) }) }),
  fc.record({ set: fc.record({ plate: fc.nat({ max: limits.plate }) }) }),
  fc.record({ set: fc.record({ eventType: fc.constantFrom(...eventTypes) }) }),
  fc.record({ set: fc.record({ mode: fc.constantFrom(...modes) }) }),
  fc.record({ set: fc.record({ reserve: fc.nat({ max: limits.reserve }) }) }),
);

const touched = (edit: Edit) => ('part' in edit ? edit.part : undefined);
const amountOf = (plan: Plan, id: Category) => plan.parts.find((held) => held.id === id)?.amount;
function done(plan: Plan, ...edits: Edit[]): Plan {
  return edits.reduce((last, edit) => applyEdit(last, edit).plan ?? last, plan);
}

describe('a budget after any edits', () => {
  it('sums up to its total to the paisa, keeps locked parts, and holds only valid numbers', () => {
    fc.assert(
      fc.property(fc.array(anEdit, { minLength: 1, maxLength: 40 }), (edits) => {
        let plan = defaultPlan;
        for (const edit of edits) {
          const next = applyEdit(plan, edit).plan ?? plan;
          expect(sumOf(next.parts)).toBe(next.total);
          // The rules of a stored plan: integers, none negative, none above the cap.
          expect(readPlan(next)).toEqual(next);
          const kept = plan.parts.filter(({ id, locked }) => locked && id !== touched(edit));
          expect(kept.map(({ id }) => amountOf(next, id))).toEqual(
            kept.map(({ amount }) => amount),
          );
          const { fewer, ...figures } = summarise(next);
          const numbers = [...Object.values(figures), ...Object.values(fewer ?? {})];
          expect(numbers.filter((figure) => !Number.isSafeInteger(figure))).toEqual([]);
          plan = next;
        }
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the total in mode "total", unless the total itself is edited', () => {
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: 30 }), (edits) => {
        let plan = defaultPlan;
        expect(plan.mode).toBe('total');
        for (const edit of edits) {
          const next = applyEdit(plan, edit).plan ?? plan;
          const free = plan.mode === 'parts' || ('set' in edit && 'total' in edit.set);
          expect(next.total).toBe(free ? next.total : plan.total);
          plan = next;
        }
      }),
    );
  });

  it('gives a part exactly what was typed, and locks it', () => {
    fc.assert(
      fc.property(part, fc.nat({ max: defaultPlan.total }), (id, amount) => {
        const plan = done(defaultPlan, { part: id, amount });
        expect(plan.parts.find((held) => held.id === id)).toEqual({ id, amount, locked: true });
      }),
    );
  });
});

describe('the example of an event type', () => {
  it.each(eventTypes)('fits into its own budget: %s', (eventType) => {
    for (const before of eventTypes) {
      const plan = done(defaultPlan, { set: { eventType: before } }, { set: { eventType } });
      expect(plan.total).toBe(defaultPlan.total);
      expect(summarise(plan)).toMatchObject({ foodGap: 0, over: 0 });
    }
  });

  it('keeps guests and plates that were typed', () => {
    const corporate = { set: { eventType: 'Corporate Event' } } as const;
    expect(done(defaultPlan, { set: { guests: 250 } }, corporate).guests).toBe(250);
    expect(done(defaultPlan, { set: { plate: 900_00 } }, corporate)).toMatchObject({
      guests: 400,
      plate: 900_00,
    });
  });
});

describe('dividing an amount', () => {
  it('is exact to the paisa and within a rupee of the exact share', () => {
    const weights = fc.array(fc.nat({ max: limits.total }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.nat({ max: limits.total }), weights, (amount, list) => {
        const parts = distribute(amount, list);
        const sum = list.reduce((total, weight) => total + weight, 0);
        expect(parts.reduce((total, one) => total + one, 0)).toBe(amount);
        parts.forEach((one, index) => {
          expect(one).toBeGreaterThanOrEqual(0);
          const exact = sum === 0 ? amount / list.length : amount * ((list[index] ?? 0) / sum);
          expect(Math.abs(one - exact)).toBeLessThan(200);
        });
      }),
    );
  });
});

describe('the starting point', () => {
  it.each(eventTypes)('the shares of "%s" make a whole', (type) => {
    const shares = Object.values(startingShares[type]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it('is the split of the domain page, and its food is guests times plate', () => {
    const shares = defaultPlan.parts.map(({ amount }) => shareIn(defaultPlan.total, amount) / 100);
    expect(shares).toEqual([32, 17, 15, 9, 8, 7, 5, 5, 2, 0]);
    expect(summarise(defaultPlan)).toEqual({
      reserve: 1_50_000_00,
      whole: 16_50_000_00,
      perGuest: 4125_00,
      food: 4_80_000_00,
      foodGap: 0,
      over: 0,
      fewer: { guests: 50, food: 60_000_00, whole: 66_000_00 },
    });
  });
});

describe('counting', () => {
  it('moves the food with the guests, and adjusts the others', () => {
    const plan = done(defaultPlan, { set: { guests: 500 } });
    expect(amountOf(plan, 'catering')).toBe(6_00_000_00);
    expect(plan.total).toBe(defaultPlan.total);
  });

  it('returns the extra cost of the plates if food is locked or there is no room', () => {
    const locked = done(defaultPlan, { part: 'catering', locked: true }, { set: { guests: 500 } });
    expect(summarise(locked).foodGap).toBe(1_20_000_00);
    const crowd = done(defaultPlan, { set: { guests: 2000 } });
    expect(amountOf(crowd, 'catering')).toBe(4_80_000_00);
    expect(summarise(crowd).foodGap).toBe(19_20_000_00);
  });

  it('rejects more than the locks leave, and returns what is left', () => {
    const held = done(defaultPlan, { part: 'venue', amount: 10_00_000_00 });
    const room = { kind: 'room', room: 5_00_000_00 };
    expect(applyEdit(held, { part: 'decor', amount: 6_00_000_00 }).problem).toEqual(room);
    expect(applyEdit(held, { set: { total: 9_00_000_00 } }).problem).toEqual({
      kind: 'locked',
      sum: 10_00_000_00,
    });
    expect(applyEdit(held, { set: { total: limits.total + 1 } }).problem).toEqual({ kind: 'cap' });
  });

  it('cannot change the remainder once all others are locked', () => {
    const all = done(
      defaultPlan,
      ...categories.map((id): Edit => ({ part: id, locked: id !== 'extra' })),
      { part: 'extra', locked: true },
    );
    expect(applyEdit(all, { set: { total: 16_00_000_00 } }).problem?.kind).toBe('stuck');
    expect(applyEdit(all, { part: 'decor', amount: 1 }).problem?.kind).toBe('stuck');
  });

  it('adds up single costs, and warns above the limit', () => {
    const plan = done(
      defaultPlan,
      { set: { mode: 'parts' } },
      { part: 'venue', amount: 3_00_000_00 },
      { set: { limit: 17_00_000_00 } },
    );
    expect(plan.total).toBe(15_75_000_00);
    expect(summarise(plan).over).toBe(17_32_500_00 - 17_00_000_00);
  });
});
