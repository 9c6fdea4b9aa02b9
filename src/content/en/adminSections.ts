import { type AdminScreen, paths } from '@/shared/paths.ts';

export type AdminLink = { label: string; href: string };

export type AdminSection = {
  /** In the navigation. */
  label: string;
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

/** The screens that explain themselves: everything under /admin/dashboard but the index and the bookings. */
export const adminSections: Readonly<Record<Exclude<AdminScreen, 'bookings'>, AdminSection>> = {
  venues: {
    label: 'Venues',
    heading: 'Venues',
    intro: 'The halls, lawns and banquet rooms of Patna that visitors can search and ask about.',
    today:
      'The words of the venue page are kept in the site’s files (src/content/en): whoever looks after the code changes them there and publishes the site again.',
    links: [onSite('Venues in Patna on the site', paths.venuesInPatna)],
  },
  tickets: {
    label: 'Tickets',
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
  pages: {
    label: 'Pages',
    heading: 'Pages',
    intro: 'Which pages visitors can open, and which say that they are under renovation.',
    today:
      'Each page is one row of the table page_visibility. Switch is_visible or is_under_construction in the Supabase table editor; open pages change at once.',
    links: [tableEditor, onSite('Services on the site', paths.services)],
  },
  'ad-bar': {
    label: 'Announcement bar',
    heading: 'Announcement bar',
    intro: 'The one line of news across the top of every page, with a link if you like.',
    today:
      'The line is the one row of the table ad_bar: its text in content, shown while enabled is true. Write a link as [label](https://address).',
    links: [tableEditor, onSite('Home page', paths.home)],
  },
  portfolio: {
    label: 'Portfolio',
    heading: 'Portfolio',
    intro:
      'The albums of your work: their pictures, their order and which are shown on the home page.',
    today:
      'Albums are rows of the table albums, their pictures rows of portfolio_images. Set is_featured to show an album on the home page; it shows six at most.',
    links: [
      tableEditor,
      { label: 'Picture storage', href: `${PROJECT}/storage/buckets` },
      onSite('Gallery on the site', paths.gallery),
    ],
  },
  garba: {
    label: 'Raas Garba',
    heading: 'Raas Garba',
    intro: 'This year’s festival: nights, line-up, rules and what the festival page says.',
    today:
      'The words of the festival page are kept in the site’s files (src/content/en). To take the page off the site, hide raas-garba in the table page_visibility.',
    links: [tableEditor, onSite('Raas Garba on the site', paths.raasGarba)],
  },
  contact: {
    label: 'Contact details',
    heading: 'Contact details',
    intro:
      'The phone numbers, mail addresses and postal addresses that visitors see in the footer.',
    today:
      'They are three lists in the one row of the table contact_info: phone, email and address. The first of each list is the main one.',
    links: [tableEditor, onSite('Contact on the site', paths.contact)],
  },
  loginhistory: {
    label: 'Login history',
    heading: 'Login history',
    intro: 'Who signed in to this area, when and from where.',
    today:
      'Supabase keeps the sign-ins of your project: open Authentication, then Logs. Accounts and their last sign-in are listed under Users.',
    links: [
      { label: 'Sign-in logs', href: `${PROJECT}/logs/auth-logs` },
      { label: 'Accounts', href: `${PROJECT}/auth/users` },
    ],
  },
  analytics: {
    label: 'Analytics',
    heading: 'Analytics',
    intro: 'How many people visit, which pages they read and where they come from.',
    today:
      'The numbers are kept in the views visitor_stats_daily (a row a day) and page_stats_daily (a row a page and day).',
    links: [tableEditor],
  },
  events: {
    label: 'Events',
    heading: 'Upcoming events',
    intro: 'The events announced on the home page, their pictures, dates and order.',
    today:
      'Events are rows of the table upcoming_events, their pictures rows of upcoming_event_images. The whole section is switched by is_visible in upcoming_events_section.',
    links: [tableEditor, onSite('Home page', paths.home)],
  },
  'supabase-test': {
    label: 'Connection test',
    heading: 'Connection test',
    intro: 'Whether this site reaches its database, sign-in and mail.',
    today:
      'You can read this page because sign-in and the database answered a moment ago. For the rest, look at the health of the project’s services in Supabase.',
    links: [
      { label: 'Project health', href: `${PROJECT}/reports` },
      { label: 'Bookings', href: paths.adminScreen('bookings') },
    ],
  },
};
