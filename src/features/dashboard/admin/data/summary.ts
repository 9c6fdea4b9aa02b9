import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { IsoDay } from '@/shared/lib/dates.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';

/** Poll interval, ms; paused in a hidden tab. */
const POLL_MS = 60_000;

/** Null: none yet, or not visible to the role. */
const count = v.nullable(v.number());
/** Of a month so far, and of the same days of the one before; missing if not visible to the role. */
const sum = v.optional(v.number());

export const summarySchema = v.object({
  today: v.object({
    new_enquiries: count,
    failed_mails: count,
    live_visitors: count,
  }),
  month: v.object({
    from: v.string(),
    to: v.string(),
    enquiries: sum,
    enquiries_before: sum,
    visitors: sum,
    visitors_before: sum,
    views: sum,
    views_before: sum,
  }),
  days: v.array(v.object({ day: v.string(), visitors: count, enquiries: count })),
  next_dates: v.array(
    v.object({
      kind: v.picklist(['event', 'enquiry', 'garba']),
      id: v.string(),
      title: v.string(),
      date: v.string(),
    }),
  ),
  warnings: v.object({
    pages_under_renovation: v.nullable(v.array(v.string())),
    unpublished_sections: count,
    pictures_without_alt: count,
    sample_data: v.nullable(v.boolean()),
    announcement_ends_at: v.nullable(v.string()),
    claims: count,
    late_payments: count,
    refunds: count,
  }),
});
/** The dashboard's data, as far as visible to the role. */
export type Summary = v.InferOutput<typeof summarySchema>;

const dashboardSummary = call('dashboard_summary', { answer: summarySchema });
const weeklySummary = call('weekly_summary');
const setWeeklySummary = call('set_weekly_summary');

/** @param today IST: at midnight all figures change. */
export function useSummary<Shown = Summary>(today: IsoDay, select?: (summary: Summary) => Shown) {
  return useQuery({
    queryKey: ['dashboard', today],
    queryFn: async ({ signal }) => dashboardSummary(getSupabase(), {}, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    staleTime: 0,
    ...(select && { select }),
  });
}

const weeklyKey = ['weekly-summary'];

/** Whether the weekly mail is on. */
export function useWeekly() {
  return useQuery({
    queryKey: weeklyKey,
    queryFn: async ({ signal }) => weeklySummary(getSupabase(), {}, signal),
  });
}

export function useSetWeekly() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => setWeeklySummary(getSupabase(), { p_on: isOn }),
    onSuccess: (isOn) => client.setQueryData(weeklyKey, isOn),
  });
}
