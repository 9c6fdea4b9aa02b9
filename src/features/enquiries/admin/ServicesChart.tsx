import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { useEnquiriesPerService } from '@/features/enquiries/admin/data/useEnquiriesPerService.ts';
import { BarChart } from '@/shared/admin/charts/BarChart.tsx';
import { useIstToday } from '@/shared/admin/useIstToday.ts';

/** Chart of the last 30 days' enquiries by service. */
export function ServicesChart() {
  return <BarChart {...adminDashboard.perService} query={useEnquiriesPerService(useIstToday())} />;
}
