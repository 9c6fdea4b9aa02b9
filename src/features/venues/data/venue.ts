import type { decorPolicies } from '@/shared/lists/decorPolicies.ts';
import type { foods } from '@/shared/lists/foods.ts';
import type { venueOrders } from '@/shared/lists/venueOrders.ts';
import type { venueTypes } from '@/shared/lists/venueTypes.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

export type VenueType = (typeof venueTypes)[number];
export type Food = (typeof foods)[number];
export type VenueOrder = (typeof venueOrders)[number];
type DecorPolicy = (typeof decorPolicies)[number];

/** Venues a page of the directory. */
export const PAGE_SIZE = 12;

/** Of the original, in pixels where known; the focal point from 0 to 1, from the left and from the top. */
type VenuePicture = Pick<
  Tables<'venue_images'>,
  'image_url' | 'alt' | 'width' | 'height' | 'focal_x' | 'focal_y'
>;

/** A venue as lists and the comparison show it; its first picture is the cover. */
export type Venue = Pick<
  Tables<'venues'>,
  | 'id'
  | 'name'
  | 'area'
  | 'min_guests'
  | 'max_guests'
  | 'veg_paise'
  | 'nonveg_paise'
  | 'rental_paise'
  | 'rooms'
  | 'parking'
  | 'ac'
  | 'outside_caterer'
  | 'is_partner'
  | 'is_demo'
  | 'price_verified_on'
> & { type: VenueType; venue_images: readonly VenuePicture[] };

/** What a venue's own page shows in addition. */
export type VenueDetail = Venue &
  Pick<Tables<'venues'>, 'description' | 'address' | 'map_url' | 'amenities'> & {
    halls: Hall[];
    decor_policy: DecorPolicy;
  };

export type Hall = { name: string; seated: number };

/** A page of the search, and how many venues fit in all. */
export type VenuePage = { venues: Venue[]; total: number };

/** An area with visible venues, and how many. */
export type VenueArea = { area: string; venues: number };
