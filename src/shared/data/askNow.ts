import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { LiveQuery } from './liveQuery.ts';

const TIMEOUT_MS = 20_000;

/** Asks the database as a visitor, outside of any page: for the build. @throws DataError; also after 20 s without an answer. */
export async function askNow<T>(load: LiveQuery<T>['load']): Promise<T> {
  return load(getVisitorClient(), AbortSignal.timeout(TIMEOUT_MS));
}
