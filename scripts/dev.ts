import path from 'node:path';
import { createServer } from 'vite';
import type { WebHandler } from '../supabase/local/options.ts';
import { resetData } from '../supabase/local/reset.ts';
import { startStack } from '../supabase/local/stack.ts';
import { announce, dataDir, fail, notReady, portOr, runStack } from './launch.ts';

/** The site's service worker is made by a build. This one keeps nothing, and replaces one that a built site left here. */
const emptyWorker: WebHandler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
  response.end();
};

/** `npm run dev`: the same backend with Vite in front, so that a change of source shows at once. */
async function main(): Promise<void> {
  const began = performance.now();
  if (process.argv.includes('--fresh')) await resetData(dataDir());
  let web = notReady;
  const starting = startStack({
    dataDir: dataDir(),
    port: portOr(5173),
    demo: true,
    watchFunctions: true,
    web: (request, response) => web(request, response),
  });
  await runStack(starting, async (stack) => {
    process.env['VITE_SUPABASE_URL'] = '';
    process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = stack.publishableKey;
    const vite = await createServer({
      server: {
        middlewareMode: true,
        ws: { server: stack.server },
        fs: { deny: [path.join(dataDir(), '**')] }, // besides the configured ones
      },
      appType: 'spa',
      logLevel: 'warn',
    });
    web = (request, response) => {
      if (request.url === '/sw.js') emptyWorker(request, response);
      else vite.middlewares(request, response);
    };
    announce(stack, performance.now() - began);
  });
}

await main().catch(fail);
