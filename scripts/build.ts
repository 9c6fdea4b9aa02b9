import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkDatabase, readSettings } from './web/buildSettings.ts';
import { runNode } from './web/child.ts';
import { withDemoBackend } from './web/demoBackend.ts';
import type { FinishOptions } from './web/finishSite.ts';
import type { Packing } from './web/precompress.ts';
import type { PrepareOptions } from './web/prepareSite.ts';
import { nextOf, publish, settle } from './web/publish.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type BuildOptions = {
  /** The API's address as the browser uses it; '' = the site's own origin (embedded backend, reverse proxy). */
  apiUrl: string;
  /** The site's own origin, such as https://mandap.example. */
  siteUrl: string | Promise<string>;
  /** Public by design: row-level security is the lock. */
  publishableKey: string;
  /** Folder to write, `dist` by default; `<outDir>-ssr` beside it holds what is not to be deployed. */
  outDir?: string;
  /**
   * Where the build itself reads the database: `apiUrl` by default. A promise (of this or `siteUrl`) may settle
   * while the bundle is being made, so that a backend can boot at the same time.
   */
  dataUrl?: string | Promise<string>;
  /** When the pages say they were built, ISO 8601; now by default. */
  builtAt?: string;
  /** As small as it gets by default. */
  packing?: Packing;
  /** Whether a build that fails where there is no last one leaves a site whose pages are drawn in the browser. */
  shellAtWorst?: boolean;
};

async function runStep(step: 'prepare', options: PrepareOptions): Promise<void>;
async function runStep(step: 'finish', options: FinishOptions): Promise<void>;
async function runStep(step: string, options: object): Promise<void> {
  const program = ['--import', 'tsx', 'scripts/buildStep.ts', step, JSON.stringify(options)];
  const said = await runNode(program, { NODE_ENV: 'production' });
  if (said) console.log(said.trim());
}

/**
 * Makes the whole site: bundle and pictures (only when their sources have changed), every public page with what the
 * database holds now, headers, packed copies. It is made beside `outDir`, which keeps the last build until the new one
 * is whole.
 * Without a database there is no build: a site without its content is not worth deploying.
 * @throws with one clear sentence where a step fails.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { apiUrl, publishableKey, builtAt, packing } = options;
  const last = resolve(root, options.outDir ?? 'dist');
  const outDir = nextOf(last);
  await settle(last);
  const shellAtWorst = options.shellAtWorst === true && !existsSync(join(last, 'index.html'));
  try {
    const [siteUrl, dataUrl] = await Promise.all([
      options.siteUrl,
      options.dataUrl ?? apiUrl,
      runStep('prepare', { outDir, last, apiUrl, publishableKey }),
    ]);
    await runStep('finish', {
      outDir,
      last,
      apiUrl,
      publishableKey,
      siteUrl,
      dataUrl,
      builtAt,
      packing,
      shellAtWorst,
    });
    await publish(last);
  } catch (error) {
    if (shellAtWorst && existsSync(join(outDir, 'shell.html'))) await publish(last);
    else await settle(last);
    throw error;
  }
}

/**
 * `npm run build`: for the hosted project that `.env` names; with no settings at all, a demonstration that reads an
 * embedded backend of its own.
 */
async function buildFromSettings(): Promise<void> {
  const { loadEnv } = await import('vite');
  const env = loadEnv('production', root, ['VITE_', 'SITE_URL', 'MANDAP_API_URL']);
  const hosted = readSettings(env);
  if (hosted) {
    await checkDatabase(hosted);
    await buildSite(hosted);
    console.log(`dist/ is ready for ${hosted.siteUrl}`);
    return;
  }
  await withDemoBackend(async ({ url, publishableKey }) => {
    await buildSite({ apiUrl: '', siteUrl: env['SITE_URL'] ?? url, publishableKey, dataUrl: url });
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
