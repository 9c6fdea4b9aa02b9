import { readFileSync } from 'node:fs';

/** A failed test; without a title, a file that failed to load. */
export type Failure = { file: string; line: number; title: string; message: string };
/** Result of a run of Vitest or Playwright. */
export type Report = {
  /** Keys of passed tests, see `keyOf`. */
  passed: string[];
  failures: Failure[];
  /** Duration of each file, ms. */
  files: Record<string, number>;
};

export const emptyReport = (): Report => ({ passed: [], failures: [], files: {} });

/** At most so much of a failed browser test's page is shown, characters. */
const MAX_PAGE_CHARS = 4000;

export const keyOf = ({ file, title }: { file: string; title: string }) => `${file} > ${title}`;

/** Reads the file that vitestReporter.ts wrote. */
export function readVitest(reportFile: string): Report {
  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  return report;
}

type Attachment = { name: string; path?: string };
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: {
      status: string;
      results: { duration: number; errors: { message?: string }[]; attachments: Attachment[] }[];
    }[];
  }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

/** The page of a failed test: Playwright attaches its accessibility tree as YAML. */
function pageOf(attachments: Attachment[]): string[] {
  return attachments
    .filter(({ name }) => name === 'error-context')
    .flatMap(
      ({ path }) => (path ? readFileSync(path, 'utf8').match(/```yaml\n[^]*?\n```/) : null) ?? [],
    )
    .map((page) => page.slice(0, MAX_PAGE_CHARS));
}

function readSuite(suite: PlaywrightSuite, parents: readonly string[], report: Report): void {
  for (const { title: name, file, line, ok, tests } of suite.specs) {
    const title = [...parents, name].join(' ');
    const results = tests.flatMap((test) => test.results);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    report.files[file] = (report.files[file] ?? 0) + ms;
    // Playwright's "ok" includes skipped tests, which do not count.
    if (ok && tests.some(({ status }) => status === 'expected'))
      report.passed.push(keyOf({ file, title }));
    if (ok) continue;
    const messages = results.flatMap(({ errors }) => errors.map((error) => error.message ?? ''));
    const pages = results.flatMap(({ attachments }) => pageOf(attachments));
    const message = messages.concat(pages).join('\n');
    report.failures.push({ file, line, title, message });
  }
  for (const inner of suite.suites ?? []) readSuite(inner, [...parents, inner.title], report);
}

/** Parses the output of Playwright's JSON reporter; files are relative to `tests/e2e`. */
export function readPlaywright(reportFile: string): Report {
  const { suites, errors }: PlaywrightReport = JSON.parse(readFileSync(reportFile, 'utf8'));
  const report = emptyReport();
  for (const suite of suites) readSuite(suite, [], report);
  // A failed global setup belongs to no file: rerunning a file cannot fix it.
  for (const { message = '' } of errors)
    report.failures.push({ file: '', line: 0, title: '', message });
  return report;
}

/** Whether some tests of a file passed and none failed. A failed global setup has no file. */
const wholeFilePassed = ({ file }: Failure, { passed, failures }: Report) =>
  file !== '' &&
  passed.some((key) => key.startsWith(`${file} > `)) &&
  failures.every((failure) => failure.file !== file);

/** Merges a run with the rerun of its failures: a test that passed there is flaky and counts as passed. */
export function mergeReports(first: Report, second: Report): Report & { flaky: Failure[] } {
  const isFlaky = (failure: Failure) =>
    failure.title === ''
      ? wholeFilePassed(failure, second)
      : second.passed.includes(keyOf(failure));
  const failures = first.failures.filter((failure) => !isFlaky(failure));
  const failed = new Set(failures.map(keyOf));
  const passed = new Set([...first.passed, ...second.passed]);
  return {
    files: first.files,
    passed: [...passed].filter((key) => !failed.has(key)),
    failures,
    flaky: first.failures.filter(isFlaky),
  };
}
