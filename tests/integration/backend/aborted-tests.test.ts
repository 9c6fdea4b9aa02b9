import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseLock } from '../../../supabase/local/lock.ts';
import { isRunning } from '../../../supabase/local/processes.ts';
import { FIXTURE } from './fixture.ts';

const testing = path.resolve('supabase/local/testing.ts');
const program = `import { createTestStack } from ${JSON.stringify(testing)};
  await createTestStack('aborted', { root: ${JSON.stringify(FIXTURE)}, outboxEvery: 0 });
  console.log('ready');`;

it('Ctrl-C during a test run leaves no database process and no folder', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-aborting-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const run = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { env: { ...process.env, TMPDIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(run.stdout, 'data');
  const dataFolder = async () =>
    (await readdir(folder)).find((name) => name.startsWith('mandap-test-'));
  const dataDir = (await dataFolder()) ?? '';
  const lock = parseLock(await readFile(path.join(folder, dataDir, 'lock.json'), 'utf8'));
  expect(lock?.children.map(isRunning)).toEqual([true]);
  run.kill('SIGINT');
  const [, signal] = await once(run, 'exit');
  expect(signal).toBe('SIGINT');
  await expect.poll(() => lock?.children.some(isRunning)).toBe(false);
  expect(await dataFolder()).toBeUndefined();
});
