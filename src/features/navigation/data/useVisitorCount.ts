import { useEffect } from 'react';
import { useLive } from '@/shared/data/useLive.ts';
import { DEFAULT_VISITOR_COUNT, visitorCount } from './visitorCount.ts';

/** The visitor count: undefined until fetched; 13000 where that failed, which is only logged (specification section 8). */
export function useVisitorCount(): number | undefined {
  const { status, data, error } = useLive(visitorCount);
  useEffect(() => {
    if (error) console.warn('The visitor count could not be fetched', error);
  }, [error]);
  if (status === 'pending') return undefined;
  return data ?? DEFAULT_VISITOR_COUNT;
}
