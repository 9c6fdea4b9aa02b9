import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StartSettings } from '../../src/app/start/settings.ts';
import { withPapers } from './colours.ts';
import { cspHash, type InlineParts, readInlineParts } from './inlineParts.ts';
import type { Manifest } from './manifest.ts';
import { type PageParts, pageTemplate, startChunks } from './template.ts';
import { readJson } from './wholeFiles.ts';

const indexHtml = fileURLToPath(new URL('../../index.html', import.meta.url));

export type BundleOptions = {
  /** Folder of the site that is being made; `<outDir>-ssr` holds the server bundle and Vite's manifest. */
  outDir: string;
  /** Origin of the site for canonical and social addresses, without a slash at the end. */
  siteUrl: string;
  /** The API's address as the browser uses it; '' when it is the site's own origin. */
  apiUrl: string;
  publishableKey: string;
  /** When the pages say they were built, ISO 8601. */
  builtAt: string;
};

/** What the content security policy must allow of what stands inside the pages. */
export type Inline = { scripts: string[]; styles: string[] };

/** A finished bundle, ready to make pages. */
export type Bundle = {
  manifest: Manifest;
  inline: Inline;
  /** @param state what pages are built with: the version of the site's state, and how the firm is reached. */
  template: (
    state: Pick<StartSettings, 'version' | 'call' | 'chat'>,
  ) => (parts: PageParts) => string;
};

const allowed = ({ beforePaint, start, styles }: InlineParts): Inline => ({
  scripts: [beforePaint, start].map(cspHash),
  styles: [cspHash(styles)],
});

/** @throws where the bundle is not whole. */
export async function openBundle(options: BundleOptions): Promise<Bundle> {
  const { outDir, siteUrl, apiUrl, publishableKey, builtAt } = options;
  const manifest = await readJson<Manifest>(join(`${outDir}-ssr`, 'manifest.json'));
  if (!manifest) throw new Error(`${outDir}-ssr has no manifest.json: run the whole build.`);
  const parts = await readInlineParts(outDir, manifest);
  const html = withPapers(await readFile(indexHtml, 'utf8'));
  const settings = { ...startChunks(manifest), siteUrl, builtAt, api: apiUrl, key: publishableKey };
  return {
    manifest,
    inline: allowed(parts),
    template: (state) => pageTemplate(html, parts, { ...settings, ...state }),
  };
}
