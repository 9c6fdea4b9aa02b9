import type { BreadcrumbList, DayOfWeek, ProfessionalService, WithContext } from 'schema-dts';
import { site } from '@/content/site.ts';
import type { Contact } from '@/shared/data/contact.ts';
import { phoneDial } from '@/shared/lib/phone.ts';
import { paths } from '@/shared/paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies DayOfWeek[];

/** Pages about the company. */
const companyPages: ReadonlySet<string> = new Set([paths.home, paths.contact]);

/**
 * The company, from `site.ts` and the owner's contact details; no invented rating, price range or position.
 * ProfessionalService, as schema.org has no type for event planners.
 */
function companyJsonLd(siteUrl: string, contact: Contact): WithContext<ProfessionalService> {
  const { city, state, country } = site.address;
  const { phone, email, address, openDays, opens, closes, social } = contact;
  const [pin] = /\b[1-9]\d{2} ?\d{3}\b/.exec(address) ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#company`,
    name: site.name,
    slogan: site.tagline,
    url: `${siteUrl}${paths.home}`,
    image: `${siteUrl}/og/hero-wedding.jpg`,
    logo: `${siteUrl}/icons/apple-touch-icon.png`,
    telephone: phoneDial(phone) ?? phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: state,
      ...(pin && { postalCode: pin.replace(' ', '') }),
      addressCountry: country,
    },
    areaServed: [...site.cities],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.filter((_, index) => openDays.includes(index + 1)),
      opens,
      closes,
    },
    sameAs: [...social],
  };
}

function trailJsonLd(
  siteUrl: string,
  path: string,
  name?: string,
): WithContext<BreadcrumbList> | null {
  const crumbs = breadcrumbs(path, name);
  if (crumbs.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${siteUrl}${crumb.path}`,
    })),
  };
}

/**
 * Structured data of every indexed page: breadcrumbs, and the company on the pages about it.
 * @param siteUrl origin of the site, without a trailing slash.
 * @param name name of a page that the footer does not link to.
 */
export function pageJsonLd(siteUrl: string, path: string, contact: Contact, name?: string) {
  return {
    company: companyPages.has(path) ? companyJsonLd(siteUrl, contact) : null,
    trail: trailJsonLd(siteUrl, path, name),
  };
}
