import type { ComponentType } from 'react';
import type { ServicePageSlug } from '@/shared/paths.ts';

/** One chunk a service: a visitor of one page does not fetch the words of the other six. */
const pages: Record<ServicePageSlug, () => Promise<{ default: ComponentType }>> = {
  wedding: () => import('./WeddingPage.tsx'),
  corporate: () => import('./CorporatePage.tsx'),
  anniversary: () => import('./AnniversaryPage.tsx'),
  birthday: () => import('./BirthdayPage.tsx'),
  'venue-booking': () => import('./VenueBookingPage.tsx'),
  'artist-management': () => import('./ArtistManagementPage.tsx'),
  catering: () => import('./CateringPage.tsx'),
};

/** The page of a service. Kept out of the table of routes, which is part of every page's first load. */
export async function loadServicePage(slug: ServicePageSlug): Promise<{ default: ComponentType }> {
  return pages[slug]();
}
