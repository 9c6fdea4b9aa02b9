import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { clients, venuePartners } from '@/content/en/trustedBy.ts';
import { site } from '@/content/site.ts';
import { SitePage } from '../../../../tests/builders/sitePage.tsx';
import { TrustedBy } from './TrustedBy.tsx';

const { city } = site.address;
const section = (
  <SitePage>
    <TrustedBy />
  </SitePage>
);

describe('Trusted By Clients', () => {
  it('shows all six clients, each with a mark, without JavaScript', () => {
    const html = renderToString(section);
    document.body.innerHTML = html;
    const drawings = [...document.querySelectorAll('.swiper-slide path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(new Set(drawings).size).toBe(6);
    for (const { name } of clients) expect(screen.getByText(name)).toBeVisible();
    expect(html).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('stops the logos', () => {
    render(section);
    const row = screen.getByRole('region', { name: 'Our clients' });
    expect(within(row).getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  });

  it.each(['Top 3 Eventers', '4.9 Star Rating', 'Green Events', 'Expert Guidance'])(
    'shows %s',
    (title) => {
      render(section);
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    },
  );

  it('shows four venue partners of the city, marked as samples, and links to all venues', () => {
    render(section);
    expect(screen.getAllByText('Venue Partner')).toHaveLength(4);
    expect(screen.getAllByText('Sample')).toHaveLength(4);
    expect(venuePartners.every(({ location }) => location.endsWith(`, ${city}`))).toBe(true);
    expect(screen.getByRole('link', { name: `Search Venues In ${city}` })).toHaveAttribute(
      'href',
      '/services/venuesinpatna',
    );
  });
});
