import { site } from '@/content/site.ts';
import { formatNumber } from '@/shared/lib/numbers.ts';

const { city } = site.address;

/** Upcoming events: the section of the home page, their cards and their own pages. */
export const eventsText = {
  title: 'Upcoming Events',
  lead: 'Our own events, open to everyone. Bring the family.',
  /** Exact words as far as `emptyHint`: tests name them. */
  loading: 'Loading events...',
  failed: 'Failed to load upcoming events.',
  empty: 'No upcoming events at the moment.',
  emptyHint: 'Check back soon for exciting events!',
  retry: 'Try again',
} as const;

export const eventText = {
  /** Exact words as far as `knowMore`: tests name them. */
  comingSoon: 'Coming Soon',
  invalidDate: 'Invalid Date',
  noImage: 'No image available',
  likeFailed: 'Failed to like event.',
  share: 'Share on WhatsApp',
  knowMore: 'Know More',
  /** Message of a shared event; `location` may be empty, `date` is null if not known yet. */
  shareText: (title: string, date: string | null, location: string, url: string) =>
    `Check out this upcoming event: ${title} ${date === null ? '(coming soon)' : `on ${date}`}${location ? ` at ${location}` : ''}. ${url}`,

  when: 'When',
  where: 'Where',
  price: 'Price',
  ended: (day: string) => `Ended on ${day}`,
  calendar: 'Add to calendar',
  calendarFailed: 'The calendar file could not be created. Please try again.',
  about: (title: string) => `: ${title}`,
  like: (title: string) => `Like ${title}`,
  likes: (count: number) => (count === 1 ? '1 like' : `${formatNumber(count)} likes`),

  timeUntil: (title: string) => `Time until ${title}`,
  units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },

  pictures: (title: string) => `Pictures of ${title}`,
  /** Alternative text of a picture without one. */
  picture: (title: string, number: number) => `${title}, picture ${number}`,
  fullScreen: 'Show full screen',
} as const;

/** An event's own page, `/events/{id}`. */
export const eventPageText = {
  back: 'All upcoming events',
  sample: 'This is a sample event. Real events will appear here once the company adds them.',
  ask: 'Ask about this event',
  loading: 'Loading event...',
  failed: 'This event could not be loaded.',
  failedHint: 'Check your connection and try again.',
  missingTitle: 'Event not found',
  missing: 'This event is no longer listed. The other events are on the home page.',
  seoTitle: (title: string) => `${title} | ${site.name}`,
  seoDescription: (title: string, date: string, location: string) =>
    `${[title, date, location].filter(Boolean).join(', ')}. An event of ${site.name}, ${city}.`,
  keywords: [`events in ${city}`, `upcoming events ${city}`],
} as const;
