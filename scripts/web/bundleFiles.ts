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
  /** Output folder; `<outDir>-ssr` holds the server bundle and Vite's manifest. */
  outDir: string;
  /** Origin for canonical and social URLs, without a trailing slash. */
  siteUrl: string;
  /** URL of the API for the browser; '' if it is the site's own origin. */
  apiUrl: string;
  publishableKey: string;
  /** Build time shown by the pages, ISO 8601. */
  builtAt: string;
};

/** Hashes of inline scripts and styles for the content security policy. */
export type Inline = { scripts: string[]; styles: string[] };

/** A finished bundle. */
export type Bundle = {
  manifest: Manifest;
  inline: Inline;
  /** @param state version of the site's state, and the contact links. */
  template: (
    state: Pick<StartSettings, 'version' | 'call' | 'chat'>,
  ) => (parts: PageParts) => string;
};

const allowed = ({ beforePaint, start, styles }: InlineParts): Inline => ({
  scripts: [beforePaint, start].map(cspHash),
  styles: [cspHash(styles)],
});

/** @throws if the bundle is incomplete. */
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
