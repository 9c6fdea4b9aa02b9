import { paths } from '@/shared/paths.ts';

export type AdminLink = { label: string; href: string };

export type AdminSection = {
  heading: string;
  /** What the owner does on this screen. */
  intro: string;
  /** Where the same is done at present: shown on screens that only explain. */
  today: string;
  links: readonly AdminLink[];
};

/** Supabase asks which project is meant at `_` and then opens its page. */
const PROJECT = 'https://supabase.com/dashboard/project/_';
const tableEditor: AdminLink = { label: 'Supabase table editor', href: `${PROJECT}/editor` };
const onSite = (label: string, href: string): AdminLink => ({ label, href });

/** The screens that explain where their content is kept: everything under /admin/dashboard but the index and the bookings. */
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
  garba: {
    heading: 'Raas Garba',
    intro: 'This year’s festival: nights, line-up, rules and what the festival page says.',
    today:
      'The festival is a row of garba_editions, with its nights in garba_nights and its questions in garba_faqs. To take the page off the site, hide it under Pages.',
    links: [
      tableEditor,
      { label: 'Pages', href: paths.adminScreen('pages') },
      onSite('Raas Garba on the site', paths.raasGarba),
    ],
  },
} satisfies Record<string, AdminSection>;
