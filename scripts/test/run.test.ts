import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { identityOf, nameProcess } from '../../supabase/local/processes.ts';
import { preflight } from './preflight.ts';
import { clearAbandoned, openWorkplace } from './workplace.ts';

const patient = { timeout: 20_000, interval: 50 };

/** A temporary folder of its own for this test, also as the folder of other temporary ones. */
async function ownTemp(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-runner-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A process that does nothing for a while. @returns its name for a lock. */
function idle() {
  const child = spawn('sleep', ['600'], { stdio: 'ignore', detached: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  return nameProcess(child.pid ?? 0);
}

test.skipIf(process.platform === 'win32')(
  'a stopped run ends what its programs started, and starts no other',
  async () => {
    const { endAll, run } = await import('./run.ts');
    const folder = await ownTemp();
    const note = path.join(folder, 'pid');
    const script = `sh -c 'echo $$ > ${note}; exec sleep 600'; true`;
    const going = run(['sh', '-c', script], { output: 'kept', env: {} });
    await vi.waitFor(async () => expect(await readFile(note, 'utf8')).toMatch(/\d+\n/), patient);
    const pid = Number(await readFile(note, 'utf8'));
    expect(identityOf(pid)).toContain('sleep');
    await endAll();
    expect((await going).ok).toBe(false);
    await vi.waitFor(() => expect(identityOf(pid)).toBeNull(), patient);
    expect(await run(['true'], { output: 'kept', env: {} })).toMatchObject({ ok: false });
  },
);

const lock = (owner: unknown, children: unknown[]) => JSON.stringify({ owner, url: '', children });

test('a run removes what a killed one left, and nothing of one that goes on', async () => {
  const folder = await ownTemp();
  const own = await openWorkplace();
  const left = path.join(folder, 'mandap-run-left');
  const database = path.join(left, 'mandap-test-likes');
  await mkdir(database, { recursive: true });
  const child = idle();
  const dead = { pid: process.pid, identity: 'another process of the same number' };
  await writeFile(path.join(left, 'lock.json'), lock(dead, []));
  await writeFile(path.join(database, 'lock.json'), lock(dead, [child, dead]));
  expect(await clearAbandoned()).toContain('1 folders and 1 running programs');
  expect(existsSync(left)).toBe(false);
  expect(identityOf(child?.pid ?? 0)).toBeNull();
  expect(existsSync(own.folder)).toBe(true);
  expect(await clearAbandoned()).toBe('');
  await own.close();
  expect(existsSync(own.folder)).toBe(false);
});

test('a browser that does not start is named before any test runs', async () => {
  const folder = await ownTemp();
  const browser = path.join(folder, 'chromium');
  await writeFile(browser, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('CHROMIUM_PATH', browser);
  await expect(preflight(new Set(['browser']))).rejects.toThrow(
    `${browser} does not start (browserType.launch: `,
  );
});

test('a temporary folder that is not there is named', async () => {
  const missing = path.join(await ownTemp(), 'missing');
  vi.stubEnv('TMPDIR', missing);
  await expect(openWorkplace()).rejects.toThrow(missing);
});
