/**
 * Every address of the site. Components and tests use these, never literals;
 * `tests/architecture.test.ts` checks that each has a route.
 */

/** The seven service pages, `/services/{slug}`; the slug is also the page's name in `page_visibility`. */
export const servicePageSlugs = [
  'wedding',
  'corporate',
  'anniversary',
  'birthday',
  'venue-booking',
  'artist-management',
  'catering',
] as const;
export type ServicePageSlug = (typeof servicePageSlugs)[number];

export const paths = {
  home: '/',
  legacy: '/legacy',
  about: '/about',
  services: '/services',
  calculator: '/calculator',
  service: (slug: ServicePageSlug) => `/services/${slug}`,
  venuesInPatna: '/services/venuesinpatna',
  gallery: '/gallery',
  raasGarba: '/raas-garba',
  /** Find my passes; with `#ORDER.KEY` an order, with `#wait.ID.KEY` an entry of the waiting list. */
  passes: '/passes',
  /** One pass, by its code as fragment. No server sees a fragment. */
  pass: '/pass',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
  album: (id: string) => `/portfolio/${encodeURIComponent(id)}`,
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  venue: (id: string) => `/venues/${encodeURIComponent(id)}`,
  /** The enquiry form without JavaScript; with it, the link opens the dialog in place. */
  enquire: (service?: string) =>
    service ? `/contact?service=${encodeURIComponent(service)}#enquiry` : '/contact#enquiry',
  admin: '/admin',
  adminReset: '/admin/reset',
  dashboard: '/admin/dashboard',
  /** @param screen a `path` in `src/app/adminScreens.tsx`. */
  adminScreen: (screen: string) => `/admin/dashboard/${screen}`,
  /** The gate of passes: a document of its own, with other headers than /admin. */
  checkIn: '/gate',
  booking: (id: string) => `/admin/dashboard/bookings?open=${encodeURIComponent(id)}`,
} as const;

/** Pages that the owner can hide: name in `page_visibility` → path. */
export const gatedPages: Readonly<Record<string, string>> = {
  about: paths.about,
  contact: paths.contact,
  services: paths.services,
  ...Object.fromEntries(servicePageSlugs.map((slug) => [slug, paths.service(slug)])),
  venuesinpatna: paths.venuesInPatna,
  gallery: paths.gallery,
  'raas-garba': paths.raasGarba,
};

/** Hash of every link that opens the preferences. */
export const PREFERENCES_HASH = '#preferences';

/** Whether a path belongs to the admin area or the gate, which have no public frame. */
export function isStaffPath(pathname: string): boolean {
  return (
    pathname === paths.checkIn || pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)
  );
}
