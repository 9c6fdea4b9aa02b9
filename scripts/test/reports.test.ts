import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mergeReports, readPlaywright, type Failure } from './reports.ts';

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

describe('the report of a browser test that failed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mandap-report-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Reads a report of one failed test with this error context. */
  function readFailure(context: string): Failure | undefined {
    const attachment = path.join(folder, 'context.md');
    writeFileSync(attachment, context);
    const attachments = [{ name: 'error-context', path: attachment }];
    const results = [{ duration: 5, errors: [{ message: 'Not found' }], attachments }];
    const tests = [{ status: 'unexpected', results }];
    const spec = { title: 'one', file: 'a.spec.ts', line: 3, ok: false, tests };
    const report = path.join(folder, 'report.json');
    const suites = [{ title: 'a.spec.ts', specs: [spec] }];
    writeFileSync(report, JSON.stringify({ suites, errors: [] }));
    return readPlaywright(report).failures[0];
  }

  test('shows its page to the end, with the backticks of its text', () => {
    const page = '- text: Run `npm test` first\n- button "Send"';
    const failed = readFailure(`# Page\n\n\`\`\`yaml\n${page}\n\`\`\`\n\n# Source\n`);
    expect(failed?.message).toContain(page);
    expect(failed?.message).not.toContain('# Source');
  });
});
