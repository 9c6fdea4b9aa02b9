import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WebSocket } from 'ws';
import type * as renderer from '../src/app/prerender.tsx';
import { OFFLINE_PATH } from '../src/features/pwa/data/contract.ts';
import { type BundleOptions, type Inline, openBundle } from './web/bundleFiles.ts';
import { inlineIn } from './web/elements.ts';
import { reasonOf, type Report } from './web/notices.ts';
import { offlinePage } from './web/offlinePage.ts';
import { notePages, pageFile, writeIfNew } from './web/pageFiles.ts';
import { RecentValues } from './web/recentValues.ts';
import { renderPages, textOf } from './web/renderPages.ts';
import { shellParts } from './web/shellSite.ts';
import { canonicalOf, robotsFile, sitemapFile } from './web/sitemap.ts';
import { snapshotWriter } from './web/snapshots.ts';
import { type Cuts, copyUploaded, cutsIn, makeCuts } from './web/uploadedPictures.ts';

export { pageFile, readPages } from './web/pageFiles.ts';

export type PrerenderOptions = BundleOptions & {
  /** Base URL of the API during the build. */
  dataUrl: string;
  /** Published texts by section, as stored. */
  words: Readonly<Record<string, unknown>>;
  report: Report;
};

export type PrerenderedSite = {
  /** The pages written. */
  addresses: string[];
  inline: Inline;
};

/** Type of the built `src/app/prerender.tsx`, which cannot be imported here. */
type Renderer = typeof renderer;

/** @throws if the markup contains anything that the content security policy would block. */
function refuseInline(address: string, { head, html }: { head: string; html: string }): void {
  const fault = inlineIn(head + html);
  if (fault)
    throw new Error(
      `${address} holds an inline script or style, which the policy blocks: ${fault}`,
    );
}

/**
 * Writes every public page as HTML with the database's current content, removes former pages, and writes the sitemap. A
 * page that fails to render is reported; its last version stays, or it is rendered in the browser.
 * @throws if the database does not respond.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderedSite> {
  const { outDir, siteUrl, dataUrl, apiUrl, builtAt, words, report } = options;
  const serverDir = `${outDir}-ssr`;
  const { manifest, inline, template } = await openBundle(options);
  process.env['MANDAP_API_URL'] = dataUrl;
  // The client needs WebSocket when it is created; Node 20 has none.
  if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });
  const app: Renderer = await import(pathToFileURL(join(serverDir, 'prerender.mjs')).href);

  const base = { siteUrl, builtAt };
  const values = new RecentValues();
  const state = await app.readSiteState(values);
  const toPage = template({ version: state.version, ...app.waysToReach(state) });
  const shell = toPage(shellParts(app.shellTitle));
  const snapshots = snapshotWriter(outDir);
  const listed = await app.listAddresses();
  const pages = await renderPages({
    addresses: listed.map(({ path }) => path),
    aside: join(serverDir, 'aside'),
    storage: { apiUrl, dataUrl },
    words,
    render: async (address) => app.renderPage(address, base, values),
    report,
  });
  const { uploaded } = pages;
  const copied = await copyUploaded(outDir, uploaded, report);
  const known = copied.length > 0 ? app.setPictureCopies(copied.map(({ id }) => id)) : {};

  const found: { url: string; changed?: string }[] = [];
  const addresses = new Set<string>();
  const cuts: Cuts = new Map();
  for (const { path: address, ...dates } of listed) {
    const file = pageFile(outDir, address);
    const page = await pages.finished(address);
    if (page) {
      refuseInline(address, page);
      cutsIn(textOf(page), cuts);
      const snapshot = await snapshots.write({ ...page.data, ...known });
      const { head, html } = page;
      const newer = address === app.NOT_FOUND_PATH ? { newer: app.rowAddresses } : {};
      await writeIfNew(file, toPage({ head, html, snapshot, ...newer }));
    } else {
      const reason = reasonOf(pages.failures.get(address));
      report({ row: address, field: '', reason: `the page could not be drawn (${reason})` });
      if (!existsSync(file)) await writeIfNew(file, shell);
      snapshots.keep(await readFile(file, 'utf8'));
    }
    addresses.add(address);
    const url = canonicalOf(page?.head ?? (await readFile(file, 'utf8')));
    if (url !== undefined) found.push({ url, ...dates });
  }
  await pages.close();
  await makeCuts(outDir, copied, cuts);
  addresses.add('/shell');
  await writeIfNew(pageFile(outDir, '/shell'), shell);

  // Not in the list of pages: only the service worker serves it.
  const offline = app.renderOfflinePage(base, values);
  refuseInline(OFFLINE_PATH, offline);
  await writeIfNew(pageFile(outDir, OFFLINE_PATH), offlinePage(toPage(offline), manifest));

  await notePages(outDir, addresses);
  await writeIfNew(join(outDir, 'sitemap.xml'), sitemapFile(found));
  await writeIfNew(join(outDir, 'robots.txt'), robotsFile(siteUrl));
  await snapshots.tidy();
  return { addresses: listed.map(({ path }) => path), inline };
}
