import type { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App.tsx';
import { pageAt } from '@/app/pageAt.ts';
import { Providers } from '@/app/providers.tsx';
import { siteChanges } from '@/app/siteChanges.ts';
import { isPrerendered } from '@/app/start/builtPage.ts';
import type { Reading, RunningApp, StartSettings } from '@/app/start/settings.ts';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { parseSiteState, siteState } from '@/shared/data/siteState.ts';
import { emptySnapshot, type Snapshot } from '@/shared/data/snapshot.tsx';
import { COPIES_KEY, setCopies } from '@/shared/ui/pictureCopies.ts';

/** Head elements of `shell.html` or `404.html`, which belong to no page in particular. */
const BUILT_HEAD =
  'title, meta[name="robots"], meta[name="description"], meta[property], meta[name^="twitter:"]';

async function readData(address: string): Promise<Snapshot['data']> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The page's snapshot answered ${answer.status}.`);
  const data: Snapshot['data'] = await answer.json();
  return data;
}

function appOf(snapshot: Snapshot, cache: QueryClient, onReady: () => void) {
  return (
    <StrictMode>
      <Providers snapshot={snapshot} cache={cache}>
        <BrowserRouter>
          <App onReady={onReady} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
}

/** Logs an error outside of all boundaries even after the start, when the promise is already settled. */
const reporting = (fail: (error: unknown) => void) => (error: unknown) => {
  console.error('The page failed as a whole', error);
  fail(error);
};

/**
 * Starts the app: hydrates a prerendered page, renders any other. Called once by the start script (src/app/start).
 * @param reading the site's state if the start script has already loaded it.
 * @returns after hydration. @throws if the page's code or snapshot fails to load, or the app fails as a whole.
 */
export async function startApp(settings: StartSettings, reading?: Reading): Promise<RunningApp> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const cache = createQueryClient();
  if (reading)
    cache.setQueryData([siteState.key], parseSiteState(reading.json), { updatedAt: reading.at });
  const page = pageAt(window.location.pathname);
  const { snapshot: address, siteUrl, builtAt } = settings;
  if (isPrerendered(settings) && address !== undefined) {
    const [data] = await Promise.all([readData(address), page.prepareHydration()]);
    setCopies(data[COPIES_KEY]);
    await new Promise<void>((onReady, fail) => {
      const onUncaughtError = reporting(fail);
      // As a transition, React hydrates in slices and yields to the browser in between.
      startTransition(() => {
        hydrateRoot(root, appOf({ siteUrl, builtAt, data }, cache, onReady), { onUncaughtError });
      });
    });
  } else {
    for (const element of document.head.querySelectorAll(BUILT_HEAD)) element.remove();
    await new Promise<void>((onReady, fail) => {
      createRoot(root, { onUncaughtError: reporting(fail) }).render(
        appOf(emptySnapshot(), cache, onReady),
      );
    });
  }
  return siteChanges(cache);
}
