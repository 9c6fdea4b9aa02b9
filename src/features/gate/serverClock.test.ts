import { describe, expect, it } from 'vitest';
import { createServerClock } from './admin/data/serverClock.ts';

const HOUR = 3_600_000;
const TRUE_MS = Date.parse('2026-10-09T14:00:00Z');
const END = TRUE_MS + 5 * HOUR;

describe('the clock of a phone', () => {
  it.each([-2, 0, 2])('that is %i hours wrong tells the server’s time', (hours) => {
    let passed = 0;
    let wall = TRUE_MS + hours * HOUR;
    const clock = createServerClock(
      { ahead: 0 },
      END,
      () => wall,
      () => passed,
    );
    // 400 ms there and back: the answer was written in the middle.
    passed = 400;
    wall += 400;
    clock.note(new Date(TRUE_MS + 200).toISOString(), 0, 400);
    expect(clock.now()).toBe(TRUE_MS + 400);
    expect(clock.keep()).toEqual({ ahead: 0 - hours * HOUR, past: TRUE_MS + 400 });
    // The phone's clock is set during the shift.
    wall += HOUR;
    passed += 60_000;
    expect(clock.now()).toBe(TRUE_MS + 400 + 60_000);
    expect(clock.keep().ahead).toBe(0 - (hours + 1) * HOUR + 60_000);
  });

  /** Hours: the clock before and after it was set, how long no page was open, and what is told. */
  it.each([
    ['not set, behind', -2, -2, 0.5, 0.5],
    ['not set, ahead', 3, 3, 0.5, 0.5],
    ['set right, behind by six', -6, 0, 0.1, 0.1],
    ['set right, ahead by six', 6, 0, 0.1, 0.1],
    ['set wrong, a day ahead', 0, 24, 0.1, 0],
    ['set wrong, a year back', 0, -8760, 0.1, 0],
    ['set from wrong to wrong', -6, 9, 0.1, 0],
  ])('in a page that opens without a connection: %s', (_name, before, after, closed, told) => {
    const kept = { ahead: -before * HOUR, past: TRUE_MS };
    let passed = 17;
    const clock = createServerClock(
      kept,
      END,
      () => TRUE_MS + (closed + after) * HOUR,
      () => passed,
    );
    expect(clock.now()).toBe(TRUE_MS + told * HOUR);
    expect(clock.past()).toBe(TRUE_MS);
    // What this page sees pass has passed for certain.
    passed += HOUR;
    expect(clock.past()).toBe(TRUE_MS + HOUR);
  });

  it('learns nothing from an answer without a time', () => {
    const clock = createServerClock(
      undefined,
      END,
      () => TRUE_MS,
      () => 0,
    );
    clock.note('soon', 0, 0);
    expect(clock.now()).toBe(TRUE_MS);
  });
});
