import { describe, expect, it } from 'vitest';
import { createServerClock } from './admin/data/serverClock.ts';

const HOUR = 3_600_000;
const TRUE_MS = Date.parse('2026-10-09T14:00:00Z');

describe('the clock of a phone', () => {
  it.each([-2, 0, 2])('that is %i hours wrong tells the server’s time', (hours) => {
    let passed = 0;
    let wall = TRUE_MS + hours * HOUR;
    const clock = createServerClock(
      0,
      () => wall,
      () => passed,
    );
    // 400 ms there and back: the answer was written in the middle.
    passed = 400;
    wall += 400;
    clock.note(new Date(TRUE_MS + 200).toISOString(), 0, 400);
    expect(clock.now()).toBe(TRUE_MS + 400);
    expect(clock.ahead()).toBe(0 - hours * HOUR);
    // The phone's clock is set during the shift.
    wall += HOUR;
    passed += 60_000;
    expect(clock.now()).toBe(TRUE_MS + 400 + 60_000);
  });

  it('remembers it for a page that opens without a connection', () => {
    const clock = createServerClock(
      2 * HOUR,
      () => TRUE_MS - 2 * HOUR,
      () => 17,
    );
    expect(clock.now()).toBe(TRUE_MS);
  });

  it('learns nothing from an answer without a time', () => {
    const clock = createServerClock(
      0,
      () => TRUE_MS,
      () => 0,
    );
    clock.note('soon', 0, 0);
    expect(clock.now()).toBe(TRUE_MS);
  });
});
