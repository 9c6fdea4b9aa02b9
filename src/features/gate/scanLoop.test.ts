import { expect, it } from 'vitest';
import { onceInView } from './admin/scan/scanLoop.ts';

it('a code is one reading while it stays in view, and another after two seconds out of it', () => {
  const isNew = onceInView();
  expect(isNew('A', 0)).toBe(true);
  for (let now = 100; now <= 9000; now += 100) expect(isNew('A', now)).toBe(false);
  expect(isNew('B', 9100)).toBe(true);
  expect(isNew('A', 10_900)).toBe(false);
  expect(isNew('A', 12_899)).toBe(false);
  expect(isNew('A', 14_899)).toBe(true);
  expect(isNew('B', 14_900)).toBe(true);
});
