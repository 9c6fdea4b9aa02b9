import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KindFigure, twoPeriods } from '@/shared/admin/charts/figures.ts';
import { type IsoDay, istDay, startOfIstDay } from '@/shared/lib/dates.ts';
import { enquiryKeys, listEnquiriesPerDay, listEnquiriesPerService } from './bookingQueries.ts';
import { eventName } from './bookings.ts';
import { POLL_MS } from './useEnquiries.ts';

/** Of a period that the charts tell, today's among them. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const daysBefore = (day: IsoDay, count: number) =>
  istDay(new Date(startOfIstDay(day).getTime() - count * DAY_MS));

/** The enquiries of each of the last 30 days, and of the 30 before. */
export function useEnquiriesPerDay(today: IsoDay) {
  return useQuery({
    queryKey: enquiryKeys.perDay(today),
    queryFn: async ({ signal }) => {
      const days = await listEnquiriesPerDay(daysBefore(today, 2 * DAYS - 1), today, signal);
      return twoPeriods(days.map(({ day, enquiries }) => ({ day, value: enquiries })));
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** How many enquiries of the last 30 days asked for what, the most first. */
export function useEnquiriesPerService(today: IsoDay) {
  return useQuery({
    queryKey: enquiryKeys.perService(today),
    queryFn: async ({ signal }): Promise<KindFigure[]> => {
      const counts = new Map<string, number>();
      const rows = await listEnquiriesPerService(daysBefore(today, DAYS - 1), today, signal);
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
