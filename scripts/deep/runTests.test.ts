import { expect, it } from 'vitest';
import { nameOf } from './runTests.ts';

const failure = { file: 'tests/a.spec.ts', line: 3, title: 'opens', message: 'No build.\nat x' };

it.each([
  ['a browser test by its place', failure, 'tests/a.spec.ts:3 opens'],
  ['another test by its title', { ...failure, line: 0 }, 'opens'],
  ['a file that failed to load by its error', { ...failure, title: '' }, 'a.spec.ts: No build.'],
  ['a failed global setup by its error', { ...failure, file: '', line: 0, title: '' }, 'No build.'],
])('names %s', (_what, failed, name) => {
  expect(nameOf(failed)).toBe(name);
});
