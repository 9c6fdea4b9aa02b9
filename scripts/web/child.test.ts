// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandap-test-child-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

const child = JSON.stringify(new URL('child.ts', import.meta.url).href);

/** A program that prints its id and never ends; `then` runs before that. */
const lasting = (name: string, then = '') => `
  require('node:fs').writeFileSync(${JSON.stringify(folder)} + '/${name}', String(process.pid));
  ${then}
  setInterval(() => {}, 1000);`;

const idOf = async (name: string) =>
  vi.waitFor(async () => {
    const id = Number(await readFile(join(folder, name), 'utf8'));
    expect(id).toBeGreaterThan(0);
    return id;
  }, 20_000);

function isThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

it.each<NodeJS.Signals>(['SIGKILL', 'SIGTERM'])(
  'the descendants of a build end with it by %s',
  async (signal) => {
    // A build that runs a step, which runs a program, like `buildSite`, buildStep.ts and Vite.
    const program = JSON.stringify(lasting('program'));
    const step = JSON.stringify(
      lasting('step', `import(${child}).then(({ runNode }) => runNode(['-e', ${program}]));`),
    );
    const build = spawn(process.execPath, [
      '--import',
      'tsx',
      '-e',
      `import(${child}).then(({ runNode }) => runNode(['--import', 'tsx', '-e', ${step}]));`,
    ]);
    const ids = [await idOf('step'), await idOf('program')];
    expect(ids.map(isThere)).toEqual([true, true]);
    build.kill(signal);
    await once(build, 'close');
    await vi.waitFor(() => expect(ids.map(isThere)).toEqual([false, false]), 10_000);
  },
  40_000,
);
