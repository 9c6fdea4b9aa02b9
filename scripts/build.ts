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
  /** URL of the API for the browser; '' = the site's own origin (embedded backend, reverse proxy). */
  apiUrl: string;
  /** Origin of the site, such as https://mandap.example. */
  siteUrl: string | Promise<string>;
  /** Public by design: row-level security protects the data. */
  publishableKey: string;
  /** Output folder, default `dist`; `<outDir>-ssr` next to it is not deployed. */
  outDir?: string;
  /**
   * Where the build reads the database; default `apiUrl`. A promise (of this or `siteUrl`) may settle during bundling,
   * so that a backend can boot in parallel.
   */
  dataUrl?: string | Promise<string>;
  /** Build time shown by the pages, ISO 8601; default: now. */
  builtAt?: string;
  /** Default: `small`. */
  packing?: Packing;
  /** Whether a build that fails without a previous one leaves a client-rendered site. */
  shellAtWorst?: boolean;
};

async function runStep(step: 'prepare', options: PrepareOptions): Promise<void>;
async function runStep(step: 'finish', options: FinishOptions): Promise<void>;
async function runStep(step: string, options: object): Promise<void> {
  const program = ['--import', 'tsx', 'scripts/buildStep.ts', step, JSON.stringify(options)];
  const output = await runNode(program, { NODE_ENV: 'production' });
  if (output) console.log(output.trim());
}

/**
 * Builds the whole site: bundle and pictures (only if their sources have changed), every public page with the
 * database's content, headers, compressed copies. Built next to `outDir`, which keeps the last build until the new one
 * is complete. Fails without a database.
 * @throws with a clear message if a step fails.
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

/** `npm run build`: for the hosted project in `.env`; without settings a demo on an embedded backend. */
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
