import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPage, type LazyPage } from './lazyPage.tsx';

function Album() {
  return <h1>The album</h1>;
}

/** A page whose files are no longer on the host. */
const gone = () =>
  lazyPage(async () => {
    throw new TypeError('Failed to fetch');
  });

async function visit({ Page }: LazyPage) {
  const tree = (
    <ErrorBoundary>
      <Suspense fallback={<p>Loading content...</p>}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
  return act(async () => render(tree));
}

it('a visitor whose page’s code is gone gets the page whole, once', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await visit(gone());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Loading content...')).toBeVisible();
  first.unmount();

  const second = await visit(gone());
  expect(await screen.findByRole('button')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  second.unmount();

  await visit(lazyPage(async () => ({ default: Album })));
  await visit(gone());
  expect(reload).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledTimes(2);
  reported.mockClear();
});

it('a visitor without a line is told when a page’s code cannot be fetched, and sees the page at the next try', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
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
  line.mockReturnValue(true);
  await page.preload();
  await visit(page);
  expect(await screen.findByRole('heading', { name: 'The album' })).toBeVisible();
  expect(reported).toHaveBeenCalled();
  reported.mockClear();
});

it('a visitor who was near the link sees the page at once', async () => {
  const page = lazyPage(async () => ({ default: Album }));
  await page.preload();
  await visit(page);
  expect(screen.getByRole('heading', { name: 'The album' })).toBeVisible();
});
