import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pause } from '../../../supabase/local/processes.ts';
import { resetData } from '../../../supabase/local/reset.ts';
import { startStack } from '../../../supabase/local/stack.ts';
import { FIXTURE } from './fixture.ts';

let folder = '';
let dataDir = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-first-'));
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'data');
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

const start = async () =>
  startStack({ root: FIXTURE, dataDir, fsync: false, quiet: true, outboxEvery: 0 });

it.each([
  'PG_VERSION',
  'postgresql.conf',
  'global/pg_control',
  'base/1/PG_VERSION',
  'base/4/PG_VERSION',
  'postmaster.pid',
])('a first start killed when %s appears can be repeated', async (file) => {
  const script = path.join(import.meta.dirname, 'server-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, FIXTURE, dataDir], {
    stdio: 'ignore',
  });
  const made = ['postgres.new', 'postgres'].map((name) => path.join(dataDir, name, file));
  while (!made.some((one) => existsSync(one)) && child.exitCode === null) await pause(2);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const stack = await start();
  try {
    expect(await stack.sql`select 1 from public.services`).not.toHaveLength(0);
    const left = (await readdir(dataDir)).filter((name) => name.startsWith('postgres'));
    expect(left).toEqual(['postgres']);
  } finally {
    await stack.stop();
  }
});

it('reports a remedy for incomplete data of an older version', async () => {
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '17\n');
  await writeFile(path.join(dataDir, 'credentials.json'), '{"adminPassword":"x"}');
  await expect(start()).rejects.toThrow(/never finished: begin anew with npm start -- --fresh/);
  await resetData(dataDir);
  await (await start()).stop();
});
