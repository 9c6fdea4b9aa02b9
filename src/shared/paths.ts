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

/** Outside of `paths`: the start script, which is inside every page, needs only these, not the whole table. */
const ADMIN = '/admin';
const CHECK_IN = '/gate';
export const PRIVACY_POLICY = '/privacy-policy';

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
  privacyPolicy: PRIVACY_POLICY,
  termsConditions: '/terms-conditions',
  album: (id: string) => `/portfolio/${encodeURIComponent(id)}`,
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  venue: (id: string) => `/venues/${encodeURIComponent(id)}`,
  /** The enquiry form without JavaScript; with it, the link opens the dialog in place. */
  enquire: (service?: string) =>
    service ? `/contact?service=${encodeURIComponent(service)}#enquiry` : '/contact#enquiry',
  admin: ADMIN,
  adminReset: '/admin/reset',
  dashboard: '/admin/dashboard',
  /** @param screen a `path` in `src/app/adminScreens.tsx`. */
  adminScreen: (screen: string) => `/admin/dashboard/${screen}`,
  /** The gate of passes: a document of its own, with other headers than /admin. */
  checkIn: CHECK_IN,
  booking: (id: string) => `/admin/dashboard/bookings?open=${encodeURIComponent(id)}`,
} as const;

/** Hash of every link that opens the preferences. */
export const PREFERENCES_HASH = '#preferences';

/** Whether a path belongs to the admin area or the gate, which have no public frame. */
export function isStaffPath(pathname: string): boolean {
  return [ADMIN, CHECK_IN].some((path) => `${pathname}/`.startsWith(`${path}/`));
}
