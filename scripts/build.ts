import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { headersFile } from './headers.ts';
import { picturesMissing, placePictures } from './pictures.ts';
import type { PrerenderOptions } from './prerender.ts';
import { refuseSecrets } from './secrets.ts';
import { runNode } from './web/child.ts';
import { withDemoBackend } from './web/demoBackend.ts';
import { inputsHash } from './web/inputsHash.ts';
import { precompress } from './web/precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');

export type BuildOptions = {
  /** The API's address as the browser uses it; '' = the site's own origin (embedded backend, reverse proxy). */
  apiUrl: string;
  /** The site's own origin, such as https://mandap.example. */
  siteUrl: string;
  /** Public by design: row-level security is the lock. */
  publishableKey: string;
  /** Folder to write, `dist` by default; `<outDir>-ssr` beside it holds what is not to be deployed. */
  outDir?: string;
  /**
   * Where the build itself reads the database: `apiUrl` by default. A promise may settle while the bundle is being
   * made, so that a backend can boot at the same time.
   */
  dataUrl?: string | Promise<string>;
};

async function bundle(outDir: string, serverDir: string, options: BuildOptions): Promise<void> {
  const stamp = join(serverDir, 'inputs.txt');
  const hash = await inputsHash(root, [options.apiUrl, options.publishableKey]);
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before === hash && existsSync(join(outDir, 'assets'))) return;

  const env = {
    VITE_SUPABASE_URL: options.apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
    NODE_ENV: 'production',
  };
  await rm(stamp, { force: true });
  const build = [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir'];
  await Promise.all([
    runNode([...build, outDir], env),
    runNode([...build, serverDir, '--ssr', 'src/app/prerender.tsx'], env),
  ]);
  // The manifest names every chunk, the owner's too: for our own eyes, not for the host's.
  await rename(join(outDir, '.vite/manifest.json'), join(serverDir, 'manifest.json'));
  await rename(join(outDir, '.vite/modules.json'), join(serverDir, 'modules.json'));
  await rm(join(outDir, '.vite'), { recursive: true });
  await writeFile(stamp, hash);
}

async function fillPictures(): Promise<void> {
  if (await picturesMissing()) await runNode(['--import', 'tsx', 'scripts/pictures.ts']);
}

async function prerender(options: PrerenderOptions): Promise<string> {
  return runNode(['--import', 'tsx', 'scripts/prerender.ts', JSON.stringify(options)], {
    NODE_ENV: 'production',
  });
}

/**
 * Makes the whole site in `outDir`: bundle and pictures (only when their sources have changed), every public page
 * with what the database holds now, headers, packed copies.
 * Without a database there is no build: a site without its content is not worth deploying.
 * @throws with one clear sentence where a step fails.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const outDir = resolve(root, options.outDir ?? 'dist');
  const serverDir = `${outDir}-ssr`;
  await mkdir(outDir, { recursive: true });
  await Promise.all([bundle(outDir, serverDir, options), fillPictures()]);
  const { apiUrl, siteUrl } = options;
  await Promise.all([
    placePictures(outDir),
    writeFile(join(outDir, '_headers'), headersFile({ siteUrl, apiUrl })),
    prerender({ outDir, siteUrl, dataUrl: await (options.dataUrl ?? apiUrl) }),
  ]);
  await refuseSecrets(outDir);
  await precompress(outDir);
}

function required(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  meaning: string,
): string {
  const value = env[name]?.replace(/\/+$/, '');
  if (!value)
    throw new Error(`${name} is missing: ${meaning} (.env.example explains each setting).`);
  return value;
}

/**
 * `npm run build`: for the hosted project that `.env` names; with no settings at all, a demonstration that reads an
 * embedded backend of its own.
 */
async function buildFromSettings(): Promise<void> {
  const { loadEnv } = await import('vite');
  const env = loadEnv('production', root, ['VITE_', 'SITE_URL', 'MANDAP_API_URL']);
  const publishableKey = env['VITE_SUPABASE_PUBLISHABLE_KEY'];
  const apiUrl = env['VITE_SUPABASE_URL'] ?? '';
  if (publishableKey) {
    const siteUrl = required(
      env,
      'SITE_URL',
      'the address the site will have, for links from other sites',
    );
    const dataUrl =
      apiUrl ||
      required(
        env,
        'MANDAP_API_URL',
        'where this build reads the database, as VITE_SUPABASE_URL is empty',
      );
    await buildSite({ apiUrl, siteUrl, publishableKey, dataUrl });
    console.log(`dist/ is ready for ${siteUrl}`);
    return;
  }
  if (apiUrl) required(env, 'VITE_SUPABASE_PUBLISHABLE_KEY', `the publishable key of ${apiUrl}`);
  await withDemoBackend(async ({ url, publishableKey: key }) => {
    await buildSite({
      apiUrl: '',
      siteUrl: env['SITE_URL'] ?? url,
      publishableKey: key,
      dataUrl: url,
    });
  });
  console.log(
    'dist/ holds the demonstration. For a hosted project copy .env.example to .env and fill it in.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await buildFromSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
