import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { LiveQuery } from './liveQuery.ts';

const TIMEOUT_MS = 20_000;

/** Loads a query as a visitor, outside of any page (build time). @throws DataError, or a timeout after 20 s. */
export async function loadNow<T>(load: LiveQuery<T>['load']): Promise<T> {
  return load(getVisitorClient(), AbortSignal.timeout(TIMEOUT_MS));
}
