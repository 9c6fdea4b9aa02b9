// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { snapshotWriter } from './snapshots.ts';

let folder = '';
let outDir = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandap-snapshots-'));
  outDir = join(folder, 'dist');
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await mkdir(`${outDir}-ssr`);
});
afterEach(async () => rm(folder, { recursive: true }));

/** A build whose pages have these values, compressed like a real one. */
async function build(...names: string[]): Promise<string[]> {
  const writer = snapshotWriter(outDir);
  const addresses = [];
  for (const name of names) addresses.push(await writer.write({ name }));
  await writer.tidy();
  for (const address of addresses) await writeFile(join(outDir, `${address}.br`), '');
  return addresses;
}

const kept = async () =>
  (await readdir(join(outDir, 'assets'))).map((file) => `/assets/${file}`).toSorted();
const withPacked = (...addresses: string[]) =>
  addresses.flatMap((address) => [address, `${address}.br`]).toSorted();

describe('the snapshot of a page', () => {
  it('is found under its hashed address', async () => {
    const [first = '', same, other] = await build('Asha', 'Asha', 'Bina');
    expect(first).toMatch(/^\/assets\/snapshot-[\w-]{12}\.json$/);
    expect(JSON.parse(await readFile(join(outDir, first), 'utf8'))).toEqual({ name: 'Asha' });
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is kept for pages of the previous build, and no longer', async () => {
    const [asha = ''] = await build('Asha');
    const [bina = ''] = await build('Bina');
    expect(await kept()).toEqual(withPacked(asha, bina));
    const [chitra = ''] = await build('Chitra');
    expect(await kept()).toEqual(withPacked(bina, chitra));
  });

  it('stays while builds contain the same', async () => {
    const [asha = ''] = await build('Asha');
    await build('Asha');
    await build('Asha');
    expect(await kept()).toEqual(withPacked(asha));
  });

  it('stays if it returns after a build without it', async () => {
    const [asha = ''] = await build('Asha');
    await build('Bina');
    await build('Asha');
    expect(await kept()).toContain(asha);
  });
});
