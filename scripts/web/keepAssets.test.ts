import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAssets } from './keepAssets.ts';
import { nextOf, publish } from './publish.ts';
import { snapshotWriter } from './snapshots.ts';

let folder = '';
let dist = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandap-keep-'));
  dist = join(folder, 'dist');
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

/** A build reduced to its assets: bundle in new folders, pages, publishing. */
async function build(files: readonly string[], { data = '', text = '' } = {}): Promise<void> {
  const next = nextOf(dist);
  for (const name of [next, `${next}-ssr`]) await mkdir(name);
  await mkdir(join(next, 'assets'));
  for (const file of files) await writeFile(join(next, 'assets', file), text || file);
  await keepAssets(next, dist);
  const snapshots = snapshotWriter(next);
  if (data) await snapshots.write({ data });
  await snapshots.tidy();
  for (const file of await readdir(join(next, 'assets'))) {
    if (!file.endsWith('.br')) await writeFile(join(next, 'assets', `${file}.br`), file);
  }
  await publish(dist);
}

const served = async () =>
  (await readdir(join(dist, 'assets'))).filter((file) => !file.endsWith('.br')).toSorted();

const snapshots = async () => (await served()).filter((file) => file.startsWith('snapshot-'));

describe('a tab opened before a deployment', () => {
  it('finds its code for one more release', async () => {
    await build(['app-1.js', 'shared.js']);
    expect(await served()).toEqual(['app-1.js', 'shared.js']);
    await build(['app-2.js', 'shared.js']);
    expect(await served()).toEqual(['app-1.js', 'app-2.js', 'shared.js']);
    expect(await readdir(join(dist, 'assets'))).toContain('app-1.js.br');
    await build(['app-3.js']);
    expect(await served()).toEqual(['app-2.js', 'app-3.js', 'shared.js']);
  });

  it("finds its page's snapshot for as long", async () => {
    await build(['app-1.js'], { data: 'one' });
    const [first = ''] = await snapshots();
    await build(['app-2.js'], { data: 'two' });
    expect(await snapshots()).toHaveLength(2);
    expect(await readdir(join(dist, 'assets'))).toContain(`${first}.br`);
    await build(['app-3.js'], { data: 'three' });
    expect(await snapshots()).toHaveLength(2);
    expect(await snapshots()).not.toContain(first);
  });

  it('does not find files with secrets', async () => {
    await build(['app-1.js'], { text: ['sb', 'secret', 'a1B2c3D4e5F6'].join('_') });
    await build(['app-2.js']);
    expect(await readdir(join(dist, 'assets'))).toEqual(['app-2.js', 'app-2.js.br']);
  });
});
