import { site } from '@/content/site.ts';
import { paths } from '@/shared/paths.ts';

const { city } = site.address;

/** The static home page, `/legacy`; its introduction is `pages.legacy`. */
export const legacyText = {
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'WhatsApp',
  events: 'Upcoming events',
  numbers: 'In numbers',
  more: 'Everything else',
  links: [
    {
      path: paths.services,
      label: 'Our services',
      text: 'What each one includes, and how we work.',
    },
    { path: paths.gallery, label: 'Event Portfolio', text: 'Pictures, six albums per page.' },
    {
      path: paths.venuesInPatna,
      label: `Venues in ${city}`,
      text: 'Halls and lawns by area, guests and price per plate.',
    },
    {
      path: paths.calculator,
      label: 'Event Budgeting',
      text: 'What an event costs, item by item.',
    },
    { path: paths.raasGarba, label: 'Raas Garba', text: 'Our nights at Navratri.' },
    { path: paths.contact, label: 'Contact', text: 'Phone numbers, office and timings.' },
    { path: paths.home, label: 'The full home page', text: 'With pictures and sliders.' },
  ],
} as const;
