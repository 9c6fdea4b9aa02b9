import { site } from '@/content/site.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { dateTypeOf, eventMoment } from '@/features/events/data/eventDates.ts';
import { istDay, istIso } from '@/shared/lib/dates.ts';
import { wholeLinks } from '@/shared/lib/safeLink.ts';
import { paths } from '@/shared/paths.ts';
import { ownAddress } from '@/shared/ui/pictureCopies.ts';

type PostalAddress = {
  '@type': 'PostalAddress';
  streetAddress?: string;
  addressLocality?: string;
  addressCountry: 'IN';
};

/** The part of schema.org/Event that search engines use. */
export type EventJsonLd = {
  '@context': 'https://schema.org';
  '@type': 'Event';
  '@id': string;
  url: string;
  name: string;
  description?: string;
  /** ISO 8601 with the IST offset, or a month, 'YYYY-MM'. */
  startDate: string;
  endDate?: string;
  eventStatus: 'https://schema.org/EventScheduled';
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode';
  image?: string[];
  location: { '@type': 'Place'; name: string; address: PostalAddress };
  isAccessibleForFree?: true;
  organizer: { '@type': 'Organization'; name: string; url: string };
};

/**
 * Structured data of an event.
 * @param siteUrl origin of the site, without a trailing slash.
 * @returns null without date or place, which search engines require.
 */
export function eventJsonLd(event: UpcomingEvent, siteUrl: string): EventJsonLd | null {
  const type = dateTypeOf(event);
  const moment = type === 'soon' ? null : eventMoment(event.date);
  const end = type === 'specific' ? eventMoment(event.ends_at) : null;
  if (!moment || event.location === '') return null;
  const url = `${siteUrl}${paths.event(event.id)}`;
  const image = wholeLinks(
    event.images.map((picture) => ownAddress(picture.image_url)),
    siteUrl,
  );
  const [place = event.location] = event.location.split(',');
  const city = site.cities.find((name) => event.location.includes(name));
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${url}#event`,
    url,
    name: event.title,
    ...(event.description && { description: event.description }),
    startDate: type === 'month' ? istDay(moment).slice(0, 7) : istIso(moment),
    ...(end && { endDate: istIso(end) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(image.length > 0 && { image }),
    location: {
      '@type': 'Place',
      name: place,
      address: {
        '@type': 'PostalAddress',
        streetAddress: event.location,
        ...(city && { addressLocality: city }),
        addressCountry: 'IN',
      },
    },
    ...(/^free\b/i.test(event.price ?? '') && { isAccessibleForFree: true as const }),
    organizer: { '@type': 'Organization', name: site.name, url: `${siteUrl}/` },
  };
}
