import type { VenueDetail } from './data/venue.ts';

/** A venue that is no sample. */
export function venueOf(change: Partial<VenueDetail> = {}): VenueDetail {
  const picture = {
    image_url: '/pictures/venue-hall.jpg',
    alt: 'A hall',
    width: 1600,
    height: 1000,
    focal_x: 0.5,
    focal_y: 0.5,
  };
  return {
    id: '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b',
    name: 'Aangan Hall',
    area: 'Gola Road',
    type: 'banquet',
    min_guests: 100,
    max_guests: 1200,
    veg_paise: 95_000,
    nonveg_paise: 125_000,
    rental_paise: null,
    rooms: 12,
    parking: 80,
    ac: true,
    outside_caterer: false,
    is_partner: true,
    is_demo: false,
    price_verified_on: '2026-11-03',
    description: 'Two floors.',
    address: 'Lane 2, Gola Road, Patna',
    map_url: 'https://maps.example/aangan',
    halls: [{ name: 'Main hall', seated: 320 }],
    decor_policy: 'fee',
    amenities: ['Lift'],
    venue_images: [picture],
    ...change,
  };
}
