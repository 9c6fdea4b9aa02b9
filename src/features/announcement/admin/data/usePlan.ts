import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchTable } from '@/shared/data/tableFeed.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { PlanRow } from './plan.ts';
import { findPlan, planKey } from './planQueries.ts';

/** The announcement bar; follows other admins' changes within a second. */
export function usePlan() {
  const client = useQueryClient();
  useEffect(
    () =>
      watchTable(getSupabase(), 'ad_bar', () => {
        void client.invalidateQueries({ queryKey: planKey });
      }),
    [client],
  );
  return useQuery({ queryKey: planKey, queryFn: async ({ signal }) => findPlan(signal) });
}

/** Puts a saved bar into the cache instead of refetching it. */
export function useKeepPlan(): (plan: PlanRow) => void {
  const client = useQueryClient();
  return (plan) => client.setQueryData<PlanRow | null>(planKey, plan);
}
