import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { ScreenHeading } from '@/features/admin-shell/admin/ScreenHeading.tsx';
import { TodayEnquiries } from '@/features/bookings/admin/TodayEnquiries.tsx';
import { useIstToday } from '@/features/bookings/data/useIstToday.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';

/** /admin/dashboard: what came in today. */
export function DashboardPage() {
  return (
    <>
      <ScreenHeading
        heading={adminDashboard.heading}
        intro={adminDashboard.intro(formatIsoDay(useIstToday()))}
      >
        <ButtonLink to={paths.adminScreen('bookings')} variant="secondary" size="sm">
          {adminDashboard.today.all}
        </ButtonLink>
      </ScreenHeading>
      <TodayEnquiries />
    </>
  );
}
