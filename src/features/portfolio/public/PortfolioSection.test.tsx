import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { fakeBackend, type Answers } from '../../../../tests/builders/fakeBackend.ts';
import { PortfolioSection } from './PortfolioSection.tsx';

const RPC = 'POST /rest/v1/rpc/get_portfolio_albums_with_cover';
const id = '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b';
const album = { id, title: 'Haldi', category: 'Wedding Services', image_count: 1 };
const row = { id, title: 'Haldi', description: '', category: 'Wedding Services', event_date: null };
const image = { id: 'i1', album_id: id, image_url: '/pictures/haldi.jpg', alt: 'A brass urli' };

type Props = Parameters<typeof PortfolioSection>[0];

/** The section on the real client; only the network is replaced. Each test has a category, hence a key, of its own. */
function show(answers: Answers, props: Props, at = '/') {
  const backend = fakeBackend(answers);
  render(
    <SnapshotProvider value={{ siteUrl: 'https://mandap.example', builtAt: '', data: {} }}>
      <MemoryRouter initialEntries={[at]}>
        <PreferencesProvider>
          <PortfolioSection {...props} />
        </PreferencesProvider>
      </MemoryRouter>
    </SnapshotProvider>,
  );
  return backend;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the portfolio section', () => {
  it('a visitor sees at most ten albums of every kind under Our Portfolio', async () => {
    const { calls } = show({ [RPC]: { body: [album] } }, {});
    expect(screen.getByRole('heading', { name: 'Our Portfolio' })).toBeVisible();
    expect(screen.getByText('Loading albums...')).toBeVisible();
    const card = (await screen.findByRole('heading', { name: 'Haldi' })).closest('article');
    if (!card) throw new Error('the album has no card');
    expect(within(card).getByRole('link', { name: /^View Full Album/ })).toHaveAttribute(
      'href',
      `/portfolio/${id}`,
    );
    expect(calls.find(({ route }) => route === RPC)?.body).toEqual({ p_limit: 10 });
    expect(screen.queryByRole('link', { name: 'View All Albums' })).toBeNull();
  });

  it('excludes the albums of Featured Works, and renders nothing if none is left', async () => {
    const featured = Array.from({ length: 7 }, (_, place) => ({
      ...album,
      id: id.replace('7d9f2c1e', `7d9f2c1${place}`),
      title: `Featured ${place}`,
      is_featured: true,
    }));
    const { calls } = show({ [RPC]: { body: [...featured, album] } }, { besideFeatured: true });
    const shown = await screen.findAllByRole('heading', { level: 3 });
    expect(shown.map((title) => title.textContent)).toEqual(['Featured 6', 'Haldi']);
    expect(calls.find(({ route }) => route === RPC)?.body).toEqual({ p_limit: 16 });
  });

  it('renders nothing without albums', async () => {
    show({ [RPC]: { body: [] } }, { maxAlbums: 9 });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Our Portfolio' })).toBeNull(),
    );
  });

  it('shows featured albums of one kind, with a text and a link of the page', async () => {
    const { calls } = show(
      { [RPC]: { body: [album] } },
      {
        featuredOnly: true,
        maxAlbums: 4,
        categoryFilter: 'A',
        title: 'Weddings',
        subtitle: 'Ours',
      },
    );
    await screen.findByRole('heading', { name: 'Haldi' });
    expect(screen.getByRole('heading', { name: 'Weddings' })).toBeVisible();
    expect(screen.getByText('Ours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Albums' })).toHaveAttribute(
      'href',
      '/gallery',
    );
    expect(calls.find(({ route }) => route === RPC)?.body).toEqual({
      p_featured: true,
      p_category: 'A',
      p_limit: 4,
    });
  });

  it('a visitor opens an album by its card and closes it again', async () => {
    show(
      {
        [RPC]: { body: [album] },
        'GET /rest/v1/albums': { body: [{ ...row, images: [image] }] },
      },
      { categoryFilter: 'B' },
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Open album: Haldi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Haldi' });
    expect(await within(dialog).findByText('1 / 1')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows that a linked album no longer exists', async () => {
    show(
      { [RPC]: { body: [album] }, 'GET /rest/v1/albums': { body: [] } },
      { categoryFilter: 'C' },
      '/?album=portfolio.00000000-0000-4000-8000-000000000000',
    );
    expect(await screen.findByText('Could not find album ID to fetch images')).toBeVisible();
  });

  it('shows that there are no albums', async () => {
    show({ [RPC]: { body: [] } }, { categoryFilter: 'D' });
    expect(await screen.findByText('No portfolio albums found')).toBeVisible();
  });

  it('shows that albums cannot be loaded', async () => {
    const answer = { status: 400, body: { code: '57014', message: 'canceling statement' } };
    show({ [RPC]: answer }, { categoryFilter: 'E' });
    const text = await screen.findByText('Failed to load portfolio albums', {}, { timeout: 8000 });
    expect(text).toBeVisible();
  });
});
