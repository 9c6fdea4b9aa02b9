import { PageGate } from './PageGate.tsx';
import { lazyPage, type LazyPage, type PageModule } from './lazyPage.tsx';
import { loadNow } from '@/shared/data/loadNow.ts';
import { paths, servicePageSlugs } from '@/shared/paths.ts';

/** Path of a page and when its content last changed (ISO 8601), if known. */
export type PageAddress = { path: string; changed?: string };

/** A public page. The table is used by routing, page gate, prerendering and the architecture test. */
export type PublicRoute = LazyPage & {
  /** Path pattern of react-router. */
  path: string;
  /** Name in `page_visibility`; omit for pages that are always shown. */
  gate?: string;
  /** Paths to prerender for a path with a parameter, from the database at build time. */
  addresses?: () => Promise<PageAddress[]>;
};

/** A page that the owner can hide. */
function gated(path: string, gate: string, load: () => Promise<PageModule>): PublicRoute {
  const page = lazyPage(async () => {
    const { default: Content, ...module } = await load();
    return {
      ...module,
      default: () => (
        <PageGate page={gate}>
          <Content />
        </PageGate>
      ),
    };
  });
  return { path, gate, ...page };
}

export const adminApp = lazyPage(() => import('./adminRoutes.tsx'));
export const checkInApp = lazyPage(() => import('./adminCheckIn.tsx'));
export const notFoundPage = lazyPage(() => import('@/pages/public/NotFoundPage.tsx'));

export const publicRoutes: readonly PublicRoute[] = [
  { path: paths.home, ...lazyPage(() => import('@/pages/public/HomePage.tsx')) },
  { path: paths.legacy, ...lazyPage(() => import('@/pages/public/LegacyPage.tsx')) },
  gated(paths.about, 'about', () => import('@/pages/public/AboutPage.tsx')),
  gated(paths.services, 'services', () => import('@/pages/public/ServicesPage.tsx')),
  { path: paths.calculator, ...lazyPage(() => import('@/pages/public/CalculatorPage.tsx')) },
  ...servicePageSlugs.map((slug) =>
    gated(paths.service(slug), slug, async () =>
      (await import('@/pages/public/service/loadServicePage.ts')).loadServicePage(slug),
    ),
  ),
  gated(paths.venuesInPatna, 'venuesinpatna', () => import('@/pages/public/VenuesInPatnaPage.tsx')),
  gated(paths.gallery, 'gallery', () => import('@/pages/public/GalleryPage.tsx')),
  gated(paths.raasGarba, 'raas-garba', () => import('@/pages/public/RaasGarbaPage.tsx')),
  { path: paths.passes, ...lazyPage(() => import('@/pages/public/PassesPage.tsx')) },
  { path: paths.pass, ...lazyPage(() => import('@/pages/public/PassPage.tsx')) },
  gated(paths.contact, 'contact', () => import('@/pages/public/ContactPage.tsx')),
  { path: paths.privacyPolicy, ...lazyPage(() => import('@/pages/public/PrivacyPolicyPage.tsx')) },
  {
    path: paths.termsConditions,
    ...lazyPage(() => import('@/pages/public/TermsConditionsPage.tsx')),
  },
  {
    path: '/portfolio/:id',
    addresses: async () => {
      const { listAlbumChanges } = await import('@/features/portfolio/data/albumQueries.ts');
      const albums = await loadNow(listAlbumChanges);
      return albums.map(({ id, changed }) => ({ path: paths.album(id), changed }));
    },
    ...lazyPage(() => import('@/pages/public/AlbumPage.tsx')),
  },
  {
    path: '/events/:id',
    addresses: async () => {
      const { listEvents } = await import('@/features/events/data/eventQueries.ts');
      const events = await loadNow(listEvents);
      return events.map(({ id, updated_at }) => ({ path: paths.event(id), changed: updated_at }));
    },
    ...lazyPage(() => import('@/pages/public/EventPage.tsx')),
  },
  {
    path: '/venues/:id',
    addresses: async () => {
      const { listVenueChanges } = await import('@/features/venues/data/venueQueries.ts');
      const venues = await loadNow(listVenueChanges);
      return venues.map(({ id, changed }) => ({ path: paths.venue(id), changed }));
    },
    ...lazyPage(() => import('@/pages/public/VenuePage.tsx')),
  },
];
