import { existsSync } from 'node:fs';
import { PUBLISHABLE_KEY } from '../supabase/local/credentials.ts';
import { StartError, type Stack } from '../supabase/local/options.ts';
import { resetData } from '../supabase/local/reset.ts';
import { startStack } from '../supabase/local/stack.ts';
import { buildSite } from './build.ts';
import { announce, dataDir, fail, notReady, portOr, runStack, wantsFresh } from './launch.ts';
import { createWebHandler } from './web/createWebHandler.ts';
import { createRebuilder } from './web/rebuilder.ts';

/**
 * `npm start`: the production site on the embedded backend. `--fresh` starts with an empty database and the demo. The
 * build runs while the backend boots. Publications are built next to the running site. A build that fails leaves the
 * last site, or at first a client-rendered one: the admin area opens and shows why.
 */
async function main(): Promise<void> {
  const began = performance.now();
  if (wantsFresh()) await resetData(dataDir());
  let web = notReady;
  let building: Promise<string | null> | undefined;
  const serve = () => {
    web = createWebHandler('dist');
  };
  const build = async (siteUrl: string) => {
    const dataUrl = starting.then(({ url }) => url);
    const options = { apiUrl: '', siteUrl, dataUrl, publishableKey: PUBLISHABLE_KEY };
    await buildSite({ ...options, shellAtWorst: true });
    serve();
  };
  const report = async (publication: number | null, failure: string | null) => {
    const { sql } = await starting;
    await sql`select private.note_build(
      coalesce(${publication}::bigint, (select max(id) from private.publications)), ${failure})`;
  };
  const rebuild = createRebuilder({
    build: async () => {
      await building;
      await build((await starting).url);
    },
    report,
  });
  const starting: Promise<Stack> = startStack({
    dataDir: dataDir(),
    port: portOr(4173),
    demo: true,
    onPublish: rebuild,
    web: (request, response) => web(request, response),
    listening(siteUrl) {
      building = build(siteUrl).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    },
  });
  await runStack(starting, async (stack) => {
    const failure = (await building) ?? null;
    if (failure !== null) {
      if (!existsSync('dist/shell.html')) throw new StartError(failure);
      console.error(
        `\n  The site could not be built. Served is the last one, or at first one that the browser draws; /admin opens.\n  ${failure}`,
      );
      serve();
    }
    await report(null, failure);
    announce(stack, performance.now() - began);
  });
}

await main().catch(fail);
