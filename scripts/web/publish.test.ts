// @vitest-environment node
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextOf, publish, settle } from './publish.ts';

let folder = '';
let dist = '';

/** Writes a build whose folders both contain its name. */
async function write(outDir: string, which: string): Promise<void> {
  for (const name of [outDir, `${outDir}-ssr`]) {
    await mkdir(name);
    await writeFile(join(name, 'which.txt'), which);
  }
}

const whichOf = async (name: string) => readFile(join(name, 'which.txt'), 'utf8');

/** Folders, and the names in both. */
async function state(): Promise<[folders: string[], site: string, server: string]> {
  return [await readdir(folder), await whichOf(dist), await whichOf(`${dist}-ssr`)];
}

const both = ['dist', 'dist-ssr'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandap-publish-'));
  dist = join(folder, 'dist');
});
afterEach(async () => rm(folder, { recursive: true }));

describe('a finished build', () => {
  it('replaces the last one, or is the first', async () => {
    for (const which of ['first', 'second']) {
      await write(nextOf(dist), which);
      await publish(dist);
      expect(await state()).toEqual([both, which, which]);
    }
  });
});

describe('a build that was killed', () => {
  beforeEach(async () => write(dist, 'last'));

  it('while being made is removed', async () => {
    await write(nextOf(dist), 'half');
    await settle(dist);
    expect(await state()).toEqual([both, 'last', 'last']);
  });

  it('between any two steps of publishing leaves one complete build', async () => {
    const steps = [
      ['next-ssr', 'ready-ssr', 'last'],
      ['next', 'ready', 'new'],
      ['ssr', 'old-ssr', 'new'],
      ['ready-ssr', 'ssr', 'new'],
      ['', 'old', 'new'],
      ['ready', '', 'new'],
    ] as const;
    const named = (end: string) => (end ? `${dist}-${end}` : dist);
    await write(nextOf(dist), 'new');
    const start = await mkdtemp(join(tmpdir(), 'mandap-publish-start-'));
    await cp(folder, start, { recursive: true });
    for (const [index, [, , winner]] of steps.entries()) {
      await rm(folder, { recursive: true });
      await cp(start, folder, { recursive: true });
      for (const [from, to] of steps.slice(0, index + 1)) await rename(named(from), named(to));
      await settle(dist);
      expect([index, ...(await state())]).toEqual([index, both, winner, winner]);
    }
    await rm(start, { recursive: true });
  });
});
