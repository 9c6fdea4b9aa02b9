import { site } from '@/content/site.ts';
import { paths, servicePageSlugs } from '@/shared/paths.ts';
import { servicePages } from './services.ts';

const { city } = site.address;

export type NavEntry = { label: string; path: string };
export type NavGroup = { id: string; label: string; entries: readonly NavEntry[] };

const labelOf = (slug: string) => servicePages.find((page) => page.slug === slug)?.label ?? slug;

const serviceEntries: readonly NavEntry[] = [
  ...servicePageSlugs.map((slug) => ({ label: labelOf(slug), path: paths.service(slug) })),
  { label: `Venues in ${city}`, path: paths.venuesInPatna },
];

/** Single links and dropdown groups of the bar, in order. */
export const mainMenu: readonly (NavEntry | NavGroup)[] = [
  { label: 'Home', path: paths.home },
  {
    id: 'about',
    label: 'About Company',
    entries: [
      { label: 'About Us', path: paths.about },
      { label: 'Event Portfolio', path: paths.gallery },
      { label: 'Event Budgeting', path: paths.calculator },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    entries: [{ label: 'All Services', path: paths.services }, ...serviceEntries],
  },
  { label: 'Raas Garba', path: paths.raasGarba },
  { label: 'Contact', path: paths.contact },
];

export const navigation = {
  skip: 'Skip to content',
  label: 'Main',
  menu: 'Menu',
  call: 'Call',
  callUs: (number: string) => `Call us: ${number}`,
  chat: 'WhatsApp',
  chatWithUs: 'Chat with us on WhatsApp',
  /** Prefilled text of the chat. */
  chatText: 'Namaste, I would like to plan an event.',
  enquire: 'Enquire',
  visitors: 'visitors',
  loading: 'Loading...',
  toTop: 'Back to the top',
  actions: 'Call, chat or enquire',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'Same as device' },
} as const;

export const footer = {
  blurb: `Wedding and event planners from ${city}. Venue, decor and a team that stays till the last guest leaves.`,
  quickLinks: {
    title: 'Quick links',
    entries: [
      { label: 'Home', path: paths.home },
      { label: 'About Us', path: paths.about },
      { label: 'Services', path: paths.services },
      { label: 'Gallery', path: paths.gallery },
      { label: 'Contact', path: paths.contact },
      { label: 'Raas Garba', path: paths.raasGarba },
      { label: 'Event Budgeting', path: paths.calculator },
    ],
  },
  services: { title: 'What we plan', entries: serviceEntries },
  contact: {
    title: 'Talk to us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    loading: 'Loading...',
    /** Exact text: tests name it. */
    unavailable: 'Contact info not available.',
  },
  follow: (network: string) => `Follow us on ${network}`,
  preferences: 'Preferences',
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  admin: 'Admin',
} as const;
