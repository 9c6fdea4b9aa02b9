import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { adminApp, App, notFoundPage } from '@/app/App.tsx';
import { Providers } from '@/app/providers.tsx';
import { publicRoutes } from '@/app/routes.tsx';
import { readSnapshot } from '@/shared/data/snapshot.ts';
import { isAdminPath } from '@/shared/paths.ts';
import '@/app/styles.css';

/** The code of the page that this address shows, so that its first render does not wait. */
async function preloadPage(pathname: string): Promise<void> {
  const page = isAdminPath(pathname)
    ? adminApp
    : (publicRoutes.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage);
  await page.preload();
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const app = (
  <StrictMode>
    <Providers snapshot={readSnapshot()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

/**
 * Takes over the prerendered markup, or fills the empty shell.
 * Not a top-level await: page chunks may import from this one, and the two would wait for each other.
 */
async function start(container: Element): Promise<void> {
  if (!container.hasChildNodes()) {
    createRoot(container).render(app);
    return;
  }
  await preloadPage(window.location.pathname);
  startTransition(() => {
    hydrateRoot(container, app);
  });
}

start(root).catch((error: unknown) => {
  // A page whose code cannot be fetched stays as it was prerendered: readable, with working links.
  console.error('The page could not be started', error);
});
