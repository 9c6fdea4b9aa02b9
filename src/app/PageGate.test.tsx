import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VisibilityProvider } from '@/providers/visibility/VisibilityProvider.tsx';
import { fakeBackend } from '../../tests/builders/fakeBackend.ts';
import { builtWith, SitePage } from '../../tests/builders/sitePage.tsx';
import { PageGate } from './PageGate.tsx';

const pages = builtWith({
  pages: [
    { page_name: 'about', is_visible: true, is_under_construction: false },
    { page_name: 'gallery', is_visible: false, is_under_construction: false },
    { page_name: 'contact', is_visible: true, is_under_construction: true },
    { page_name: 'catering', is_visible: false, is_under_construction: true },
  ],
});

type Gated = { data?: Record<string, unknown>; fallback?: ReactNode };

function visit(page: string, { data = pages, fallback }: Gated = {}) {
  return render(
    <HelmetProvider>
      <SitePage data={data}>
        <VisibilityProvider>
          <PageGate page={page} fallback={fallback}>
            <h1>The page</h1>
          </PageGate>
        </VisibilityProvider>
      </SitePage>
    </HelmetProvider>,
  );
}

beforeEach(() => {
  fakeBackend({ 'GET /rest/v1/rpc/get_site_state': 'silent' });
});

describe('the page gate', () => {
  it('shows a visible page, whatever the case of its name', () => {
    visit('About');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it.each(['gallery', 'catering', 'no-such-row'])(
    'hides %s, which is hidden or has no row',
    (page) => {
      visit(page);
      expect(screen.getByRole('heading', { name: 'Page Not Available' })).toBeVisible();
      expect(
        screen.getByText('Sorry, this page is currently not available. Please check back later.'),
      ).toBeVisible();
    },
  );

  it("shows the page's own fallback instead of the usual text", () => {
    visit('gallery', { fallback: <h1>The album is being bound</h1> });
    expect(screen.getByRole('heading', { name: 'The album is being bound' })).toBeVisible();
    expect(screen.queryByText('Page Not Available')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  });

  it.each([
    ['about', 'The page'],
    ['contact', 'Under Renovation'],
  ])('shows that fallback only for an absent page: %s', (page, heading) => {
    visit(page, { fallback: <h1>The album is being bound</h1> });
    expect(screen.getByRole('heading')).toHaveTextContent(heading);
  });

  it('shows the loading state until the gates are loaded', () => {
    fakeBackend({ 'GET /rest/v1/rpc/get_site_state': 'silent' });
    visit('about', { data: {} });
    expect(screen.getByRole('heading', { name: 'Loading...' })).toBeVisible();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('shows that a page is under renovation', () => {
    visit('contact');
    expect(screen.getByRole('heading', { name: 'Under Renovation' })).toBeVisible();
    expect(
      screen.getByText("We're currently sprucing things up on this page! Please check back soon."),
    ).toBeVisible();
  });
});
