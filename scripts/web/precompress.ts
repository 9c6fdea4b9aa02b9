import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isCompressible } from './contentType.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes the headers cost more than packing saves. */
const SMALLEST = 400;

async function modified(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function pack(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.byteLength < SMALLEST) return;
  await Promise.all([
    writeFile(`${path}.br`, await brotli(text)),
    writeFile(`${path}.gz`, await gzipped(text, { level: 9 })),
  ]);
}

/** Writes `.br` and `.gz`, as small as they get, beside every text file of a folder whose packed copies are missing or older. */
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
