import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { Stack, WebHandler } from '../supabase/local/options.ts';
import { resetData } from '../supabase/local/reset.ts';
import { startStack } from '../supabase/local/stack.ts';
import { announce, dataDir, fail, notReady, portOr, runStack, wantsFresh } from './launch.ts';
import { noticeLine } from './web/notices.ts';
import { createRebuilder } from './web/rebuilder.ts';
import { siteVersion } from './web/siteVersion.ts';
import { fetchWords } from './web/siteWords.ts';

/**
 * A service worker without a cache, in place of one that a built site has registered here; the real one needs a build.
 */
const emptyWorker: WebHandler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
  response.end();
};

/** Overlays the published texts on Vite's modules. @returns content of version.json. */
async function takeWords({ url: dataUrl, publishableKey }: Stack): Promise<string> {
  const words = await fetchWords({ dataUrl, publishableKey });
  const file = path.join(dataDir(), 'words.json');
  await writeFile(file, JSON.stringify(words.laid));
  process.env['MANDAP_WORDS'] = file;
  for (const refusal of words.refused) console.log(noticeLine(refusal));
  return siteVersion(words.publication, words.refused);
}

/** `npm run dev`: the same backend with Vite in front. */
async function main(): Promise<void> {
  const began = performance.now();
  if (wantsFresh()) await resetData(dataDir());
  let web = notReady;
  let version = '';
  let vite: ViteDevServer | undefined;
  const starting: Promise<Stack> = startStack({
    dataDir: dataDir(),
    port: portOr(5173),
    demo: true,
    watchFunctions: true,
    onPublish: createRebuilder({
      build: async () => {
        version = await takeWords(await starting);
        // Its config names the texts and is reloaded.
        await vite?.restart();
      },
      report: async (publication, failure) => {
        const { sql } = await starting;
        await sql`select private.note_build(${publication}, ${failure})`;
      },
    }),
    web: (request, response) => web(request, response),
  });
  await runStack(starting, async (stack) => {
    process.env['VITE_SUPABASE_URL'] = '';
    process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = stack.publishableKey;
    version = await takeWords(stack);
    const server = await createServer({
      server: {
        middlewareMode: true,
        ws: { server: stack.server },
        fs: { deny: [path.join(dataDir(), '**')] }, // besides the configured ones
      },
      appType: 'spa',
      logLevel: 'warn',
    });
    vite = server;
    web = (request, response) => {
      if (request.url === '/sw.js') emptyWorker(request, response);
      else if (request.url === '/version.json')
        response.writeHead(200, { 'content-type': 'application/json' }).end(version);
      else server.middlewares(request, response);
    };
    announce(stack, performance.now() - began);
  });
}

await main().catch(fail);
