import type { ServicePageSlug } from '@/shared/paths.ts';
import { anniversary } from './anniversary.ts';
import { artistManagement } from './artistManagement.ts';
import { birthday } from './birthday.ts';
import { catering } from './catering.ts';
import { corporate } from './corporate.ts';
import type { ServiceText } from './serviceText.ts';
import { venueBooking } from './venueBooking.ts';
import { wedding } from './wedding.ts';

/** All seven, for tests: the site loads each with its own page. */
export const serviceTexts: Record<ServicePageSlug, ServiceText> = {
  wedding,
  corporate,
  anniversary,
  birthday,
  'venue-booking': venueBooking,
  'artist-management': artistManagement,
  catering,
};
