import path from 'node:path';

/** Folder of the browser tests' build: separate from `dist/`, which belongs to `npm start` and `npm run build`. */
export const distDir = path.resolve('dist-e2e');

/** The address written into canonical and social links of that build. */
export const siteUrl = 'https://mandap.example';

/** Every public address of the specification, besides albums. */
export const publicPaths = [
  '/',
  '/legacy',
  '/about',
  '/services',
  '/calculator',
  '/services/wedding',
  '/services/corporate',
  '/services/anniversary',
  '/services/birthday',
  '/services/venue-booking',
  '/services/artist-management',
  '/services/catering',
  '/services/venuesinpatna',
  '/gallery',
  '/raas-garba',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
] as const;

/** Pages that show something else for a fragment; not in the specification, and not indexed. */
export const passPaths = ['/passes', '/pass'] as const;

/** A page of an album, one of a venue and one of an event: the demo data has them. */
export const rowPaths = [
  '/portfolio/d0000000-0000-4000-8000-000000000101',
  '/venues/d0000000-0000-4000-8000-000000000605',
  '/events/d0000000-0000-4000-8000-000000000301',
] as const;
