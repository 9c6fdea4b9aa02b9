import { site } from '@/content/site.ts';
import type { VenueDetail } from '@/features/venues/data/venue.ts';
import { wholeLink, wholeLinks } from '@/shared/lib/safeLink.ts';
import { paths } from '@/shared/paths.ts';
import { ownAddress } from '@/shared/ui/pictureCopies.ts';

/**
 * Structured data of a venue (schema.org/EventVenue).
 * @param siteUrl origin of the site, without a trailing slash.
 * @returns null for a sample, as the place is invented.
 */
export function venueJsonLd(venue: VenueDetail, siteUrl: string): object | null {
  if (venue.is_demo) return null;
  const url = `${siteUrl}${paths.venue(venue.id)}`;
  const map = wholeLink(venue.map_url ?? '', siteUrl);
  const image = wholeLinks(
    venue.venue_images.map((picture) => ownAddress(picture.image_url)),
    siteUrl,
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    '@id': `${url}#venue`,
    url,
    name: venue.name,
    ...(venue.description && { description: venue.description }),
    maximumAttendeeCapacity: venue.max_guests,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address || venue.area,
      addressLocality: site.address.city,
      addressCountry: 'IN',
    },
    ...(map !== null && { hasMap: map }),
    ...(image.length > 0 && { image }),
    ...(venue.amenities.length > 0 && {
      amenityFeature: venue.amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
  };
}
