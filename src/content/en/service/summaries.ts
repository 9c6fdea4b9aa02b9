import type { ServicePageSlug } from '@/shared/paths.ts';

/** What each service page is called and how it begins: the page itself, the hub and the other pages show it. */
export const serviceSummaries: Record<ServicePageSlug, { heading: string; lead: string }> = {
  wedding: {
    heading: 'Wedding Planning',
    lead: 'A wedding in Bihar is seven functions and two families. We keep them on one plan.',
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
    lead: 'A first birthday, a loud eighth, a quiet sixtieth: each needs a different room and a different hour.',
  },
  'venue-booking': {
    heading: 'Venue Booking',
    lead: 'Three halls that fit are worth more than thirty that do not. We bring you three.',
  },
  'artist-management': {
    heading: 'Artist Management',
    lead: 'The right voice at the right hour. We book the artist and everything the artist needs to be good.',
  },
  catering: {
    heading: 'Catering',
    lead: 'People forget the backdrop. They remember whether the puris were hot.',
  },
};
