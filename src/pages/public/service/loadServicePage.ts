import type { ComponentType } from 'react';
import type { ServicePageSlug } from '@/shared/paths.ts';

/** One chunk per service, so that a page does not load the texts of the other six. */
const pages: Record<ServicePageSlug, () => Promise<{ default: ComponentType }>> = {
  wedding: () => import('./WeddingPage.tsx'),
  corporate: () => import('./CorporatePage.tsx'),
  anniversary: () => import('./AnniversaryPage.tsx'),
  birthday: () => import('./BirthdayPage.tsx'),
  'venue-booking': () => import('./VenueBookingPage.tsx'),
  'artist-management': () => import('./ArtistManagementPage.tsx'),
  catering: () => import('./CateringPage.tsx'),
};

/** Loads a service's page. Separate from the routes, which are part of every page's first load. */
export async function loadServicePage(slug: ServicePageSlug): Promise<{ default: ComponentType }> {
  return pages[slug]();
}
