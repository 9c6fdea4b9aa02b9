import { PUBLISHABLE_KEY } from '../supabase/local/credentials.ts';
import type { Stack } from '../supabase/local/options.ts';
import { resetData } from '../supabase/local/reset.ts';
import { startStack } from '../supabase/local/stack.ts';
import { buildSite } from './build.ts';
import { announce, dataDir, fail, notReady, portOr, runStack } from './launch.ts';
import { createWebHandler } from './web/createWebHandler.ts';

/**
 * `npm start`: the production site on the embedded backend. `--fresh` begins with an empty database and
 * the demo. The build runs while the backend boots; pages are answered when both are there.
 */
async function main(): Promise<void> {
  const began = performance.now();
  if (process.argv.includes('--fresh')) await resetData(dataDir());
  let web = notReady;
  let building: Promise<void> | undefined;
  const starting: Promise<Stack> = startStack({
    dataDir: dataDir(),
    port: portOr(4173),
    demo: true,
    web: (request, response) => web(request, response),
    listening(siteUrl) {
      const dataUrl = starting.then(({ url }) => url);
      building = buildSite({ apiUrl: '', siteUrl, dataUrl, publishableKey: PUBLISHABLE_KEY });
      building.catch(() => undefined); // told below, unless the stack fails first
    },
  });
  await runStack(starting, async (stack) => {
    await building;
    web = createWebHandler('dist');
    announce(stack, performance.now() - began);
  });
}

await main().catch(fail);
