import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { useAskedFor } from '@/features/enquiries/admin/data/useAskedFor.ts';
import { BarChart } from '@/shared/admin/charts/BarChart.tsx';
import { useIstToday } from '@/shared/admin/useIstToday.ts';

/** Chart of the last 30 days' enquiries by service. */
export function AskedForChart() {
  return <BarChart {...adminDashboard.askedFor} query={useAskedFor(useIstToday())} />;
}
