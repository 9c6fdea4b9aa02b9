import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site.ts';
import { chatHref, telHref } from '@/shared/lib/phone.ts';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { builtWith, SitePage } from '../../../../tests/builders/sitePage.tsx';
import { NavBar } from './NavBar.tsx';

const page = (at = '/', count: number | null = 13_430) => (
  <SitePage at={at} data={builtWith({ visitor_count: count })}>
    <NavBar />
  </SitePage>
);

const showBar = (at?: string) => render(page(at));

/** A group of the bar by its label. */
function group(name: string): HTMLDetailsElement {
  const found = screen.getByText(name).closest('details');
  if (!found) throw new Error(`${name} is no group`);
  return found;
}

const button = (name: string) => screen.getByRole('button', { name });

const linksOf = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the navigation bar', () => {
  it('links to home, phone, chat and enquiry', () => {
    showBar('/about');
    expect(screen.getByRole('link', { name: site.name })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: `Call us: ${site.phone}` })).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
    expect(screen.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(chatHref(site.whatsapp) ?? '-'),
    );
    expect(screen.getByRole('link', { name: 'Enquire' })).toHaveAttribute('data-enquiry', '');
    expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the pages of both groups', () => {
    showBar();
    expect(linksOf(group('About Company'))).toEqual(['/about', '/gallery', '/calculator']);
    expect(linksOf(group('Services'))).toEqual([
      '/services',
      '/services/wedding',
      '/services/corporate',
      '/services/anniversary',
      '/services/birthday',
      '/services/venue-booking',
      '/services/artist-management',
      '/services/catering',
      '/services/venuesinpatna',
    ]);
  });

  it('opens menu and groups without JavaScript, one group at a time', () => {
    showBar();
    const menu = button('Menu').getAttribute('popovertarget');
    expect(document.getElementById(menu ?? '')).toHaveAttribute('popover', 'auto');
    const names = ['About Company', 'Services'].map((name) => group(name).getAttribute('name'));
    expect(names).toEqual(['navigation', 'navigation']);
    expect(group('Services').open).toBe(false);
  });

  it('keeps open what was opened before hydration', () => {
    const shell = document.createElement('div');
    document.body.append(shell);
    shell.innerHTML = renderToString(page());
    group('Services').open = true;
    render(page(), { container: shell, hydrate: true });
    expect(within(shell).getByText('Services').closest('details')).toHaveAttribute('open');
    shell.remove();
  });

  it('cycles through the three themes', async () => {
    showBar();
    await userEvent.click(button('Theme: Same as device'));
    await userEvent.click(button('Theme: Light'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(button('Theme: Dark'));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});

describe('the visitor counter', () => {
  it('shows the count with Indian grouping', () => {
    render(page('/', 113_430));
    expect(screen.getByText('1,13,430')).toBeVisible();
  });

  it('shows a loading state without a snapshot', () => {
    const html = renderToString(
      <SitePage>
        <NavBar />
      </SitePage>,
    );
    expect(html).toContain('Loading...');
    expect(html).not.toContain('13,000');
    expect(html).not.toContain('style=');
  });

  it('shows 13,000 if never counted and after an error', async () => {
    const { unmount } = render(page('/', null));
    expect(screen.getByText('13,000')).toBeVisible();
    unmount();
    fakeBackend({ 'GET /rest/v1/rpc/get_site_state': { status: 403, body: { message: 'no' } } });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <SitePage>
        <NavBar />
      </SitePage>,
    );
    expect(await screen.findByText('13,000')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('The visitor count could not be fetched', expect.any(Error));
  });
});
