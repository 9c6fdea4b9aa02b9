import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WebSocket } from 'ws';
import type * as renderer from '../src/app/prerender.tsx';
import { OFFLINE_PATH } from '../src/features/pwa/data/contract.ts';
import { withPapers } from './web/colours.ts';
import { cspHash, readInlineParts } from './web/inlineParts.ts';
import type { Manifest } from './web/manifest.ts';
import { offlinePage } from './web/offlinePage.ts';
import { canonicalOf, robotsFile, sitemapFile } from './web/sitemap.ts';
import { snapshotWriter } from './web/snapshots.ts';
import { pageTemplate, startChunks } from './web/template.ts';
import { copyUploaded, makeCuts, uploadedIn } from './web/uploadedPictures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const PAGES = 'pages.json';

export type PrerenderOptions = {
  /** Folder of the finished site; `<outDir>-ssr` holds the server bundle and Vite's manifest. */
  outDir: string;
  /** Origin of the site for canonical and social addresses, without a slash at the end. */
  siteUrl: string;
  /** Where the database answers now. */
  dataUrl: string;
  /** The API's address as the browser uses it; '' when it is the site's own origin. */
  apiUrl: string;
  publishableKey: string;
  /** When the pages say they were built, ISO 8601; now by default. */
  builtAt?: string | undefined;
};

export type PrerenderedSite = {
  /** The pages written. */
  addresses: string[];
  /** What the content security policy must allow of what stands inside the pages. */
  inline: { scripts: string[]; styles: string[] };
};

/** What `src/app/prerender.tsx` exports; the bundle is built before this runs, so no import can know its types. */
type Renderer = typeof renderer;

/**
 * The file of an address: `/` index.html, `/about` about.html. A flat file, not about/index.html: static hosts
 * then serve it at `/about` itself instead of redirecting to `/about/`.
 */
export function pageFile(outDir: string, address: string): string {
  return join(outDir, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
}

/** @throws where the markup holds what the content security policy would block. */
function refuseInline(address: string, { head, html }: { head: string; html: string }): void {
  const [fault] =
    /<script\b(?![^>]*\bsrc=)(?! type="application\/ld\+json")[^>]{0,80}|<style\b|<[^>]*\sstyle="[^"]{0,60}/.exec(
      head + html,
    ) ?? [];
  if (fault)
    throw new Error(
      `${address} holds an inline script or style, which the policy blocks: ${fault}`,
    );
}

async function writeIfNew(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function removePages(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.flatMap((file) => ['', '.br', '.gz'].map((end) => rm(file + end, { force: true }))),
  );
}

async function readJson<T>(file: string): Promise<T | undefined> {
  if (!existsSync(file)) return undefined;
  const value: T = JSON.parse(await readFile(file, 'utf8'));
  return value;
}

/** Addresses of the pages that the last build wrote, `/404` and `/shell` among them; none before the first. */
export async function readPages(serverDir: string): Promise<string[]> {
  return (await readJson<string[]>(join(serverDir, PAGES))) ?? [];
}

type PrerenderedPage = renderer.PrerenderedPage;

/** All that a page says, and all that the app would say with its data. */
const saysOf = ({ head, html, data }: PrerenderedPage) => head + html + JSON.stringify(data);

/**
 * Copies the uploaded pictures that pages show into the site, and renders those pages again, with the copies.
 * @returns what snapshots say of it.
 */
async function withCopies(
  rendered: Map<string, PrerenderedPage>,
  { outDir, ...storage }: Pick<PrerenderOptions, 'outDir' | 'apiUrl' | 'dataUrl'>,
  { tellCopies }: Renderer,
  render: (address: string) => Promise<PrerenderedPage>,
): Promise<Record<string, unknown>> {
  const uploaded = uploadedIn([...rendered.values()].map(saysOf), storage);
  const copied = await copyUploaded(outDir, uploaded);
  if (copied.length === 0) return {};
  const told = tellCopies(copied.map(({ id }) => id));
  for (const [address, page] of rendered)
    if (uploadedIn([saysOf(page)], storage).length > 0)
      rendered.set(address, await render(address));
  await makeCuts(outDir, copied, [...rendered.values()].map(saysOf));
  return told;
}

