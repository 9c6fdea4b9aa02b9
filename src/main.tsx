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

if (root.hasChildNodes()) {
  // A chunk that cannot be fetched leaves the prerendered page as it is: readable, with working links.
  await preloadPage(window.location.pathname);
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}
