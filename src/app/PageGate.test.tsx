import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { describe, expect, it, vi } from 'vitest';
import { PageGate } from './PageGate.tsx';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import {
  applyVisibilityChange,
  pageVisibilities,
  type PageVisibilities,
} from '@/providers/visibility/pageVisibility.ts';
import { VisibilityProvider } from '@/providers/visibility/VisibilityProvider.tsx';

const pages: PageVisibilities = {
  about: { isVisible: true, isUnderConstruction: false },
  gallery: { isVisible: false, isUnderConstruction: false },
  contact: { isVisible: true, isUnderConstruction: true },
  catering: { isVisible: false, isUnderConstruction: true },
};

type Gated = { data?: Record<string, unknown>; fallback?: ReactNode };

function visit(page: string, { data = { [pageVisibilities.key]: pages }, fallback }: Gated = {}) {
  return render(
    <HelmetProvider>
      <SnapshotProvider
        value={{ siteUrl: 'https://mandap.example', builtAt: '2026-11-21T00:00:00Z', data }}
      >
        <VisibilityProvider>
          <PageGate page={page} fallback={fallback}>
            <h1>The page</h1>
          </PageGate>
        </VisibilityProvider>
      </SnapshotProvider>
    </HelmetProvider>,
  );
}

describe('the page gate', () => {
  it('shows a visible page, its name in any case', () => {
    visit('About');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it.each(['gallery', 'catering', 'no-such-row'])(
    'a visitor cannot see %s, which is hidden or has no row',
    (page) => {
      visit(page);
      expect(screen.getByRole('heading', { name: 'Page Not Available' })).toBeVisible();
      expect(
        screen.getByText('Sorry, this page is currently not available. Please check back later.'),
      ).toBeVisible();
    },
  );

  it('a visitor reads the words a page brings for its own absence, in place of the usual ones', () => {
    visit('gallery', { fallback: <h1>The album is being bound</h1> });
    expect(screen.getByRole('heading', { name: 'The album is being bound' })).toBeVisible();
    expect(screen.queryByText('Page Not Available')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  });

  it.each([
    ['about', 'The page'],
    ['contact', 'Under Renovation'],
  ])('those words are for absence only: %s', (page, heading) => {
    visit(page, { fallback: <h1>The album is being bound</h1> });
    expect(screen.getByRole('heading')).toHaveTextContent(heading);
  });

  it('a visitor reads that it is loading until the gates are known', () => {
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { unmount } = visit('about', { data: {} });
    expect(screen.getByRole('heading', { name: 'Loading...' })).toBeVisible();
    unmount();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('a visitor reads that a page is under renovation', () => {
    visit('contact');
    expect(screen.getByRole('heading', { name: 'Under Renovation' })).toBeVisible();
    expect(
      screen.getByText("We're currently sprucing things up on this page! Please check back soon."),
    ).toBeVisible();
  });
});

describe('a change of page_visibility', () => {
  const change = {
    old: {},
    row: { page_name: 'Gallery', is_visible: true, is_under_construction: false },
  };

  it('is applied at once when a row is inserted or updated', () => {
    const next = applyVisibilityChange(pages, { ...change, type: 'UPDATE' });
    expect(next?.['gallery']).toEqual({ isVisible: true, isUnderConstruction: false });
    expect(next?.['about']).toEqual(pages['about']);
  });

  it('asks for a reload after a delete and where the row has no name', () => {
    expect(applyVisibilityChange(pages, { ...change, type: 'DELETE' })).toBeUndefined();
    expect(applyVisibilityChange(pages, { type: 'UPDATE', row: {}, old: {} })).toBeUndefined();
  });
});
