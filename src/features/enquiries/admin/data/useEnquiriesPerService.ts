import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { KindFigure } from '@/shared/admin/charts/figures.ts';
import { addDays, type IsoDay } from '@/shared/lib/dates.ts';
import { enquiryKeys, listEnquiriesPerService, POLL_MS } from './bookingQueries.ts';
import { eventName } from './bookings.ts';

/** Length of the chart, including today. */
const DAYS = 30;

/** Enquiries of the last 30 days per service, most first. */
export function useEnquiriesPerService(today: IsoDay) {
  return useQuery({
    queryKey: enquiryKeys.perService(today),
    queryFn: async ({ signal }): Promise<KindFigure[]> => {
      const counts = new Map<string, number>();
      const rows = await listEnquiriesPerService(addDays(today, 1 - DAYS), today, signal);
      for (const row of rows)
        counts.set(eventName(row), (counts.get(eventName(row)) ?? 0) + row.enquiries);
      return [...counts]
        .map(([label, value]) => ({ label, value }))
        .toSorted((one, other) => other.value - one.value);
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}
