// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseLock, takeLock } from './lock.ts';
import { isRunning, nameProcess, stopProcess, type ProcessName } from './processes.ts';

let folder: string;
let sleeper: ProcessName;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-lock-'));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
    stdio: 'ignore',
  });
  const name = nameProcess(child.pid ?? 0);
  if (!name) throw new Error('The test’s own child did not start');
  sleeper = name;
});
afterEach(async () => {
  await stopProcess(sleeper, ['SIGKILL']);
  await rm(folder, { recursive: true });
});

const leaveLock = (owner: ProcessName, children: ProcessName[] = []) =>
  writeFile(path.join(folder, 'lock.json'), JSON.stringify({ owner, children, url: 'http://x' }));
const dead: ProcessName = { pid: 2 ** 22 + 1, identity: 'nobody' };

it('takes a folder once, and again after release', async () => {
  const lock = await takeLock(folder);
  await expect(takeLock(folder)).rejects.toThrow(`Already running on ${folder}`);
  await lock.release();
  await (await takeLock(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('names a live owner with its address', async () => {
  await leaveLock(sleeper);
  await expect(takeLock(folder)).rejects.toThrow(`at http://x (process ${sleeper.pid})`);
  expect(isRunning(sleeper)).toBe(true);
});

it("stops a dead owner's children and takes the folder", async () => {
  await leaveLock(dead, [sleeper]);
  const lock = await takeLock(folder);
  expect(isRunning(sleeper)).toBe(false);
  await lock.release();
});

it("leaves a foreign process alone that reuses a dead child's pid", async () => {
  await leaveLock(dead, [{ pid: sleeper.pid, identity: 'somebody else' }]);
  await (await takeLock(folder)).release();
  expect(isRunning(sleeper)).toBe(true);
});

it('a damaged lock names no process and stops none', async () => {
  await writeFile(path.join(folder, 'lock.json'), '{"owner":');
  await (await takeLock(folder)).release();
  expect(parseLock('[]')).toBeNull();
  expect(parseLock('{"owner":{"pid":1,"identity":"x"},"children":[{"pid":"2"}],"url":1}')).toEqual({
    owner: { pid: 1, identity: 'x' },
    children: [],
    url: '',
  });
});

it("of two servers starting on a dead one's folder, one gets it", async () => {
  for (let round = 0; round < 50; round += 1) {
    await leaveLock(dead);
    const results = await Promise.allSettled([
      takeLock(folder),
      takeLock(folder),
      takeLock(folder),
    ]);
    const taken = results.filter((result) => result.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    await taken[0]?.value.release();
  }
});
