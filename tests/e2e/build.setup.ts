import { buildSite } from '../../scripts/build.ts';
import { createTestStack } from '../../supabase/local/testing.ts';
import { distDir, siteUrl } from './site.ts';

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
    });
  } finally {
    await stack.stop();
  }
}
