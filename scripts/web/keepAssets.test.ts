import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringBackAssets, setAssetsAside } from './keepAssets.ts';
import { snapshotWriter } from './snapshots.ts';

let folder = '';
let dist = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandap-keep-'));
  dist = join(folder, 'dist');
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

/** A build as far as it concerns the assets: Vite empties both folders and writes its own files. */
async function build(files: readonly string[], { breaks = false, data = '' } = {}): Promise<void> {
  await setAssetsAside(dist);
  for (const name of [dist, `${dist}-ssr`]) {
    await rm(name, { recursive: true, force: true });
    await mkdir(name, { recursive: true });
  }
  await mkdir(join(dist, 'assets'));
  if (breaks) return;
  for (const file of files) await writeFile(join(dist, 'assets', file), file);
  await bringBackAssets(dist);
  // The pages come after the bundle, and their snapshots with them.
  const snapshots = snapshotWriter(dist);
  if (data) await snapshots.write({ data });
  await snapshots.tidy();
  // Packed copies come later, as in a real build.
  for (const file of await readdir(join(dist, 'assets'))) {
    if (!file.endsWith('.br')) await writeFile(join(dist, 'assets', `${file}.br`), file);
  }
}

const served = async () =>
  (await readdir(join(dist, 'assets'))).filter((file) => !file.endsWith('.br')).toSorted();

const snapshots = async () => (await served()).filter((file) => file.startsWith('snapshot-'));

describe('a tab that was opened before a deployment', () => {
  it('finds its code for one release more, and not for two', async () => {
    await build(['app-1.js', 'shared.js']);
    expect(await served()).toEqual(['app-1.js', 'shared.js']);
    await build(['app-2.js', 'shared.js']);
    expect(await served()).toEqual(['app-1.js', 'app-2.js', 'shared.js']);
    expect(await readdir(join(dist, 'assets'))).toContain('app-1.js.br');
    await build(['app-3.js']);
    expect(await served()).toEqual(['app-2.js', 'app-3.js', 'shared.js']);
  });

  it('finds the snapshot of its page for as long', async () => {
    await build(['app-1.js'], { data: 'one' });
    const [first = ''] = await snapshots();
    await build(['app-2.js'], { data: 'two' });
    expect(await snapshots()).toHaveLength(2);
    expect(await readdir(join(dist, 'assets'))).toContain(`${first}.br`);
    await build(['app-3.js'], { data: 'three' });
    expect(await snapshots()).toHaveLength(2);
    expect(await snapshots()).not.toContain(first);
  });

  it('finds it after a build that broke off, too', async () => {
    await build(['app-1.js']);
    await build([], { breaks: true });
    await build(['app-2.js']);
    expect(await served()).toEqual(['app-1.js', 'app-2.js']);
    expect(await readdir(folder)).toEqual(['dist', 'dist-ssr']);
  });
});
