import path from 'node:path';
import type { Need } from './preflight.ts';
import { readPlaywright, readVitest, type Failure, type Report } from './reports.ts';

export type Part = {
  name: string;
  command: string[];
  /** What `npm run test:all` and the part by itself run instead. */
  whole?: string[];
  needs?: Need[];
  read?: (reportFile: string) => Report;
  /** Commands that rerun the failed tests; only for parts in which a busy machine can fail a test. */
  again?: (failures: readonly Failure[]) => string[][];
};

export const reports = path.resolve('node_modules/.cache/mandap/test-reports');
export const reportOf = (name: string) => path.join(reports, `${name}.json`);

function vitestPart(name: string, needs: Need[], projects = [name]): Part {
  return {
    name,
    needs,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=./scripts/test/vitestReporter.ts',
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
  ...vitestPart('integration', ['database']),
  again: (failures) =>
    [...new Set(failures.map(({ file }) => file))].map((file) => {
      const titles = failures.filter((failed) => failed.file === file).map(({ title }) => title);
      const command = integration.command.concat(file);
      // A file that failed to load has no title: rerun all of it.
      if (!titles.includes(''))
        command.push('-t', titles.map((title) => `^${quoted(title)}$`).join('|'));
      return command;
    }),
};
const e2e: Part = {
  name: 'e2e',
  needs: ['browser', 'database'],
  command: ['playwright', 'test', '--project=journeys'],
  whole: ['playwright', 'test'],
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

/** Static checks. */
export const checks: Part[] = [
  npmPart('format', 'format:check'),
  npmPart('lint', 'lint'),
  npmPart('types', 'typecheck'),
  npmPart('dead code', 'deadcode'),
  {
    name: 'database types',
    needs: ['database'],
    command: ['tsx', 'scripts/db-types.ts', '--check'],
  },
];
/**
 * One after the other, each on all cores: on two cores, units and database side by side took 111 s where 34 and 56 s were enough
 * one by one.
 */
export const parts: Part[] = [
  vitestPart('unit', [], ['unit', 'unit-node']),
  vitestPart('db', ['database']),
  integration,
  { name: 'budgets', needs: ['browser', 'database'], command: ['tsx', 'scripts/size.ts'] },
  e2e,
];
