import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesMissing } from '../pictures.ts';
import { runNode } from './child.ts';
import { inputsHash } from './inputsHash.ts';
import { bundleStartScripts } from './startScript.ts';
import { bringBackAssets, setAssetsAside } from './keepAssets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');

export type PrepareOptions = { outDir: string; apiUrl: string; publishableKey: string };

async function bundle({ outDir, apiUrl, publishableKey }: PrepareOptions): Promise<void> {
  const serverDir = `${outDir}-ssr`;
  const stamp = join(serverDir, 'inputs.txt');
  const hash = await inputsHash(root, [apiUrl, publishableKey]);
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before === hash && existsSync(join(outDir, 'assets'))) return;

  const env = {
    VITE_SUPABASE_URL: apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    NODE_ENV: 'production',
  };
  await rm(stamp, { force: true });
  await setAssetsAside(outDir);
  const build = [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir'];
  await Promise.all([
    runNode([...build, outDir], env),
    runNode([...build, serverDir, '--ssr', 'src/app/prerender.tsx'], env),
  ]);
  // The manifest names every chunk, the owner's too: for our own eyes, not for the host's.
  await rename(join(outDir, '.vite/manifest.json'), join(serverDir, 'manifest.json'));
  await rename(join(outDir, '.vite/modules.json'), join(serverDir, 'modules.json'));
  await rename(join(outDir, 'sw.js'), join(serverDir, 'sw.js'));
  await rm(join(outDir, '.vite'), { recursive: true });
  await bundleStartScripts(root, serverDir);
  await bringBackAssets(outDir);
  await writeFile(stamp, hash);
}

async function fillPictures(): Promise<void> {
  if (await picturesMissing()) await runNode(['--import', 'tsx', 'scripts/pictures.ts']);
}

/** The part of a build that needs no database: bundle and pictures, each only where its sources have changed. */
export async function prepareSite(options: PrepareOptions): Promise<void> {
  await mkdir(options.outDir, { recursive: true });
  await Promise.all([bundle(options), fillPictures()]);
}
