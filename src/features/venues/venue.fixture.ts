import type { VenueDetail } from './data/venue.ts';

/** A venue that is no sample. */
export function venueOf(change: Partial<VenueDetail> = {}): VenueDetail {
  const picture = {
    url: '/pictures/venue-hall.jpg',
    alt: 'A hall',
    width: 1600,
    height: 1000,
    focalX: 0.5,
    focalY: 0.5,
  };
  return {
    id: '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b',
    name: 'Aangan Hall',
    area: 'Gola Road',
    type: 'banquet',
    minGuests: 100,
    maxGuests: 1200,
    vegPaise: 95_000,
    nonvegPaise: 125_000,
    rentalPaise: null,
    rooms: 12,
    parking: 80,
    ac: true,
    outsideCaterer: false,
    isPartner: true,
    isSample: false,
    priceVerifiedOn: '2026-11-03',
    picture,
    description: 'Two floors.',
    address: 'Lane 2, Gola Road, Patna',
    mapUrl: 'https://maps.example/aangan',
    halls: [{ name: 'Main hall', seated: 320 }],
    decorPolicy: 'fee',
    amenities: ['Lift'],
    pictures: [picture],
    ...change,
  };
}
