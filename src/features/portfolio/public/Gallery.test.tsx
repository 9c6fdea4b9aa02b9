import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { fakeBackend, type Answers } from '../../../../tests/builders/fakeBackend.ts';
import { Gallery } from './Gallery.tsx';
import { galleryHref, galleryPlace } from './galleryAddress.ts';

const LIST = 'POST /rest/v1/rpc/get_portfolio_albums_with_cover';
const CATEGORIES = 'POST /rest/v1/rpc/get_portfolio_categories';
const albumsOf = (...titles: string[]) =>
  titles.map((title) => ({ id: title, title, category: 'Weddings', image_count: 1 }));

/** Thirteen weddings and one birthday. Results are cached: each test opens pages of its own. */
function show(at: string, answers: Answers = {}) {
  const categories = [
    { category: 'Weddings', album_count: 13 },
    { category: 'Birthdays', album_count: 1 },
  ];
  const backend = fakeBackend({
    [CATEGORIES]: { body: categories },
    [LIST]: ({ body }) => ({ body: albumsOf(`after ${String(Object(body)['p_offset'] ?? 0)}`) }),
    ...answers,
  });
  render(
    <SnapshotProvider value={{ siteUrl: 'https://mandap.example', builtAt: '', data: {} }}>
      <MemoryRouter initialEntries={[at]}>
        <Gallery />
      </MemoryRouter>
    </SnapshotProvider>,
  );
  return backend;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the address of the gallery', () => {
  it.each([
    ['', '', 1, '/gallery'],
    ['?category=Weddings', 'Weddings', 1, '/gallery?category=Weddings'],
    ['?category=A+%26+B&page=3', 'A & B', 3, '/gallery?category=A+%26+B&page=3'],
    ['?page=0', '', 1, '/gallery'],
    ['?page=-2', '', 1, '/gallery'],
    ['?page=1e3', '', 1, '/gallery'],
    ['?page=9999999', '', 1, '/gallery'],
    ['?page=999999', '', 10_000, '/gallery?page=10000'],
  ])('%j is one place', (search, category, page, href) => {
    expect(galleryPlace(search)).toEqual({ category, page });
    expect(galleryHref({ category, page })).toBe(href);
  });
});

describe('a visitor of the gallery', () => {
  it('sees the first six albums, and how many there are of each kind', async () => {
    const { calls } = show('/gallery');
    expect(await screen.findByRole('heading', { name: 'after 0' })).toBeVisible();
    expect(calls.find(({ route }) => route === LIST)?.body).toEqual({ p_limit: 24 });
    expect(screen.getByRole('link', { name: 'All 14' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('14 albums')).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  });

  it('chooses a kind, turns its pages, and lands on the heading', async () => {
    const { calls } = show('/gallery');
    await userEvent.click(await screen.findByRole('link', { name: 'Weddings 13' }));
    expect(await screen.findByText('13 albums in Weddings')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'after 6' })).toBeVisible();
    expect(calls.findLast(({ route }) => route === LIST)?.body).toEqual({
      p_category: 'Weddings',
      p_limit: 6,
      p_offset: 6,
    });
    expect(screen.getByRole('heading', { name: 'Albums' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/gallery?category=Weddings',
    );
  });

  it('with an old link to a missing page sees the last one', async () => {
    show('/gallery?page=40');
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'after 12' })).toBeVisible();
  });

  it('reads that a kind has no albums', async () => {
    show('/gallery?category=Circus', { [LIST]: { body: [] } });
    expect(await screen.findByText('No portfolio albums found')).toBeVisible();
    expect(screen.getByText('0 albums in Circus')).toBeVisible();
  });

  it('reads that albums cannot be loaded', async () => {
    const answer = { status: 400, body: { code: '57014', message: 'canceling statement' } };
    show('/gallery?category=Broken', { [LIST]: answer });
    const text = await screen.findByText('Failed to load portfolio albums', {}, { timeout: 8000 });
    expect(text).toBeVisible();
  });
});
