import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimatePlates,
  MOST_GUESTS,
  MOST_PLATE_RUPEES,
  type PlateOrder,
} from '@/features/services/data/plateEstimate.ts';

const orders: fc.Arbitrary<PlateOrder> = fc.nat(MOST_GUESTS).chain((guests) =>
  fc.record({
    guests: fc.constant(guests),
    children: fc.nat(guests),
    platePaise: fc.nat(MOST_PLATE_RUPEES * 100),
    counters: fc.nat(6),
    counterPaise: fc.nat(50_000),
  }),
);

function estimated(order: PlateOrder) {
  const estimate = estimatePlates(order);
  if (!estimate) throw new Error(`no estimate for ${JSON.stringify(order)}`);
  return estimate;
}

describe('the estimate per plate', () => {
  it('matches sums worked out by hand', () => {
    const order = {
      guests: 200,
      children: 20,
      platePaise: 65_000,
      counters: 2,
      counterPaise: 6000,
    };
    expect(estimatePlates(order)).toEqual({
      adults: 180,
      platesPaise: 12_350_000,
      countersPaise: 2_400_000,
      totalPaise: 14_750_000,
      perGuestPaise: 73_750,
      reserve: 10,
    });
  });

  it('is in whole paise, and its parts sum up to the total', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const estimate = estimated(order);
        expect(Object.values(estimate).every(Number.isSafeInteger)).toBe(true);
        expect(estimate.platesPaise + estimate.countersPaise).toBe(estimate.totalPaise);
        // Compared in BigInt, to show that no precision is lost.
        const half = (BigInt(order.platePaise) + 1n) / 2n;
        expect(BigInt(estimate.totalPaise)).toBe(
          BigInt(order.guests - order.children) * BigInt(order.platePaise) +
            BigInt(order.children) * half +
            BigInt(order.counters) * BigInt(order.counterPaise) * BigInt(order.guests),
        );
      }),
    );
  });

  it('has a share per guest that is the total to half a paisa', () => {
    fc.assert(
      fc.property(
        orders.filter(({ guests }) => guests > 0),
        (order) => {
          const { perGuestPaise, totalPaise } = estimated(order);
          expect(Math.abs(perGuestPaise * order.guests - totalPaise) * 2).toBeLessThanOrEqual(
            order.guests,
          );
        },
      ),
    );
  });

  it('never gets cheaper by a guest, nor a child dearer than an adult', () => {
    fc.assert(
      fc.property(
        orders.filter(({ guests }) => guests < MOST_GUESTS),
        (order) => {
          const before = estimated(order);
          const child = estimated({
            ...order,
            guests: order.guests + 1,
            children: order.children + 1,
          });
          const grown = estimated({ ...order, guests: order.guests + 1 });
          expect(child.totalPaise).toBeGreaterThanOrEqual(before.totalPaise);
          expect(grown.totalPaise).toBeGreaterThanOrEqual(child.totalPaise);
          expect(grown.reserve * 100).toBeGreaterThanOrEqual((order.guests + 1) * 5);
        },
      ),
    );
  });

  it('is null for an invalid order', () => {
    const order = { guests: 10, children: 0, platePaise: 65_000, counters: 0, counterPaise: 6000 };
    for (const wrong of [
      { guests: Number.NaN },
      { guests: -1 },
      { guests: 1.5 },
      { guests: MOST_GUESTS + 1 },
      { children: 11 },
      { platePaise: MOST_PLATE_RUPEES * 100 + 1 },
    ]) {
      expect(estimatePlates({ ...order, ...wrong })).toBeNull();
    }
    expect(estimatePlates({ ...order, guests: 0 })?.totalPaise).toBe(0);
  });
});
