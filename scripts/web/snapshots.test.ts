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

/** A build whose pages know these values, packed as a real build packs them. */
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

describe('a page’s snapshot', () => {
  it('is found under its address, which tells its content', async () => {
    const [first = '', same, other] = await build('Asha', 'Asha', 'Bina');
    expect(first).toMatch(/^\/assets\/snapshot-[\w-]{12}\.json$/);
    expect(JSON.parse(await readFile(join(outDir, first), 'utf8'))).toEqual({ name: 'Asha' });
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is there for a visitor whose page is from the build before, and no longer', async () => {
    const [asha = ''] = await build('Asha');
    const [bina = ''] = await build('Bina');
    expect(await kept()).toEqual(withPacked(asha, bina));
    const [chitra = ''] = await build('Chitra');
    expect(await kept()).toEqual(withPacked(bina, chitra));
  });

  it('stays for as long as builds know the same', async () => {
    const [asha = ''] = await build('Asha');
    await build('Asha');
    await build('Asha');
    expect(await kept()).toEqual(withPacked(asha));
  });

  it('that comes back after a build without it stays', async () => {
    const [asha = ''] = await build('Asha');
    await build('Bina');
    await build('Asha');
    expect(await kept()).toContain(asha);
  });
});
