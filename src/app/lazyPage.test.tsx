import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { lateSection } from '@/shared/ui/lazyPart.tsx';
import { RouteError } from '@/shared/ui/RouteError.tsx';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary.tsx';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import { setAppState } from '@/shared/lib/appState.ts';

function Album() {
  return <h1>The album</h1>;
}

async function visit({ Page }: LazyPage) {
  const tree = (
    <MemoryRouter>
      <ErrorBoundary fallback={<RouteError />}>
        <Suspense fallback={<p>Loading content...</p>}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>
  );
  return act(async () => render(tree));
}

afterEach(() => setAppState('prerendered'));

it('shows no error while the page is reloaded because of a missing chunk', async () => {
  await visit(
    lazyPage(async () => {
      setAppState('leaving');
      throw new TypeError('Failed to fetch');
    }),
  );
  expect(screen.getByText('Loading content...')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows an error if the chunk fails to load, and the page on retry', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  let online = false;
  let fetches = 0;
  const page = lazyPage(async () => {
    fetches += 1;
    if (!online) throw new TypeError('Failed to fetch');
    return { default: Album };
  });

  const first = await visit(page);
  expect(await screen.findByRole('button')).toBeVisible();
  expect(screen.queryByText('Loading content...')).not.toBeInTheDocument();
  expect(fetches).toBe(1);
  first.unmount();

  online = true;
  await page.preload();
  await visit(page);
  expect(await screen.findByRole('heading', { name: 'The album' })).toBeVisible();
  expect(reported).toHaveBeenCalled();
  reported.mockClear();
});

it('shows a preloaded page at once', async () => {
  const page = lazyPage(async () => ({ default: Album }));
  await page.preload();
  await visit(page);
  expect(screen.getByRole('heading', { name: 'The album' })).toBeVisible();
});

it('shows a page reached by a link as a whole, including late sections', async () => {
  const album = lateSection(async () => ({ default: Album }));
  const page = lazyPage(async () => ({ default: album.Part, sections: [album] }));
  await page.preload();
  await visit(page);
  expect(screen.getByRole('heading', { name: 'The album' })).toBeVisible();
});

it('notifies the service worker once a page is mounted', async () => {
  const pages: string[] = [];
  const onPage = () => pages.push(document.body.textContent);
  addEventListener('app-page', onPage);
  await visit(lazyPage(async () => ({ default: Album })));
  removeEventListener('app-page', onPage);
  expect(pages).toEqual(['The album']);
});
