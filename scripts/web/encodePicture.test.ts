// @vitest-environment node
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Encode, makeOnce, resized, scaler, socialCard } from './encodePicture.ts';

const source = new URL('../../public/pictures/haldi.jpg', import.meta.url);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandap-test-pictures-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

it.each<[string, Encode]>([
  ['a.avif', resized(48, 'avif')],
  ['a.webp', resized(48, 'webp')],
  ['a.jpg', socialCard('haldi', [0.5, 0.5])],
])('%s in the cache is made again only if truncated', async (name, encode) => {
  const path = join(folder, name);
  const make = vi.fn<Encode>(encode);
  const once = async () =>
    makeOnce(
      path,
      make,
      scaler(async () => readFile(source)),
    );
  await once();
  await once();
  expect(make).toHaveBeenCalledTimes(1);
  const whole = await readFile(path);
  const { length } = whole;
  for (const size of [0, 3, 20, Math.round(length / 2), length - 1]) {
    await truncate(path, size);
    await once();
    expect([size, (await readFile(path)).equals(whole)]).toEqual([size, true]);
  }
  await writeFile(path, Buffer.alloc(length));
  await once();
  expect((await readFile(path)).equals(whole)).toBe(true);
  expect(make).toHaveBeenCalledTimes(7);
});
