import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { adminFirstSteps } from '@/content/en/adminFirstSteps.ts';
import { paths } from '@/shared/paths.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';

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
  factor: `${paths.adminScreen('loginhistory')}?second-factor=1`,
  legal: `${paths.adminScreen('site-content')}?section=firm.facts`,
  publish: `${paths.dashboard}?publish=1`,
};

export const stepNames = Object.keys(stepAddresses) as StepName[];

const schema = v.record(v.picklist(stepNames), v.boolean());

const rowsSchema = v.object({
  goes: v.record(v.string(), v.number()),
  changed: v.number(),
  joined: v.number(),
});

/** What removing the demo would delete and keep, as of now. */
export function useDemoRows() {
  return useQuery({
    queryKey: ['first-steps', 'demo'],
    queryFn: async () => v.parse(rowsSchema, dataOf(await getSupabase().rpc('demo_rows'))),
    staleTime: 0,
  });
}

/** Deletes the demo content and invalidates all queries. */
export function useRemoveDemo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => dataOf(await getSupabase().rpc('remove_demo')),
    onSuccess: async () => queries.invalidateQueries(),
  });
}

/** Which steps are done. */
export function useFirstSteps() {
  return useQuery({
    queryKey: ['first-steps'],
    queryFn: async () => v.parse(schema, dataOf(await getSupabase().rpc('first_steps'))),
    staleTime: 0,
  });
}
