import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App.tsx';
import { beginFirstPage } from '@/app/firstPage.ts';
import { pageAt } from '@/app/pageAt.ts';
import { Providers } from '@/app/providers.tsx';
import { announcementBar, frameEnd } from '@/app/routes.tsx';
import { readSnapshot } from '@/shared/data/snapshot.ts';
import '@/app/styles.css';

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

const start = beginFirstPage();
if (root.hasChildNodes()) {
  // The frame now, the content when the browser has time.
  pageAt(window.location.pathname).takeOver(start);
  announcementBar.takeOver(start);
  frameEnd.takeOver(start);
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}
