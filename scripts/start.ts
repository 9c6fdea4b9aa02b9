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
  const starting = startStack({
    dataDir: dataDir(),
    port: portOr(4173),
    demo: true,
    web: (request, response) => web(request, response),
  });
  await runStack(starting, async (stack) => {
    const { url, publishableKey } = stack;
    await buildSite({ apiUrl: '', dataUrl: url, siteUrl: url, publishableKey });
    web = createWebHandler('dist');
    announce(stack, performance.now() - began);
  });
}

await main().catch(fail);
