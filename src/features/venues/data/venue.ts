import type { decorPolicies } from '@/shared/lists/decorPolicies.ts';
import type { foods } from '@/shared/lists/foods.ts';
import type { venueOrders } from '@/shared/lists/venueOrders.ts';
import type { venueTypes } from '@/shared/lists/venueTypes.ts';

export type VenueType = (typeof venueTypes)[number];
export type Food = (typeof foods)[number];
export type VenueOrder = (typeof venueOrders)[number];
type DecorPolicy = (typeof decorPolicies)[number];

/** Venues a page of the directory. */
export const PAGE_SIZE = 12;

type VenuePicture = {
  url: string;
  alt: string;
  /** Of the original, in pixels, where known. */
  width: number | null;
  height: number | null;
  /** What must stay in view, 0 to 1 from the left and from the top. */
  focalX: number;
  focalY: number;
};

/** A venue as lists and the comparison show it. Money in paise, null where it is on request or does not apply. */
export type Venue = {
  id: string;
  name: string;
  area: string;
  type: VenueType;
  minGuests: number;
  maxGuests: number;
  vegPaise: number | null;
  nonvegPaise: number | null;
  rentalPaise: number | null;
  rooms: number;
  /** Cars that find a place. */
  parking: number;
  ac: boolean;
  outsideCaterer: boolean;
  isPartner: boolean;
  isSample: boolean;
  /** The day on which its prices were last asked, 'YYYY-MM-DD'. */
  priceVerifiedOn: string | null;
  picture: VenuePicture | null;
};

/** What a venue's own page shows besides. */
export type VenueDetail = Venue & {
  description: string;
  address: string;
  mapUrl: string | null;
  halls: { name: string; seated: number }[];
  decorPolicy: DecorPolicy;
  amenities: string[];
  pictures: VenuePicture[];
};

/** A page of the search, and how many venues fit in all. */
export type VenuePage = { venues: Venue[]; total: number };

/** An area that visible venues stand in. */
export type VenueArea = { area: string; venues: number };
