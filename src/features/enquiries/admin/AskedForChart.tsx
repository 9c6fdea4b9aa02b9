import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { useAskedFor } from '@/features/enquiries/admin/data/useAskedFor.ts';
import { BarChart } from '@/shared/admin/charts/BarChart.tsx';
import { useIstToday } from '@/shared/admin/useIstToday.ts';

/** What the enquiries of the last 30 days are for. */
export function AskedForChart() {
  return <BarChart {...adminDashboard.askedFor} query={useAskedFor(useIstToday())} />;
}
