import type { UpcomingEvent } from './data/event.ts';

/** An event for tests, with an id of its own: likes are remembered by id. */
export function eventOf(more: Partial<UpcomingEvent> = {}): UpcomingEvent {
  return {
    id: crypto.randomUUID(),
    title: 'Dandiya Night on the Lawn',
    description: 'Two circles and one dhol team.',
    date: '2027-01-05T13:30:00+00:00',
    date_type: 'specific',
    ends_at: null,
    location: 'Riverside Lawn, Digha, Patna',
    price: '₹499 onwards',
    images: [],
    show_countdown: false,
    is_clickable: false,
    event_page_url: null,
    like_count: 7,
    is_demo: false,
    updated_at: '2026-11-21T00:00:00+00:00',
    ...more,
  };
}

/** Pictures of an event; the first is one of the site's own. */
const focal = { focal_x: 0.5, focal_y: 0.5 };
export const images = [
  {
    id: '1',
    image_url: '/pictures/garba-night.jpg',
    alt: 'A garba ground',
    width: 1600,
    height: 1000,
    ...focal,
  },
  {
    id: '2',
    image_url: 'https://cdn.example/sticks.jpg',
    alt: '',
    width: null,
    height: null,
    ...focal,
  },
  {
    id: '3',
    image_url: '/pictures/diya.jpg',
    alt: 'A lit diya',
    width: 1600,
    height: 1000,
    ...focal,
  },
];
