import { parseArgs } from 'node:util';
import { examineDatabase } from './doctor/database.ts';
import type { Finding } from './doctor/finding.ts';
import { examineProject } from './doctor/project.ts';
import { examineSite } from './doctor/site.ts';
import { newestMigration } from './web/newestMigration.ts';

const MARKS = new Map<boolean | 'unknown', string>([
  [true, 'ok   '],
  [false, 'WRONG'],
]);

/**
 * `npm run doctor -- --url https://www.your.domain`: lists what a hosted project lacks. Read-only. The site names its
 * project; with DATABASE_URL set, the database is examined as well.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  const url = (values.url ?? '').replace(/\/+$/, '');
  if (!/^https?:\/\/[^/]+$/.test(url)) {
    console.error('Say which site: npm run doctor -- --url https://www.your.domain');
    process.exitCode = 1;
    return;
  }
  let wrong = 0;
  const report = (findings: readonly Finding[]) => {
    for (const { ok, what, todo } of findings) {
      if (ok === false) wrong += 1;
      console.log(
        `${MARKS.get(ok ?? 'unknown') ?? '?    '} ${what}${todo ? `\n      ${todo}` : ''}`,
      );
    }
  };
  const { findings, project } = await examineSite(url);
  report(findings);
  if (project) report(await examineProject(project));
  const address = process.env['DATABASE_URL'];
  if (address) report(await examineDatabase(address, newestMigration('.'), project?.api));
  else
    report([
      {
        ok: null,
        what: 'Migrations, timers, the key of the timer and late mails were not looked at.',
        todo: 'DATABASE_URL=postgres://… before the command (dashboard → Connect, session pooler). It is not printed.',
      },
    ]);
  console.log(wrong === 0 ? 'Nothing wrong was found.' : `${wrong} wrong.`);
  if (wrong > 0) process.exitCode = 1;
}

await main();
