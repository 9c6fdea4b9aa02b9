import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site as ownSite } from '../../src/content/site.ts';
import { headersFile } from '../headers.ts';
import { type BundleOptions, openBundle } from './bundleFiles.ts';
import { pageFile } from './pageFiles.ts';
import { type LaidWords, withWords } from './words.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A client-rendered page. @param title plain text. */
export const shellParts = (title: string) => ({
  head: `<title>${escaped(title)}</title><meta name="robots" content="noindex"/>`,
  html: '',
});

/**
 * Writes a client-rendered site: for a first start whose build has failed, so that the admin area opens, where the
 * cause may be fixed.
 * @throws if the bundle is incomplete.
 */
export async function writeShellSite(options: BundleOptions, words: LaidWords): Promise<void> {
  const { outDir } = options;
  const { inline, template } = await openBundle(options);
  const { shortName } = withWords('site.ts', 'site', ownSite, words);
  const shell = template({ version: '' })(shellParts(shortName));
  for (const address of ['/', '/shell', '/404']) await writeFile(pageFile(outDir, address), shell);
  await writeFile(join(outDir, '_headers'), headersFile({ ...options, inline }));
}
