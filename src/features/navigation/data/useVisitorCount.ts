import { useEffect } from 'react';
import { siteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** Shown where the count could not be fetched (specification section 9). */
const DEFAULT_VISITOR_COUNT = 13_000;

/** The visitor count: undefined until fetched; 13000 where that failed, which is only logged (specification section 8). */
export function useVisitorCount(): number | undefined {
  const { status, data, error } = useLive(siteState);
  useEffect(() => {
    if (error) console.warn('The visitor count could not be fetched', error);
  }, [error]);
  if (status === 'pending') return undefined;
  return data?.visitor_count ?? DEFAULT_VISITOR_COUNT;
}
