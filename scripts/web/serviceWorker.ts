import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { injectManifest } from 'workbox-build';
import { builtFiles, type Manifest } from './manifest.ts';

/** Changes with the app, not with the database: a page that was only written anew is no new version. */
async function release(serverDir: string): Promise<string> {
  const inputs = await readFile(join(serverDir, 'inputs.txt'), 'utf8');
  return createHash('sha256').update(inputs).digest('hex').slice(0, 12);
}

/** The offline page and the few files that it needs. */
async function precachedFiles(outDir: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(`${outDir}-ssr`, 'manifest.json'), 'utf8'),
  );
  return ['offline.html', 'icons/icon.svg', builtFiles(manifest, 'src/offline.ts')[0].slice(1)];
}

/** What installing the app costs a visitor, in bytes gzip; most of it is in the HTTP cache already. */
export async function precachedBytes(outDir: string): Promise<number> {
  const files = await precachedFiles(outDir);
  const packed = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(outDir, file))).byteLength),
  );
  return packed.reduce((sum, size) => sum + size, 0);
}

/**
 * Writes `sw.js`: the bundled src/sw.ts with the list of what it precaches. The first line names the release, so that
 * every new app is a new worker.
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
    // Hosts answer `/offline.html` with a redirect to its address.
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
