import type { eventTypes } from '@/shared/lists/eventTypes.ts';

/** One of the six event types of an enquiry. */
export type EventType = (typeof eventTypes)[number];

export type ServiceGroup = 'wedding' | 'corporate' | 'social';

type Named = { slug: string; label: string; eventType: EventType };

export type Service = Named & { group: ServiceGroup };

/** A service with a page under /services. */
export type ServicePage = Named;

/** The twenty services of the home page's three groups. */
export const services: readonly Service[] = [
  { slug: 'wedding', label: 'Wedding', group: 'wedding', eventType: 'Wedding' },
  { slug: 'reception', label: 'Reception', group: 'wedding', eventType: 'Wedding' },
  { slug: 'engagement', label: 'Engagement', group: 'wedding', eventType: 'Wedding' },
  { slug: 'haldi', label: 'Haldi', group: 'wedding', eventType: 'Wedding' },
  { slug: 'mehendi', label: 'Mehendi', group: 'wedding', eventType: 'Wedding' },
  { slug: 'sangeet', label: 'Sangeet / Mayra', group: 'wedding', eventType: 'Wedding' },
  { slug: 'conference', label: 'Conference', group: 'corporate', eventType: 'Corporate Event' },
  { slug: 'seminar', label: 'Seminar', group: 'corporate', eventType: 'Corporate Event' },
  { slug: 'inauguration', label: 'Inauguration', group: 'corporate', eventType: 'Corporate Event' },
  {
    slug: 'product-launch',
    label: 'Product Launch',
    group: 'corporate',
    eventType: 'Corporate Event',
  },
  {
    slug: 'annual-function',
    label: 'Annual Function',
    group: 'corporate',
    eventType: 'Corporate Event',
  },
  {
    slug: 'speech-function',
    label: 'Speech Function',
    group: 'corporate',
    eventType: 'Corporate Event',
  },
  {
    slug: 'award-ceremony',
    label: 'Award Ceremony',
    group: 'corporate',
    eventType: 'Corporate Event',
  },
  { slug: 'anniversary', label: 'Anniversary', group: 'social', eventType: 'Anniversary' },
  { slug: 'birthday', label: 'Birthday', group: 'social', eventType: 'Birthday Party' },
  { slug: 'janeu', label: 'Janeu', group: 'social', eventType: 'Social Gathering' },
  { slug: 'grih-pravesh', label: 'Grih Pravesh', group: 'social', eventType: 'Social Gathering' },
  {
    slug: 'freshers-party',
    label: 'Freshers Party',
    group: 'social',
    eventType: 'Social Gathering',
  },
  {
    slug: 'farewell-party',
    label: 'Farewell Party',
    group: 'social',
    eventType: 'Social Gathering',
  },
  {
    slug: 'family-reunion',
    label: 'Family Reunion',
    group: 'social',
    eventType: 'Social Gathering',
  },
];

/** The seven services with a page; three share their slug with an item above. */
export const servicePages: readonly ServicePage[] = [
  { slug: 'wedding', label: 'Wedding', eventType: 'Wedding' },
  { slug: 'corporate', label: 'Corporate Events', eventType: 'Corporate Event' },
  { slug: 'anniversary', label: 'Anniversary', eventType: 'Anniversary' },
  { slug: 'birthday', label: 'Birthday', eventType: 'Birthday Party' },
  { slug: 'venue-booking', label: 'Venue Booking', eventType: 'Other' },
  { slug: 'artist-management', label: 'Artist Management', eventType: 'Other' },
  { slug: 'catering', label: 'Catering', eventType: 'Other' },
];

/** Other subjects of an enquiry. */
const occasions: readonly Named[] = [
  { slug: 'raas-garba', label: 'Raas Garba', eventType: 'Other' },
];

function find(slug: string | null): Named | undefined {
  const named = (entry: Named) => entry.slug === slug;
  return services.find(named) ?? servicePages.find(named) ?? occasions.find(named);
}

/** Event type of a service; undefined for none or an unknown slug. */
export function eventTypeOf(slug: string | null): EventType | undefined {
  return find(slug)?.eventType;
}

/** Label of a slug; undefined for none or an unknown slug. */
export function serviceLabel(slug: string | null): string | undefined {
  return find(slug)?.label;
}
