import { describe, expect, it } from 'vitest';
import { site } from '@/content/site.ts';
import { venueJsonLd } from './public/venueJsonLd.ts';
import { venueSeo } from './public/venueSeo.ts';
import { comparedFacts, offers, plateText, verifiedText } from './public/venueWords.ts';
import { venueOf } from './venue.fixture.ts';

const { city } = site.address;
const siteUrl = 'https://mandap.example';

describe('what is said of a venue', () => {
  it('a visitor reads its prices as they are told here', () => {
    expect(plateText(venueOf())).toBe('₹950 veg, ₹1,250 non-veg per plate');
    expect(plateText(venueOf({ nonveg_paise: null }))).toBe('₹950 per plate, pure veg');
    expect(plateText(venueOf({ veg_paise: null }))).toBe('₹1,250 per plate, non-veg');
    expect(plateText(venueOf({ veg_paise: null, nonveg_paise: null }))).toBe(
      'Plate price on request',
    );
    expect(verifiedText(venueOf())).toBe('Prices as of Tue, 3 Nov 2026');
    expect(verifiedText(venueOf({ price_verified_on: null }))).toBe('Prices not confirmed yet');
    expect(offers(venueOf())).toEqual(['AC', '12 rooms', 'Parking for 80']);
  });

  it('a visitor who compares reads of each the same facts, also of what it lacks', () => {
    expect(
      comparedFacts(venueOf({ nonveg_paise: null, rooms: 0, rental_paise: 15_000_000 })),
    ).toEqual({
      area: 'Gola Road',
      type: 'Banquet hall',
      guests: '100 to 1,200 guests',
      veg: '₹950',
      nonveg: 'Not served',
      rental: '₹1,50,000',
      ac: 'Yes',
      rooms: 'None',
      parking: '80 cars',
      caterer: 'No',
      verified: 'Tue, 3 Nov 2026',
    });
  });

  it('a search engine is told of a real venue, and of a sample nothing', () => {
    expect(venueJsonLd(venueOf(), siteUrl)).toMatchObject({
      '@type': 'EventVenue',
      name: 'Aangan Hall',
      maximumAttendeeCapacity: 1200,
      hasMap: 'https://maps.example/aangan',
      image: [`${siteUrl}/pictures/venue-hall.jpg`],
      address: { streetAddress: 'Lane 2, Gola Road, Patna', addressLocality: city },
    });
    expect(venueSeo(venueOf())).toMatchObject({
      noindex: false,
      image: '/og/venue-hall.jpg',
      description: expect.stringContaining(
        `banquet hall on Gola Road, ${city}, 100 to 1,200 guests`,
      ),
    });
    expect(venueJsonLd(venueOf({ is_demo: true }), siteUrl)).toBeNull();
    expect(venueSeo(venueOf({ is_demo: true })).noindex).toBe(true);
  });

  it('an address that no browser can read is left out, and the page still stands', () => {
    const [picture] = venueOf().venue_images;
    const broken = venueOf({
      map_url: 'https://maps.example:port/aangan',
      venue_images: picture
        ? [{ ...picture, image_url: 'https://media.example:99999/hall.jpg' }, picture]
        : [],
    });
    expect(venueJsonLd(broken, siteUrl)).not.toHaveProperty('hasMap');
    expect(venueJsonLd(broken, siteUrl)).toMatchObject({
      image: [`${siteUrl}/pictures/venue-hall.jpg`],
    });
  });
});
