import { paths } from '@/shared/paths.ts';

/** The quiet home page, `/legacy`; its introduction is `pages.legacy`. */
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
      text: 'What each of them includes, and how we work.',
    },
    { path: paths.gallery, label: 'Event Portfolio', text: 'Pictures, six albums a page.' },
    {
      path: paths.venuesInPatna,
      label: 'Venues in Patna',
      text: 'Halls and lawns by area, guests and price of a plate.',
    },
    {
      path: paths.calculator,
      label: 'Event Budgeting',
      text: 'What an event costs, part by part.',
    },
    { path: paths.raasGarba, label: 'Raas Garba', text: 'Our nights at Navratri.' },
    { path: paths.contact, label: 'Contact', text: 'Phones, office and hours.' },
    { path: paths.home, label: 'The full home page', text: 'With pictures and sliders.' },
  ],
} as const;
