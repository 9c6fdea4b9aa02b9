import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './contentType.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes the headers cost more than packing saves. */
const SMALLEST = 400;
/** Hashed assets are packed once and for all; for pages, which change, 2 % more bytes are worth half the time. */
const quality = (path: string) => (path.includes('/assets/') ? 11 : 10);

async function modified(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function pack(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.byteLength < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(path),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(text, { params })),
    writeFile(`${path}.gz`, await gzipped(text, { level: 9 })),
  ]);
}

/** Writes `.br` and `.gz` beside every text file of a folder whose packed copies are missing or older. */
export async function precompress(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    texts.map(async (path) => {
      if ((await modified(`${path}.br`)) < (await modified(path))) await pack(path);
    }),
  );
}
