import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { requireTestChromium } from '../chromium.ts';
import type { Counts } from './counts.ts';

const reportFile = path.resolve('node_modules/.cache/mandap/test-reports/soak.json');
const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Builds the site and runs the browser tests marked @deep. */
export async function runSoak(): Promise<Counts> {
  rmSync(reportFile, { force: true });
  const program = path.resolve('node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [program, 'test', '--grep=@deep'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MANDAP_DEEP: '1',
      CHROMIUM_PATH: requireTestChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    },
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  const { stats } = v.parse(reportSchema, JSON.parse(readFileSync(reportFile, 'utf8')));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) };
}
