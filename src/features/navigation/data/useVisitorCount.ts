import { useEffect } from 'react';
import { siteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** Shown if the count failed to load (specification section 9). */
const DEFAULT_VISITOR_COUNT = 13_000;

/** The visitor count: undefined while loading; 13000 after an error, which is only logged (specification section 8). */
export function useVisitorCount(): number | undefined {
  const { status, data, error } = useLive(siteState);
  useEffect(() => {
    if (error) console.warn('The visitor count could not be fetched', error);
  }, [error]);
  if (status === 'pending') return undefined;
  return data?.visitor_count ?? DEFAULT_VISITOR_COUNT;
}
