import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { groupPages } from '@/content/en/servicesHub.ts';
import { EventActions } from '@/features/events/public/EventActions.tsx';
import { eventOf } from '@/features/events/event.fixture.ts';
import { QuietLinks } from '@/features/legacy-home/public/QuietLinks.tsx';
import { Footer } from '@/features/navigation/public/Footer.tsx';
import { NavBar } from '@/features/navigation/public/NavBar.tsx';
import { DirectoryTeaser } from '@/features/services/public/DirectoryTeaser.tsx';
import { OtherServices } from '@/features/services/public/OtherServices.tsx';
import { OurServices } from '@/features/services/public/OurServices.tsx';
import { ServiceCards } from '@/features/services/public/ServiceCards.tsx';
import { ServiceDirectory } from '@/features/services/public/ServiceDirectory.tsx';
import { VenuePartners } from '@/features/trusted-by/public/VenuePartners.tsx';
import { gatedPages } from '@/shared/gatedPages.ts';
import { fakeBackend } from '../../tests/builders/fakeBackend.ts';
import { builtWith, SitePage } from '../../tests/builders/sitePage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Addresses of all links on a page. */
function linksWith(data: Record<string, unknown>, path: string): string[] {
  const { container } = render(
    <SitePage data={data}>
      <NavBar />
      <OurServices />
      <ServiceCards level={2} more={groupPages} />
      <ServiceDirectory />
      <OtherServices current={path.endsWith('/wedding') ? 'catering' : 'wedding'} />
      <DirectoryTeaser />
      <VenuePartners />
      <QuietLinks />
      <EventActions event={eventOf({ is_clickable: true, event_page_url: path })} />
      <Footer />
    </SitePage>,
  );
  return [...container.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href === path);
}

const page = (page_name: string, is_visible: boolean, is_under_construction = false) =>
  builtWith({ pages: [{ page_name, is_visible, is_under_construction }] });

it.each(Object.entries(gatedPages))('no link leads to %s while it is hidden', (name, path) => {
  const count = linksWith(page(name, true), path).length;
  expect(count).toBeGreaterThan(1);
  expect(linksWith(page(name, true, true), path)).toHaveLength(count);
  expect(linksWith(page(name, false), path)).toEqual([]);
});

it('counts every page as visible if the request fails', () => {
  fakeBackend({ 'GET /rest/v1/rpc/get_site_state': { status: 403, body: { message: 'no' } } });
  expect(linksWith({}, '/services/catering').length).toBeGreaterThan(1);
});
