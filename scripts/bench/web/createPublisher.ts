import { setTimeout as wait } from 'node:timers/promises';
import { PUBLISHABLE_KEY, loadCredentials } from '../../../supabase/local/credentials.ts';
import { signIn } from '../../../supabase/local/testing.ts';

/** A build of the demonstration takes some 20 s. */
const MOST_MS = 180_000;
/** What the build has left the machine to do is over by then. */
const REST_MS = 3000;

const livePublication = async (url: string): Promise<unknown> =>
  Object(await (await fetch(`${url}/version.json`)).json()).publication;

/**
 * For a running site and the folder of its data: what its owner does to publish.
 * @returns publishes another heading of home, so that the site's scripts have other names, and waits until it is live;
 * throws where it is not after three minutes.
 */
export async function createPublisher(url: string, dataDir: string): Promise<() => Promise<void>> {
  const { adminEmail, adminPassword } = await loadCredentials(dataDir, true);
  let release = 1;
  return async () => {
    release += 1;
    const until = performance.now() + MOST_MS;
    // Anew each time: a whole measurement takes longer than a session without renewal.
    const owner = await signIn({ url, publishableKey: PUBLISHABLE_KEY }, adminEmail, adminPassword);
    await owner
      .from('site_content')
      .upsert({ key: 'home.hero', draft: { heading: `Wedding and event planners ${release}` } })
      .throwOnError();
    const { data: publication } = await owner
      .rpc('publish_site', { p_seen: await livePublication(url) })
      .throwOnError();
    while ((await livePublication(url)) !== publication) {
      if (performance.now() > until) throw new Error('What was published did not become live.');
      await wait(500);
    }
    await wait(REST_MS);
  };
}