/**
 * Writes every public page as HTML with the database's content of this moment, takes away pages that are gone, and
 * tells search engines which ones there are.
 * @throws where the database does not answer or a page cannot be drawn.
 */
export async function prerenderSite({
  outDir,
  siteUrl,
  dataUrl,
  apiUrl,
  publishableKey,
  builtAt = new Date().toISOString(),
}: PrerenderOptions): Promise<PrerenderedSite> {
  const serverDir = `${outDir}-ssr`;
  const manifest = await readJson<Manifest>(join(serverDir, 'manifest.json'));
  if (!manifest) throw new Error(`${serverDir} has no manifest.json: run the whole build.`);
  process.env['MANDAP_API_URL'] = dataUrl;
  // The client wants a WebSocket when it is made, although a build opens none; Node 20 has no such thing.
  if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });
  const app: Renderer = await import(pathToFileURL(join(serverDir, 'prerender.mjs')).href);

  const inline = await readInlineParts(outDir, manifest);
  const base = { siteUrl, builtAt };
  const values = new Map<string, unknown>();
  const pages = new Map<string, string>();
  const snapshots = snapshotWriter(outDir);
  const { version } = await app.readSiteState(values);
  const toPage = pageTemplate(
    withPapers(await readFile(join(root, 'index.html'), 'utf8')),
    inline,
    {
      ...startChunks(manifest),
      ...base,
      api: apiUrl,
      key: publishableKey,
      version,
    },
  );

  const found: { url: string; changed?: string }[] = [];

  const listed = await app.listAddresses();
  const rendered = new Map<string, PrerenderedPage>();
  for (const { path } of listed) rendered.set(path, await app.renderPage(path, base, values));
  const known = await withCopies(rendered, { outDir, apiUrl, dataUrl }, app, (path) =>
    app.renderPage(path, base, values),
  );
  for (const { path: address, ...dates } of listed) {
    const page = rendered.get(address);
    if (!page) continue;
    refuseInline(address, page);
    const snapshot = await snapshots.write({ ...page.data, ...known });
    const newer = address === app.NOT_FOUND_PATH ? { newer: app.rowAddresses } : {};
    pages.set(address, toPage({ head: page.head, html: page.html, snapshot, ...newer }));
    const url = canonicalOf(page.head);
    if (url !== undefined) found.push({ url, ...dates });
  }
  const addresses = [...pages.keys()];
  const shellHead = `<title>${app.shellTitle}</title><meta name="robots" content="noindex"/>`;
  pages.set('/shell', toPage({ head: shellHead, html: '' }));

  // Not in the list of pages: nobody is led there but by the service worker.
  const offline = app.renderOfflinePage(base, values);
  refuseInline(OFFLINE_PATH, offline);
  await writeIfNew(pageFile(outDir, OFFLINE_PATH), offlinePage(toPage(offline), manifest));

  const before = await readPages(serverDir);
  await Promise.all(
    [...pages].map(([address, text]) => writeIfNew(pageFile(outDir, address), text)),
  );
  await removePages(
    before.filter((address) => !pages.has(address)).map((address) => pageFile(outDir, address)),
  );
  await writeIfNew(join(outDir, 'sitemap.xml'), sitemapFile(found));
  await writeIfNew(join(outDir, 'robots.txt'), robotsFile(siteUrl));
  await writeFile(join(serverDir, PAGES), JSON.stringify([...pages.keys()]));
  await snapshots.tidy();
  return {
    addresses,
    inline: {
      scripts: [inline.beforePaint, inline.start].map(cspHash),
      styles: [cspHash(inline.styles)],
    },
  };
}
