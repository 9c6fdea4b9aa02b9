import path from 'node:path';
import { readPlaywright, readVitest, type Failure, type Report } from './reports.ts';

export type Part = {
  name: string;
  command: string[];
  read?: (reportFile: string) => Report;
  /** Commands that rerun the failed tests; only for parts in which a busy machine can fail a test. */
  again?: (failures: readonly Failure[]) => string[][];
};

export const reports = path.resolve('node_modules/.cache/mandap/test-reports');
export const reportOf = (name: string) => path.join(reports, `${name}.json`);

function vitestPart(name: string, projects = [name]): Part {
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportOf(name)}`,
    ],
    read: readVitest,
  };
}

const npmPart = (name: string, script: string): Part => ({
  name,
  command: ['npm', 'run', '--silent', script],
});

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const integration: Part = {
  ...vitestPart('integration'),
  again: (failures) =>
    [...new Set(failures.map(({ file }) => file))].map((file) => {
      const titles = failures.filter((failed) => failed.file === file).map(({ title }) => title);
      const { command } = vitestPart('integration');
      command.push(file);
      // A file that failed to load has no title: rerun all of it.
      if (!titles.includes(''))
        command.push('-t', titles.map((title) => `^${quoted(title)}$`).join('|'));
      return command;
    }),
};
const e2e: Part = {
  name: 'e2e',
  command: ['playwright', 'test'],
  read: readPlaywright,
  again: (failures) => [
    [
      'playwright',
      'test',
      '--workers=1',
      ...failures.map(({ file, line }) => `tests/e2e/${quoted(file)}:${line}`),
    ],
  ],
};

/** Static checks, which run along the steps. */
export const background: Part[] = [
  npmPart('format', 'format:check'),
  npmPart('lint', 'lint'),
  npmPart('types', 'typecheck'),
  npmPart('dead code', 'deadcode'),
  { name: 'database types', command: ['tsx', 'scripts/db-types.ts', '--check'] },
];
/** Parts of a step run in parallel. */
export const steps: Part[][] = [
  // Both often wait, for a database or a debounce.
  [vitestPart('unit', ['unit', 'unit-node']), vitestPart('db')],
  // Budgets mostly watch idle pages, next to the integration tests; e2e finds the site built.
  [integration, { name: 'budgets', command: ['tsx', 'scripts/size.ts'] }],
  [e2e],
];
