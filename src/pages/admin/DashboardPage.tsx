import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { EnquiryCharts } from '@/features/enquiries/admin/EnquiryCharts.tsx';
import { TodayEnquiries } from '@/features/enquiries/admin/TodayEnquiries.tsx';
import { FirstSteps } from '@/features/first-steps/admin/FirstSteps.tsx';
import { useIstToday } from '@/features/enquiries/admin/data/useIstToday.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';

/** /admin/dashboard: what came in today, and lately. */
export default function DashboardPage() {
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
      <FirstSteps />
      <EnquiryCharts />
    </>
  );
}
