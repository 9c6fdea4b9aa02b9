import { adminDashboard } from '@/content/en/adminDashboard.ts';
import {
  useEnquiriesPerDay,
  useEnquiriesPerService,
} from '@/features/enquiries/admin/data/useEnquiryReports.ts';
import { useIstToday } from '@/features/enquiries/admin/data/useIstToday.ts';
import { BarChart } from '@/shared/admin/charts/BarChart.tsx';
import { LineChart } from '@/shared/admin/charts/LineChart.tsx';

/** How many enquiries come in, and for what. */
export function EnquiryCharts() {
  const today = useIstToday();
  const { perDay, perService } = adminDashboard.charts;
  return (
    <div className="mt-8 grid items-start gap-4 xl:grid-cols-2">
      <LineChart {...perDay} query={useEnquiriesPerDay(today)} />
      <BarChart {...perService} query={useEnquiriesPerService(today)} />
    </div>
  );
}
