import { paths, servicePageSlugs } from './paths.ts';

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
