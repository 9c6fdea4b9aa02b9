import { describe, expect, test } from 'vitest';
import { mergeReports, type Failure } from './reports.ts';

const failure = (title: string, file = 'a.spec.ts'): Failure => ({
  file,
  line: 3,
  title,
  message: `${title} failed`,
});

describe('a rerun of failed tests', () => {
  test('turns a test that passes into a flaky one, with its first failure', () => {
    const merged = mergeReports(
      { files: {}, passed: ['a.spec.ts > one'], failures: [failure('two')] },
      { files: {}, passed: ['a.spec.ts > two'], failures: [] },
    );
    expect(merged.flaky).toEqual([failure('two')]);
    expect(merged.failures).toEqual([]);
    expect(merged.passed).toHaveLength(2);
  });

  test('keeps a test that fails again as a failure, with its first message', () => {
    const again = { ...failure('two'), message: 'another reason' };
    const merged = mergeReports(
      { files: {}, passed: [], failures: [failure('two'), failure('three')] },
      { files: {}, passed: ['a.spec.ts > three'], failures: [again] },
    );
    expect(merged.failures).toEqual([failure('two')]);
    expect(merged.flaky).toEqual([failure('three')]);
    expect(merged.passed).toEqual(['a.spec.ts > three']);
  });

  test('does not excuse a test that did not run', () => {
    const merged = mergeReports(
      { files: {}, passed: [], failures: [failure('two')] },
      { files: {}, passed: [], failures: [] },
    );
    expect(merged.failures).toHaveLength(1);
  });

  test('excuses a whole file only if all of it passes', () => {
    const whole = failure('');
    const first = { files: {}, passed: [], failures: [whole] };
    expect(
      mergeReports(first, { files: {}, passed: ['a.spec.ts > one'], failures: [] }).flaky,
    ).toHaveLength(1);
    const half = { files: {}, passed: ['a.spec.ts > one'], failures: [failure('two')] };
    expect(mergeReports(first, half).failures).toEqual([whole]);
    expect(mergeReports(first, { files: {}, passed: [], failures: [] }).failures).toEqual([whole]);
  });

  test('never excuses a failed global setup', () => {
    const setUp = { file: '', line: 0, title: '', message: 'The build failed.' };
    const again = { files: {}, passed: [' > x', 'a.spec.ts > one'], failures: [] };
    expect(mergeReports({ files: {}, passed: [], failures: [setUp] }, again).failures).toEqual([
      setUp,
    ]);
  });
});
