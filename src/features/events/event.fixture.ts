import type { UpcomingEvent } from './data/event.ts';

/** An event for tests; each has an id of its own, because a tab remembers what it liked. */
export function eventOf(more: Partial<UpcomingEvent> = {}): UpcomingEvent {
  return {
    id: crypto.randomUUID(),
    title: 'Dandiya Night on the Lawn',
    description: 'Two circles and one dhol team.',
    date: '2027-01-05T13:30:00+00:00',
    dateType: 'specific',
    endsAt: null,
    location: 'Riverside Lawn, Digha, Patna',
    price: '₹499 onwards',
    images: [],
    showCountdown: false,
    isClickable: false,
    eventPageUrl: null,
    likeCount: 7,
    isDemo: false,
    updatedAt: '2026-11-21T00:00:00+00:00',
    ...more,
  };
}

/** Pictures of an event, the first of them of our own. */
const focal = { focalX: 0.5, focalY: 0.5 };
export const images = [
  {
    id: '1',
    url: '/pictures/garba-night.jpg',
    alt: 'A garba ground',
    width: 1600,
    height: 1000,
    ...focal,
  },
  { id: '2', url: 'https://cdn.example/sticks.jpg', alt: '', width: null, height: null, ...focal },
  { id: '3', url: '/pictures/diya.jpg', alt: 'A lit diya', width: 1600, height: 1000, ...focal },
];
