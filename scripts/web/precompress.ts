import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './contentType.ts';
import { pooled } from './pool.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Best or fastest compression; the fastest for tests, which do not measure sizes. */
export type Packing = 'small' | 'quick';

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const efforts = {
  small: {
    br: brotliOf(constants.BROTLI_MAX_QUALITY),
    gz: { level: constants.Z_BEST_COMPRESSION },
  },
  quick: { br: brotliOf(4), gz: { level: constants.Z_BEST_SPEED } },
};

/** Files compressed in parallel: brotli at its best takes 20 MB each. */
const PARALLEL = 4;
/** Below this size, bytes, headers cost more than compression saves. */
const SMALLEST = 400;

async function modified(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function pack(path: string, packing: Packing): Promise<void> {
  const { br, gz } = efforts[packing];
  const text = await readFile(path);
  if (text.byteLength < SMALLEST) return;
  await Promise.all([
    writeFile(`${path}.br`, await brotli(text, br)),
    writeFile(`${path}.gz`, await gzipped(text, gz)),
  ]);
}

/** Writes `.br` and `.gz` next to every text file whose compressed copies are missing or outdated. */
export async function precompress(root: string, packing: Packing = 'small'): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await pooled(texts, PARALLEL, async (path) => {
    if ((await modified(`${path}.br`)) < (await modified(path))) await pack(path, packing);
  });
}
