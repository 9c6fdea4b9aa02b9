import type { WebHandler } from '../supabase/local/options.ts';
import { resetData } from '../supabase/local/reset.ts';
import { startStack } from '../supabase/local/stack.ts';
import { buildSite } from './build.ts';
import { announce, dataDir, fail, portOr, runStack } from './launch.ts';
import { createWebHandler } from './web/createWebHandler.ts';

/**
 * `npm start`: the production site on the embedded backend. `--fresh` begins with an empty database and
 * the demo. The build runs while the backend boots; pages are answered when both are there.
 */
async function main(): Promise<void> {
  const began = performance.now();
  if (process.argv.includes('--fresh')) await resetData(dataDir());
  let web: WebHandler = (_request, response) => {
    response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain' });
    response.end('The site is being built, reload in a moment.\n');
  };
  const starting = startStack({
    dataDir: dataDir(),
    port: portOr(4173),
    demo: true,
    web: (request, response) => web(request, response),
  });
  const stack = await runStack(starting);
  await buildSite({
    apiUrl: '',
    dataUrl: stack.url,
    siteUrl: stack.url,
    publishableKey: stack.publishableKey,
  });
  web = createWebHandler('dist');
  announce(stack, performance.now() - began);
}

await main().catch(fail);
