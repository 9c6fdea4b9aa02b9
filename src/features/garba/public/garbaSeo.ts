import { garbaText } from '@/content/en/garba.ts';
import { site } from '@/content/site.ts';
import {
  editionDays,
  type GarbaEdition,
  type GarbaNight,
  nightEnd,
} from '@/features/garba/data/edition.ts';
import { formatIsoDay, istIso } from '@/shared/lib/dates.ts';
import { wholeLink } from '@/shared/lib/safeLink.ts';
import { paths } from '@/shared/paths.ts';
import { socialPicture } from '@/shared/seo/socialPicture.ts';
import { ownAddress } from '@/shared/ui/pictureCopies.ts';

/**
 * Title and description of the page while an edition is announced; its picture is the edition's if it is one of the
 * site's own.
 */
export function garbaSeo(edition: GarbaEdition) {
  const days = editionDays(edition);
  const when = days ? garbaText.days(formatIsoDay(days[0]), formatIsoDay(days[1])) : '';
  const { hero_image_url: src, hero_focal_x: focalX, hero_focal_y: focalY } = edition;
  const image = src === null ? null : socialPicture([{ src, focalX, focalY }]);
  return {
    title: garbaText.seoTitle(edition.title),
    description: garbaText.seoDescription(edition.title, when, edition.venue),
    ...(image && { image }),
  };
}

function times(night: GarbaNight): { startDate: string; endDate: string } {
  return { startDate: `${night.date}T${night.starts_at}+05:30`, endDate: istIso(nightEnd(night)) };
}

/**
 * An edition for search engines (schema.org/Festival, an Event), each night an event of its own.
 * @param siteUrl origin of the site, without a trailing slash.
 * @returns null while nights or venue are not known: search engines reject it then.
 */
export function garbaJsonLd(edition: GarbaEdition, siteUrl: string): object | null {
  const [first] = edition.garba_nights;
  const last = edition.garba_nights.at(-1);
  if (!first || !last || edition.venue === '') return null;
  const url = `${siteUrl}${paths.raasGarba}`;
  const where = `${edition.venue}, ${edition.address}`;
  const city = site.cities.find((name) => where.includes(name));
  const picture = wholeLink(ownAddress(edition.hero_image_url ?? ''), siteUrl);
  const shared = {
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: edition.venue,
      address: {
        '@type': 'PostalAddress',
        streetAddress: edition.address || edition.venue,
        ...(city && { addressLocality: city }),
        addressCountry: 'IN',
      },
    },
    organizer: { '@type': 'Organization', name: site.name, url: `${siteUrl}/` },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Festival',
    '@id': `${url}#edition-${edition.year}`,
    url,
    name: edition.title,
    ...(edition.description && { description: edition.description }),
    ...(picture !== null && { image: [picture] }),
    startDate: times(first).startDate,
    endDate: times(last).endDate,
    ...shared,
    subEvent: edition.garba_nights.map((night) => ({
      '@type': 'DanceEvent',
      name: [edition.title, night.headline].filter(Boolean).join(': '),
      ...times(night),
      ...shared,
      ...(night.cancelled_at !== null && {
        eventStatus: 'https://schema.org/EventCancelled',
      }),
    })),
  };
}
