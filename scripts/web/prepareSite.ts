import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesMissing } from '../pictures.ts';
import { runNode } from './child.ts';
import { inputsHash } from './inputsHash.ts';
import { bundleStartScripts } from './startScript.ts';
import { bringBackAssets, setAssetsAside } from './keepAssets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');

export type PrepareOptions = { outDir: string; apiUrl: string; publishableKey: string };

type Settings = Omit<PrepareOptions, 'outDir'>;

/** Bundles by the hash of their inputs: the folders of a start, of the tests and of the measurements share them. */
const bundles = join(root, 'node_modules/.cache/mandap/bundles');
/** A bundle that nobody has asked for anew for so long belongs to sources that have changed. */
const KEPT_MS = 86_400_000;

/** Bundles into a folder of its own: `site` for the host, `server` for what is not to be deployed. */
async function makeBundle(folder: string, { apiUrl, publishableKey }: Settings): Promise<void> {
  const env = {
    VITE_SUPABASE_URL: apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    NODE_ENV: 'production',
  };
  const [site, server] = [join(folder, 'site'), join(folder, 'server')];
  const build = [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir'];
  await Promise.all([
    runNode([...build, site], env),
    runNode([...build, server, '--ssr', 'src/app/prerender.tsx'], env),
  ]);
  // The manifest names every chunk, the owner's too: for our own eyes, not for the host's.
  await rename(join(site, '.vite/manifest.json'), join(server, 'manifest.json'));
  await rename(join(site, '.vite/modules.json'), join(server, 'modules.json'));
  await rename(join(site, 'sw.js'), join(server, 'sw.js'));
  await rm(join(site, '.vite'), { recursive: true });
  await bundleStartScripts(root, server);
}

const hashOf = async ({ apiUrl, publishableKey }: Settings) =>
  inputsHash(root, [apiUrl, publishableKey]);

/** @returns the folder of the bundle with this hash, which is its name; it is made where there is none. */
async function sharedBundle(hash: string, settings: Settings): Promise<string> {
  const folder = join(bundles, hash);
  if (existsSync(folder)) return folder;
  await mkdir(bundles, { recursive: true });
  for (const name of await readdir(bundles)) {
    const { ctimeMs } = await stat(join(bundles, name));
    if (Date.now() - ctimeMs > KEPT_MS)
      await rm(join(bundles, name), { recursive: true, force: true });
  }
  const made = await mkdtemp(`${folder}.`);
  await makeBundle(made, settings);
  const after = await hashOf(settings);
  if (after !== hash) {
    // A file was saved meanwhile: nobody knows which version of it is in there.
    await rm(made, { recursive: true });
    return sharedBundle(after, settings);
  }
  // Another process may have been first: the two are the same.
  await rename(made, folder).catch(async () => rm(made, { recursive: true }));
  return folder;
}

async function bundle({ outDir, ...settings }: PrepareOptions): Promise<void> {
  const serverDir = `${outDir}-ssr`;
  const stamp = join(serverDir, 'inputs.txt');
  const hash = await hashOf(settings);
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before === hash && existsSync(join(outDir, 'assets'))) return;

  const made = await sharedBundle(hash, settings);
  await rm(stamp, { force: true });
  await setAssetsAside(outDir);
  for (const [from, to] of [
    ['site', outDir],
    ['server', serverDir],
  ] as const) {
    await rm(to, { recursive: true, force: true });
    await cp(join(made, from), to, { recursive: true });
  }
  await bringBackAssets(outDir);
  await writeFile(stamp, basename(made));
}

async function fillPictures(): Promise<void> {
  if (await picturesMissing()) await runNode(['--import', 'tsx', 'scripts/pictures.ts']);
}

/** The part of a build that needs no database: bundle and pictures, each only where its sources have changed. */
export async function prepareSite(options: PrepareOptions): Promise<void> {
  await mkdir(options.outDir, { recursive: true });
  await Promise.all([bundle(options), fillPictures()]);
}
