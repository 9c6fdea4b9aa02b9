import { afterEach, expect, it, vi } from 'vitest';
import { wantsFresh } from './launch.ts';

afterEach(() => vi.unstubAllEnvs());

it('starts fresh only with --fresh, also without the separator of npm', () => {
  expect(wantsFresh([])).toBe(false);
  expect(wantsFresh(['--fresh'])).toBe(true);
  vi.stubEnv('npm_config_fresh', 'true');
  expect(wantsFresh([])).toBe(true);
});

it('rejects unknown options', () => {
  expect(() => wantsFresh(['--fersh'])).toThrow(
    'There is no option "--fersh". To begin anew: npm start -- --fresh',
  );
});
