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
import { loadEnv } from 'vite';
import { waitForLock } from '../../supabase/local/lock.ts';
import { picturesMissing } from '../pictures.ts';
import { refuseSecrets, refuseSecretSettings, textsIn } from '../secrets.ts';
import { runNode } from './child.ts';
import { cacheDir } from './encodePicture.ts';
import { inputsHash } from './inputsHash.ts';
import { bundleStartScripts } from './startScript.ts';
import { keepAssets } from './keepAssets.ts';
import { areWhole, isWholeBuild, noteFiles } from './wholeFiles.ts';
import { keptWords, type LaidWords, wordsFile } from './words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');

export type PrepareOptions = {
  /** Output folder; it and `<outDir>-ssr` must not exist. */
  outDir: string;
  /** Folder of the last build, if any; read only. */
  last: string;
  apiUrl: string;
  publishableKey: string;
};

type Settings = Omit<PrepareOptions, 'outDir' | 'last'> & { words: LaidWords };

/** Holds the hash of a build's inputs. */
const stampFile = (outDir: string) => join(`${outDir}-ssr`, 'inputs.txt');

/** Bundles by the hash of their inputs, shared by the folders of starts, tests and measurements. */
const bundles = join(root, 'node_modules/.cache/mandap/bundles');
/** Unused bundles are deleted after this time, ms. */
const KEPT_MS = 86_400_000;
/** How long to wait for another process that makes the same bundle, ms. */
const PATIENCE_MS = 120_000;

/** Sizes of a bundle's files; written last. */
const listOf = (folder: string) => join(folder, 'files.json');

/** Bundles into a new folder: `site` for the host, `server` for what is not deployed. */
async function makeBundle(
  folder: string,
  { apiUrl, publishableKey, words }: Settings,
): Promise<void> {
  const [site, server] = [join(folder, 'site'), join(folder, 'server')];
  const laid = wordsFile(folder);
  await writeFile(laid, JSON.stringify(words));
  const env = {
    MANDAP_WORDS: laid,
    VITE_SUPABASE_URL: apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    NODE_ENV: 'production',
  };
  const build = [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir'];
  await Promise.all([
    runNode([...build, site], env),
    runNode([...build, server, '--ssr', 'src/app/prerender.tsx'], env),
  ]);
  // The manifest names every chunk, including admin code: not deployed.
  await rename(join(site, '.vite/manifest.json'), join(server, 'manifest.json'));
  await rename(join(site, '.vite/modules.json'), join(server, 'modules.json'));
  await rename(join(site, 'sw.js'), join(server, 'sw.js'));
  await rm(join(site, '.vite'), { recursive: true });
  await rename(laid, wordsFile(server));
  await bundleStartScripts(root, server, words);
  await refuseSecrets(folder, textsIn(words));
  await noteFiles(listOf(folder), [folder]);
}

const hashOf = async ({ apiUrl, publishableKey, words }: Settings) =>
  inputsHash(root, [apiUrl, publishableKey, JSON.stringify(words)]);

/** Runs `work` in one process at a time: the others wait and find it done, or run it after a timeout. */
async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await waitForLock(`${folder}.lock`, PATIENCE_MS).catch(() => undefined);
  try {
    return await work();
  } finally {
    await lock?.release();
  }
}

/** @returns the folder of the bundle with this hash, made if missing. */
async function sharedBundle(hash: string, settings: Settings): Promise<string> {
  const folder = join(bundles, hash);
  if (await areWhole(listOf(folder), [folder])) return folder;
  await mkdir(bundles, { recursive: true });
  return alone(folder, async () => makeShared(hash, settings));
}

async function makeShared(hash: string, settings: Settings): Promise<string> {
  const folder = join(bundles, hash);
  if (await areWhole(listOf(folder), [folder])) return folder;
  await rm(folder, { recursive: true, force: true });
  for (const name of await readdir(bundles)) {
    // Another process may have renamed it since it was listed.
    const found = await stat(join(bundles, name)).catch(() => null);
    if (found && Date.now() - found.ctimeMs > KEPT_MS)
      await rm(join(bundles, name), { recursive: true, force: true });
  }
  const made = await mkdtemp(`${folder}.`);
  await makeBundle(made, settings);
  const after = await hashOf(settings);
  if (after !== hash) {
    // A source was saved during bundling, so its content is undefined.
    await rm(made, { recursive: true });
    return sharedBundle(after, settings);
  }
  // Another process may have been first: both are equal.
  await rename(made, folder).catch(async () => rm(made, { recursive: true }));
  return folder;
}

/** Pictures made by scripts/pictures.ts are linked later instead of copied. */
const isNotMade = (path: string) => !/[/\\](?:og|pictures[/\\][^/\\]+\.(?:avif|webp))$/.test(path);

async function bundle({
  outDir,
  last,
  ...settings
}: PrepareOptions & { words: LaidWords }): Promise<void> {
  const hash = await hashOf(settings);
  const before = await readFile(stampFile(last), 'utf8').catch(() => '');
  // Starts from the last build's pages and compressed copies; changed ones are overwritten.
  const isWhole = await isWholeBuild(last);
  const isUnchanged = before === hash && isWhole;
  const made = isUnchanged ? undefined : await sharedBundle(hash, settings);
  const [site, server] = made ? [join(made, 'site'), join(made, 'server')] : [last, `${last}-ssr`];
  await cp(site, outDir, { recursive: true, preserveTimestamps: !made, filter: isNotMade });
  await cp(server, `${outDir}-ssr`, { recursive: true });
  if (!made) return;
  await keepAssets(outDir, isWhole ? last : undefined);
  await writeFile(stampFile(outDir), basename(made));
}

async function fillPictures(): Promise<void> {
  if (!(await picturesMissing())) return;
  await alone(cacheDir, async () => {
    if (await picturesMissing()) await runNode(['--import', 'tsx', 'scripts/pictures.ts']);
  });
}

/**
 * The part of a build that needs no database: bundle and pictures, only if their sources have changed.
 * @param words published texts to overlay; default: those of the last build, which mostly fit, or none if they do not
 * match the sources.
 */
export async function prepareSite(options: PrepareOptions, words?: LaidWords): Promise<void> {
  const { outDir, last, apiUrl, publishableKey } = options;
  refuseSecretSettings({
    ...loadEnv('production', root),
    VITE_SUPABASE_URL: apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });
  const pictures = fillPictures();
  pictures.catch(() => undefined); // awaited below
  const kept = words ?? keptWords(last);
  try {
    await bundle({ ...options, words: kept });
  } catch (error) {
    if (words !== undefined || Object.keys(kept).length === 0) throw error;
    for (const folder of [outDir, `${outDir}-ssr`])
      await rm(folder, { recursive: true, force: true });
    await bundle({ ...options, words: {} });
  }
  await pictures;
}
