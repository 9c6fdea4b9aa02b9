import { buildSite } from '../../scripts/build.ts';
import { createTestStack } from '../../supabase/local/testing.ts';
import { distDir, siteUrl } from './site.ts';

/** Age that the pages claim, ms: a page younger than a minute would not request updates from the database. */
const PAGE_AGE_MS = 10 * 60_000;

/** Builds the production site once, against the demo data, for all browser tests. */
export default async function buildOnce(): Promise<void> {
  const stack = await createTestStack('e2e-build', { demo: true });
  try {
    await buildSite({
      apiUrl: '',
      dataUrl: stack.url,
      siteUrl,
      publishableKey: stack.publishableKey,
      outDir: distDir,
      packing: 'quick',
      builtAt: new Date(Date.now() - PAGE_AGE_MS).toISOString(),
    });
  } finally {
    await stack.stop();
  }
}
