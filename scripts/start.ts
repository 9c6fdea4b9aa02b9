import { PUBLISHABLE_KEY } from '../supabase/local/credentials.ts';
import type { Stack } from '../supabase/local/options.ts';
import { resetData } from '../supabase/local/reset.ts';
import { startStack } from '../supabase/local/stack.ts';
import { buildSite } from './build.ts';
import { announce, dataDir, fail, notReady, portOr, runStack, wantsFresh } from './launch.ts';
import { createWebHandler } from './web/createWebHandler.ts';
import { createRebuilder } from './web/rebuilder.ts';

/**
 * `npm start`: the production site on the embedded backend. `--fresh` begins with an empty database and
 * the demo. The build runs while the backend boots; pages are answered when both are there. What the owner publishes
 * is built beside the site that is answering.
 */
async function main(): Promise<void> {
  const began = performance.now();
  if (wantsFresh()) await resetData(dataDir());
  let web = notReady;
  let building: Promise<void> | undefined;
  const build = async (siteUrl: string) => {
    const dataUrl = starting.then(({ url }) => url);
    await buildSite({ apiUrl: '', siteUrl, dataUrl, publishableKey: PUBLISHABLE_KEY });
    web = createWebHandler('dist');
  };
  const rebuild = createRebuilder({
    build: async () => {
      await building;
      await build((await starting).url);
    },
    tell: async (publication, failure) => {
      const { sql } = await starting;
      await sql`select private.note_build(${publication}, ${failure})`;
    },
  });
  const starting: Promise<Stack> = startStack({
    dataDir: dataDir(),
    port: portOr(4173),
    demo: true,
    onPublish: rebuild,
    web: (request, response) => web(request, response),
    listening(siteUrl) {
      building = build(siteUrl);
      building.catch(() => undefined); // told below, unless the stack fails first
    },
  });
  await runStack(starting, async (stack) => {
    await building;
    announce(stack, performance.now() - began);
  });
}

await main().catch(fail);
