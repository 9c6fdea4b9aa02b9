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
    expect(plateText(venueOf({ nonvegPaise: null }))).toBe('₹950 per plate, pure veg');
    expect(plateText(venueOf({ vegPaise: null }))).toBe('₹1,250 per plate, non-veg');
    expect(plateText(venueOf({ vegPaise: null, nonvegPaise: null }))).toBe(
      'Plate price on request',
    );
    expect(verifiedText(venueOf())).toBe('Prices as of Tue, 3 Nov 2026');
    expect(verifiedText(venueOf({ priceVerifiedOn: null }))).toBe('Prices not confirmed yet');
    expect(offers(venueOf())).toEqual(['AC', '12 rooms', 'Parking for 80']);
  });

  it('a visitor who compares reads of each the same facts, also of what it lacks', () => {
    expect(
      comparedFacts(venueOf({ nonvegPaise: null, rooms: 0, rentalPaise: 15_000_000 })),
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
    expect(venueJsonLd(venueOf({ isSample: true }), siteUrl)).toBeNull();
    expect(venueSeo(venueOf({ isSample: true })).noindex).toBe(true);
  });

  it('an address that no browser can read is left out, and the page still stands', () => {
    const [picture] = venueOf().pictures;
    const broken = venueOf({
      mapUrl: 'https://maps.example:port/aangan',
      pictures: picture
        ? [{ ...picture, url: 'https://media.example:99999/hall.jpg' }, picture]
        : [],
    });
    expect(venueJsonLd(broken, siteUrl)).not.toHaveProperty('hasMap');
    expect(venueJsonLd(broken, siteUrl)).toMatchObject({
      image: [`${siteUrl}/pictures/venue-hall.jpg`],
    });
  });
});
