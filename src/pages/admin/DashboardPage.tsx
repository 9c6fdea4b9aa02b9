import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { useSummary } from '@/features/dashboard/admin/data/summary.ts';
import { MonthAgainstLast } from '@/features/dashboard/admin/MonthAgainstLast.tsx';
import { NextDates } from '@/features/dashboard/admin/NextDates.tsx';
import { TodayStrip } from '@/features/dashboard/admin/TodayStrip.tsx';
import { Warnings } from '@/features/dashboard/admin/Warnings.tsx';
import { WeeklySummary } from '@/features/dashboard/admin/WeeklySummary.tsx';
import { AddPhoneEnquiry } from '@/features/enquiries/admin/AddPhoneEnquiry.tsx';
import { ServicesChart } from '@/features/enquiries/admin/ServicesChart.tsx';
import { LatestEnquiries } from '@/features/enquiries/admin/LatestEnquiries.tsx';
import { useFirstSteps } from '@/features/first-steps/admin/data/firstSteps.ts';
import { FirstSteps } from '@/features/first-steps/admin/FirstSteps.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { StaleNote } from '@/shared/admin/StaleNote.tsx';
import { useIstToday } from '@/shared/admin/useIstToday.ts';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { formatIsoDay } from '@/shared/lib/dates.ts';

/** /admin/dashboard: pending items of today, then figures. */
export default function DashboardPage() {
  const today = useIstToday();
  const summary = useSummary(today);
  const steps = useFirstSteps();
  // Avoids a layout shift below the steps; does not wait for a retry.
  const awaitsSteps = steps.isLoading && steps.failureCount === 0;
  return (
    <>
      <ScreenHeading
        heading={adminDashboard.heading}
        intro={adminDashboard.intro(formatIsoDay(today))}
      >
        <AddPhoneEnquiry />
      </ScreenHeading>
      <StaleNote query={summary} />
      <QueryView
        state={stateOf(summary)}
        loading={<ListMessage live="polite" title={adminDashboard.loading} />}
        error={<LoadFailure title={adminDashboard.failed} onRetry={() => void summary.refetch()} />}
      >
        {(data) => (
          <>
            <TodayStrip today={data.today} />
            <Warnings warnings={data.warnings} />
          </>
        )}
      </QueryView>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LatestEnquiries />
        {summary.data && <NextDates dates={summary.data.next_dates} today={today} />}
      </div>
      <FirstSteps />
      <div hidden={awaitsSteps}>
        {summary.data && !awaitsSteps && (
          <MonthAgainstLast summary={summary.data} today={today}>
            <ServicesChart />
          </MonthAgainstLast>
        )}
        <WeeklySummary />
      </div>
    </>
  );
}
