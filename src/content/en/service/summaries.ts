import { site } from '@/content/site.ts';
import type { ServicePageSlug } from '@/shared/paths.ts';

const { state } = site.address;

/** Heading and first sentence of each service page, used by the page, the hub and other pages. */
export const serviceSummaries: Record<ServicePageSlug, { heading: string; lead: string }> = {
  wedding: {
    heading: 'Wedding Planning',
    lead: `A wedding in ${state} means seven functions and two families. We bring them into one plan.`,
  },
  corporate: {
    heading: 'Corporate Events',
    lead: 'Guests judge a company event by its first ten minutes: parking, registration, and a microphone that works.',
  },
  anniversary: {
    heading: 'Anniversary Celebrations',
    lead: 'A table for two on a terrace, or the whole family back together after twenty-five years.',
  },
  birthday: {
    heading: 'Birthday Parties',
    lead: 'A first birthday, a noisy eighth or a quiet sixtieth: each one needs a different plan.',
  },
  'venue-booking': {
    heading: 'Venue Booking',
    lead: 'Three halls that suit you are better than thirty that do not. We show you three.',
  },
  'artist-management': {
    heading: 'Artist Management',
    lead: 'The right artist at the right time. We book the artist and arrange everything they need.',
  },
  catering: {
    heading: 'Catering',
    lead: 'People forget the backdrop. They remember whether the puris were hot.',
  },
};
