import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { injectManifest } from 'workbox-build';
import { builtFiles, type Manifest } from './manifest.ts';

/** Changes with the app, not with the database: re-rendered pages are no new version. */
async function release(serverDir: string): Promise<string> {
  const inputs = await readFile(join(serverDir, 'inputs.txt'), 'utf8');
  return createHash('sha256').update(inputs).digest('hex').slice(0, 12);
}

/** The offline page and the few files it needs. */
async function precachedFiles(outDir: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(`${outDir}-ssr`, 'manifest.json'), 'utf8'),
  );
  return ['offline.html', 'icons/icon.svg', builtFiles(manifest, 'src/offline.ts')[0].slice(1)];
}

/** Size of the precache, bytes gzip; most of it is in the HTTP cache already. */
export async function precachedBytes(outDir: string): Promise<number> {
  const files = await precachedFiles(outDir);
  const packed = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(outDir, file))).byteLength),
  );
  return packed.reduce((sum, size) => sum + size, 0);
}

/**
 * Writes `sw.js`: the bundled src/sw.ts with its precache list. The first line names the release, so that each release
 * is a new worker.
 */
export async function writeServiceWorker(outDir: string): Promise<void> {
  const serverDir = `${outDir}-ssr`;
  const files = await precachedFiles(outDir);
  const swDest = join(outDir, 'sw.js');
  const { warnings, count } = await injectManifest({
    swSrc: join(serverDir, 'sw.js'),
    swDest,
    injectionPoint: 'self.precacheList',
    globDirectory: outDir,
    globPatterns: files,
    dontCacheBustURLsMatching: /^\/assets\//,
    // Hosts redirect `/offline.html` to its canonical path.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: `/${entry.url.replace(/\.html$/, '')}`,
        })),
      }),
    ],
  });
  if (warnings.length > 0 || count !== files.length)
    throw new Error(
      `The service worker precaches ${count} of ${files.length} files. ${warnings.join(' ')}`,
    );
  const worker = await readFile(swDest, 'utf8');
  await writeFile(swDest, `// Release ${await release(serverDir)}\n${worker}`);
}
