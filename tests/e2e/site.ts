import path from 'node:path';

/** Where the browser tests' build lies: apart from `dist/`, which belongs to `npm start` and `npm run build`. */
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
