import { contactText } from '@/content/en/contact.ts';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site.ts';
import type { SiteState } from '@/shared/data/siteState.ts';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { builtWith, SitePage } from '../../../../tests/builders/sitePage.tsx';
import { Footer } from './Footer.tsx';

const known = {
  phone: ['+91 612 555 0142', '98350 00000'],
  email: ['hello@mandap.example', 'weddings@mandap.example'],
  address: ['14 Ashok Toran Marg', 'Patna'],
};

function page(contact: SiteState['contact'], at = '/') {
  return (
    <SitePage at={at} data={builtWith({ contact })} builtAt="2025-12-31T00:00:00Z">
      <Footer />
    </SitePage>
  );
}

const showFooter = (at = '/') => render(page(known, at));

beforeEach(() => void fakeBackend({}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the footer', () => {
  it('shows that contact info is not available without a row', () => {
    const html = renderToString(page(null));
    expect(html).toContain('Contact info not available.');
  });

  it('shows phones, mails, address and opening hours, with links', () => {
    showFooter();
    expect(screen.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
      '+91 612 555 0142, 98350 00000',
      'hello@mandap.example, weddings@mandap.example',
      '14 Ashok Toran Marg, PatnaShow on the map',
      contactText.hoursText(site.hours.days, site.hours.opens, site.hours.closes),
    ]);
    expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('14 Ashok Toran Marg, Patna')),
    );
    expect(screen.getByRole('link', { name: '98350 00000' })).toHaveAttribute(
      'href',
      'tel:+919835000000',
    );
    expect(screen.getByRole('link', { name: 'hello@mandap.example' })).toHaveAttribute(
      'href',
      'mailto:hello@mandap.example',
    );
  });

  it('shows the quick links in their order', () => {
    showFooter();
    const links = within(screen.getByRole('navigation', { name: 'Quick links' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      'Home /',
      'About Us /about',
      'Services /services',
      'Gallery /gallery',
      'Contact /contact',
      'Raas Garba /raas-garba',
      'Event Budgeting /calculator',
    ]);
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(screen.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
      'href',
      '/terms-conditions',
    );
  });

  it("has the build's year when prerendered, then the current one", () => {
    const html = renderToString(page(known));
    expect(html).toContain(`© 2025 ${site.name}`);
    showFooter();
    expect(
      screen.getByText(`© ${new Date().getFullYear()} ${site.name}. All rights reserved.`),
    ).toBeVisible();
  });

  it('links to the admin area on the About page only', () => {
    showFooter('/').unmount();
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    showFooter('/about');
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it('shows that contact info is not available after an error', async () => {
    fakeBackend({ 'GET /rest/v1/rpc/get_site_state': { status: 403, body: { message: 'no' } } });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <SitePage>
        <Footer />
      </SitePage>,
    );
    expect(await screen.findByText('Contact info not available.')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('The contact info could not be fetched', expect.any(Error));
  });
});
