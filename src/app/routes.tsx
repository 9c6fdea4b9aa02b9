import { lazyPage, type LazyPage } from './lazyPage.tsx';
import { paths, servicePageSlugs, type ServicePageSlug } from '@/shared/paths.ts';

/** A public page. The one table that routing, the page gate, prerendering and the architecture test read. */
export type PublicRoute = LazyPage & {
  /** Path as react-router matches it. */
  path: string;
  /** The page's name in `page_visibility`; none for pages that are always shown. */
  gate?: string;
  /** The addresses to prerender where the path has a parameter, as the database knows them at build time. */
  addresses?: () => Promise<string[]>;
};

const servicePage = lazyPage(() => import('@/pages/public/ServicePage.tsx'));
const serviceRoute = (slug: ServicePageSlug): PublicRoute => ({
  path: paths.service(slug),
  gate: slug,
  ...servicePage,
});

export const publicRoutes: readonly PublicRoute[] = [
  { path: paths.home, ...lazyPage(() => import('@/pages/public/HomePage.tsx')) },
  { path: paths.legacy, ...lazyPage(() => import('@/pages/public/LegacyPage.tsx')) },
  { path: paths.about, gate: 'about', ...lazyPage(() => import('@/pages/public/AboutPage.tsx')) },
  {
    path: paths.services,
    gate: 'services',
    ...lazyPage(() => import('@/pages/public/ServicesPage.tsx')),
  },
  { path: paths.calculator, ...lazyPage(() => import('@/pages/public/CalculatorPage.tsx')) },
  ...servicePageSlugs.map(serviceRoute),
  {
    path: paths.venuesInPatna,
    gate: 'venuesinpatna',
    ...lazyPage(() => import('@/pages/public/VenuesInPatnaPage.tsx')),
  },
  {
    path: paths.gallery,
    gate: 'gallery',
    ...lazyPage(() => import('@/pages/public/GalleryPage.tsx')),
  },
  {
    path: paths.raasGarba,
    gate: 'raas-garba',
    ...lazyPage(() => import('@/pages/public/RaasGarbaPage.tsx')),
  },
  {
    path: paths.contact,
    gate: 'contact',
    ...lazyPage(() => import('@/pages/public/ContactPage.tsx')),
  },
  { path: paths.privacyPolicy, ...lazyPage(() => import('@/pages/public/PrivacyPolicyPage.tsx')) },
  {
    path: paths.termsConditions,
    ...lazyPage(() => import('@/pages/public/TermsConditionsPage.tsx')),
  },
  {
    path: '/portfolio/:id',
    addresses: async () => {
      const { listAlbums } = await import('@/features/portfolio/data/albumQueries.ts');
      const albums = await listAlbums(new AbortController().signal, {});
      return albums.map((album) => paths.album(album.id));
    },
    ...lazyPage(() => import('@/pages/public/AlbumPage.tsx')),
  },
  {
    path: '/events/:id',
    addresses: async () => {
      const { listEvents } = await import('@/features/events/data/eventQueries.ts');
      const events = await listEvents(new AbortController().signal);
      return events.map((event) => paths.event(event.id));
    },
    ...lazyPage(() => import('@/pages/public/EventPage.tsx')),
  },
];
