import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { emptyReport, keyOf, type Report } from './reports.ts';

/** As Vitest's `-t` reads it: the titles of the suites and the test, by spaces. */
function titleOf(test: TestCase | TestSuite): string {
  return test.parent.type === 'module' ? test.name : `${titleOf(test.parent)} ${test.name}`;
}

const messageOf = (errors: readonly SerializedError[]) =>
  errors.map(({ message, stack, diff }) => [stack ?? message, diff].join('\n')).join('\n');

function addModule(report: Report, module: TestModule): void {
  const file = module.relativeModuleId;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const title = titleOf(test);
    if (state === 'passed') report.passed.push(keyOf({ file, title }));
    if (state === 'failed')
      report.failures.push({ file, line: 0, title, message: messageOf(errors) });
  }
  // A file that failed to load, or whose hook failed.
  const outside = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...outside];
  if (errors.length > 0)
    report.failures.push({ file, line: 0, title: '', message: messageOf(errors) });
  const { environmentSetupDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  report.files[file] = environmentSetupDuration + setupDuration + collectDuration + duration;
}

/** Writes what a run found, and the time of each file, to the path in MANDAP_REPORT. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report = emptyReport();
    for (const module of modules) addModule(report, module);
    if (unhandled.length > 0)
      report.failures.push({ file: '', line: 0, title: '', message: messageOf(unhandled) });
    writeFileSync(process.env['MANDAP_REPORT'] ?? '', JSON.stringify(report));
  }
}
