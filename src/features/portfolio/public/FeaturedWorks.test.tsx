import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Album } from '@/features/portfolio/data/albumQueries.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { FeaturedWorks } from './FeaturedWorks.tsx';

const album: Album = {
  id: '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b',
  slug: 'haldi-courtyard',
  title: 'Haldi in the courtyard',
  description: '',
  category: 'Wedding Services',
  cover_image: '/pictures/haldi.jpg',
  cover_alt: 'A brass urli with marigolds',
  cover_width: 1600,
  cover_height: 1000,
  cover_focal_x: 0.46,
  cover_focal_y: 0.78,
  is_featured: true,
  is_demo: true,
  event_date: null,
  image_count: 4,
};

function show(load: () => Promise<Album[]>, built?: Album[]) {
  // Each test has a query key of its own, because results are cached.
  const query: LiveQuery<Album[]> = { key: crypto.randomUUID(), load };
  const data = built ? { [query.key]: built } : {};
  render(
    <SnapshotProvider
      value={{ siteUrl: 'https://mandap.example', builtAt: '2026-11-21T00:00:00Z', data }}
    >
      <MemoryRouter>
        <FeaturedWorks query={query} />
      </MemoryRouter>
    </SnapshotProvider>,
  );
}

const patiently = { timeout: 8000 };

describe('Featured Works', () => {
  it('a visitor sees that albums are loading', () => {
    show(() => new Promise(() => {}));
    expect(screen.getByText('Loading albums...')).toBeVisible();
  });

  it('a visitor opens an album from its card, or goes to all of them', async () => {
    show(async () => [album]);
    const card = (await screen.findByRole('heading', { name: album.title })).closest('article');
    if (!card) throw new Error('the album has no card');
    expect(within(card).getByRole('img', { name: 'A brass urli with marigolds' })).toBeVisible();
    expect(within(card).getByRole('link', { name: /^View Full Album/ })).toHaveAttribute(
      'href',
      `/portfolio/${album.id}`,
    );
    expect(screen.getByRole('link', { name: 'View All Albums' })).toHaveAttribute(
      'href',
      '/gallery',
    );
  });

  it('renders nothing when no album is featured', async () => {
    show(async () => []);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Featured Works' })).toBeNull(),
    );
  });

  it('shows that albums cannot be loaded, and can try again', async () => {
    let reachable = false;
    show(async () => {
      if (!reachable) throw new Error('no connection');
      return [album];
    });
    expect(await screen.findByText('Failed to load portfolio albums', {}, patiently)).toBeVisible();
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: album.title }, patiently)).toBeVisible();
  });

  it('a visitor sees the built albums and no error while the backend is down', () => {
    show(() => Promise.reject(new Error('no connection')), [album]);
    expect(screen.getByRole('heading', { name: album.title })).toBeVisible();
    expect(screen.queryByText('Failed to load portfolio albums')).toBeNull();
  });

  it('a visitor sees an arch with a lamp where a cover is broken or missing', () => {
    show(async () => [], [album, { ...album, id: crypto.randomUUID(), cover_image: null }]);
    const [broken] = screen.getAllByRole('img', { name: 'A brass urli with marigolds' });
    if (!broken) throw new Error('no cover is shown');
    fireEvent.error(broken);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(screen.getAllByRole('link', { name: /^View Full Album/ })).toHaveLength(2);
  });
});
