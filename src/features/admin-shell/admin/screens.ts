import {
  Activity,
  BookOpenText,
  CalendarDays,
  ChartNoAxesColumn,
  Contact,
  FileText,
  History,
  Images,
  LayoutDashboard,
  MapPin,
  Megaphone,
  Sparkles,
  Ticket,
  type LucideIcon,
} from 'lucide-react';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { adminSections } from '@/content/en/adminSections.ts';
import type { adminShell } from '@/content/en/adminShell.ts';
import { type AdminScreen, paths } from '@/shared/paths.ts';

export type ScreenLink = { to: string; label: string; Icon: LucideIcon };
export type ScreenGroup = { id: keyof typeof adminShell.groups; links: readonly ScreenLink[] };

const section = (screen: keyof typeof adminSections, Icon: LucideIcon): ScreenLink => ({
  to: paths.adminScreen(screen satisfies AdminScreen),
  label: adminSections[screen].label,
  Icon,
});

const dashboard: ScreenLink = {
  to: paths.dashboard,
  label: adminDashboard.label,
  Icon: LayoutDashboard,
};
const bookings: ScreenLink = {
  to: paths.adminScreen('bookings'),
  label: adminBookings.label,
  Icon: BookOpenText,
};
const events = section('events', CalendarDays);

/** Every screen of the desk, in the order of the navigation. */
export const screenGroups: readonly ScreenGroup[] = [
  { id: 'daily', links: [dashboard, bookings, section('tickets', Ticket)] },
  {
    id: 'site',
    links: [
      section('pages', FileText),
      section('ad-bar', Megaphone),
      events,
      section('portfolio', Images),
      section('venues', MapPin),
      section('garba', Sparkles),
      section('contact', Contact),
    ],
  },
  {
    id: 'desk',
    links: [
      section('analytics', ChartNoAxesColumn),
      section('loginhistory', History),
      section('supabase-test', Activity),
    ],
  },
];

/** What a thumb reaches at the bottom of a phone; the rest is behind 'More'. */
export const thumbLinks: readonly ScreenLink[] = [dashboard, bookings, events];
