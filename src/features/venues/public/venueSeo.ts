import { venuePageText, venueText, venueTypeNames } from '@/content/en/venues.ts';
import type { VenueDetail } from '@/features/venues/data/venue.ts';
import { paths } from '@/shared/paths.ts';
import { socialPicture } from '@/shared/seo/socialPicture.ts';
import { plateText } from './venueWords.ts';

/**
 * The props of `<Seo>` for a venue. Its picture is the first one that the site has a copy of (those have a social
 * variant), else the site's. A sample is not indexed, as it cannot be booked.
 */
export function venueSeo(venue: VenueDetail) {
  const { id, name, area, type } = venue;
  const image = socialPicture(
    venue.venue_images.map(({ image_url: src, ...picture }) => ({ ...picture, src })),
  );
  const guests = venueText.guests(venue.min_guests, venue.max_guests);
  return {
    title: venuePageText.seoTitle(name),
    description: venuePageText.seoDescription(
      name,
      venueTypeNames[type],
      area,
      guests,
      plateText(venue),
    ),
    keywords: [area, ...venuePageText.keywords],
    path: paths.venue(id),
    noindex: venue.is_demo,
    ...(image !== undefined && { image }),
  };
}
