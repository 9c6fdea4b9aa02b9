import {
  Activity,
  BookOpenText,
  CalendarDays,
  ChartNoAxesColumn,
  Contact,
  FileText,
  History,
  Images,
  IndianRupee,
  LayoutDashboard,
  MapPin,
  Megaphone,
  Sparkles,
  Store,
  TextQuote,
  Ticket,
} from 'lucide-react';
import type { adminSections } from '@/content/en/adminSections.ts';
import { adminShell } from '@/content/en/adminShell.ts';
import type { Screen } from '@/shared/admin/screen.ts';
import { screenPage } from './adminScreen.tsx';

const { screens: labels } = adminShell;
/** All roles except gate staff. */
const managers = ['owner', 'manager'] as const;

/** Placeholder of a screen that does not exist yet. */
const guide = (section: keyof typeof adminSections) =>
  screenPage(async () => {
    const { SectionPage } = await import('@/pages/admin/SectionPage.tsx');
    return { default: () => <SectionPage section={section} /> };
  });

/** All screens of the admin area, in the order of the navigation. */
export const adminScreens: readonly Screen[] = [
  {
    path: '',
    label: labels.dashboard,
    Icon: LayoutDashboard,
    group: 'daily',
    roles: managers,
    isInThumbBar: true,
    Page: screenPage(async () => import('@/pages/admin/DashboardPage.tsx')),
  },
  {
    path: 'bookings',
    label: labels.bookings,
    Icon: BookOpenText,
    group: 'daily',
    roles: managers,
    isInThumbBar: true,
    Page: screenPage(async () => import('@/features/enquiries/admin/BookingsList.tsx')),
  },
  {
    path: 'tickets',
    label: labels.tickets,
    Icon: Ticket,
    group: 'daily',
    roles: managers,
    isUnlisted: true,
    Page: guide('tickets'),
  },
  {
    path: 'prices',
    label: labels.prices,
    Icon: IndianRupee,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/features/site-content/admin/PricesScreen.tsx')),
  },
  {
    path: 'pages',
    label: labels.pages,
    Icon: FileText,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/features/pages/admin/PagesList.tsx')),
  },
  {
    path: 'site-content',
    label: labels['site-content'],
    Icon: TextQuote,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/pages/admin/SiteContentPage.tsx')),
  },
  {
    path: 'firm',
    label: labels.firm,
    Icon: Store,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/pages/admin/FirmPage.tsx')),
  },
  {
    path: 'ad-bar',
    label: labels['ad-bar'],
    Icon: Megaphone,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/pages/admin/AnnouncementsPage.tsx')),
  },
  {
    path: 'events',
    label: labels.events,
    Icon: CalendarDays,
    group: 'site',
    roles: managers,
    isInThumbBar: true,
    Page: screenPage(async () => import('@/features/events/admin/EventsList.tsx')),
  },
  {
    path: 'portfolio',
    label: labels.portfolio,
    Icon: Images,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/features/portfolio/admin/AlbumsList.tsx')),
  },
  {
    path: 'venues',
    label: labels.venues,
    Icon: MapPin,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/features/venues/admin/VenuesList.tsx')),
  },
  {
    path: 'garba',
    label: labels.garba,
    Icon: Sparkles,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/features/garba/admin/GarbaScreen.tsx')),
  },
  {
    path: 'contact',
    label: labels.contact,
    Icon: Contact,
    group: 'site',
    roles: managers,
    Page: screenPage(async () => import('@/features/contact/admin/ContactScreen.tsx')),
  },
  {
    path: 'analytics',
    label: labels.analytics,
    Icon: ChartNoAxesColumn,
    group: 'system',
    roles: managers,
    Page: screenPage(async () => import('@/features/analytics/admin/AnalyticsScreen.tsx')),
  },
  {
    path: 'loginhistory',
    label: labels.loginhistory,
    Icon: History,
    group: 'system',
    roles: managers,
    Page: screenPage(async () => import('@/pages/admin/LoginsPage.tsx')),
  },
  {
    path: 'supabase-test',
    label: labels['supabase-test'],
    Icon: Activity,
    group: 'system',
    roles: managers,
    Page: screenPage(async () => import('@/features/connection/admin/ConnectionTest.tsx')),
  },
];
