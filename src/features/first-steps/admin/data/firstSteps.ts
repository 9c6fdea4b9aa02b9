import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { adminFirstSteps } from '@/content/en/adminFirstSteps.ts';
import { paths } from '@/shared/paths.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';

export type StepName = keyof typeof adminFirstSteps.steps;

/** Screen of each step; null for steps outside of the admin area. */
export const stepAddresses: Readonly<Record<StepName, string | null>> = {
  firm: paths.adminScreen('firm'),
  contact: paths.adminScreen('contact'),
  numbers: `${paths.adminScreen('site-content')}?section=home.numbers`,
  samples: paths.adminScreen('site-content'),
  demo: null,
  album: paths.adminScreen('portfolio'),
  event: paths.adminScreen('events'),
  notifications: paths.adminScreen('contact'),
  factor: `${paths.adminScreen('account')}#second-factor`,
  legal: `${paths.adminScreen('site-content')}?section=firm.facts`,
  publish: `${paths.dashboard}?publish=1`,
};

export const stepNames = Object.keys(stepAddresses) as StepName[];

export const stepsSchema = v.record(v.picklist(stepNames), v.boolean());

export const demoRowsSchema = v.object({
  goes: v.record(v.string(), v.number()),
  changed: v.number(),
  joined: v.number(),
});

const demoRows = call('demo_rows', { answer: demoRowsSchema });
const removeDemo = call('remove_demo');
const firstSteps = call('first_steps', { answer: stepsSchema });

/** Rows that removing the demo would delete and keep. */
export function useDemoRows() {
  return useQuery({
    queryKey: ['first-steps', 'demo'],
    queryFn: async ({ signal }) => demoRows(getSupabase(), {}, signal),
    staleTime: 0,
  });
}

/** Deletes the demo content and invalidates all queries. */
export function useRemoveDemo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => removeDemo(getSupabase(), {}),
    onSuccess: async () => queries.invalidateQueries(),
  });
}

/** Which steps are done. */
export function useFirstSteps() {
  return useQuery({
    queryKey: ['first-steps'],
    queryFn: async ({ signal }) => firstSteps(getSupabase(), {}, signal),
    staleTime: 0,
  });
}
