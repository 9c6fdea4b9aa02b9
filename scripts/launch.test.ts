import { afterEach, expect, it, vi } from 'vitest';
import { wantsFresh } from './launch.ts';

afterEach(() => vi.unstubAllEnvs());

it('begins anew only where that is asked for, also without the -- of npm', () => {
  expect(wantsFresh([])).toBe(false);
  expect(wantsFresh(['--fresh'])).toBe(true);
  vi.stubEnv('npm_config_fresh', 'true');
  expect(wantsFresh([])).toBe(true);
});

it('does not start where an option is not understood', () => {
  expect(() => wantsFresh(['--fersh'])).toThrow(
    'There is no option "--fersh". To begin anew: npm start -- --fresh',
  );
});
