import { paths } from '@/shared/paths.ts';

export type AdminLink = { label: string; href: string };

export type AdminSection = {
  heading: string;
  /** What the screen is for. */
  intro: string;
  /** Where to do the same for now, on placeholder screens. */
  today: string;
  links: readonly AdminLink[];
};

const onSite = (label: string, href: string): AdminLink => ({ label, href });

/** Placeholder screens. */
export const adminSections = {
  tickets: {
    heading: 'Tickets',
    intro:
      'Passes for Raas Garba nights: kinds and prices, orders, guests and the check at the gate.',
    today:
      'The site sells no passes online. People who want one write an enquiry, and you answer it from Bookings.',
    links: [
      { label: 'Bookings', href: paths.adminScreen('bookings') },
      onSite('Raas Garba on the site', paths.raasGarba),
    ],
  },
} satisfies Record<string, AdminSection>;
