import { QueryClient } from '@tanstack/react-query';
import { DataError } from '@/shared/supabase/errors.ts';

/** `staleTime`, ms (specification section 9, page visibility cache). */
const FRESH_MS = 60_000;

/** Retry delays are 200, 400, 800 ms (specification section 9: exponential backoff from 200 ms). */
const RETRY_BASE_MS = 200;
const RETRIES = 3;

/** Retries network failures and 5xx responses, not 4xx. */
function retry(failures: number, error: unknown): boolean {
  const final = error instanceof DataError && error.status >= 400 && error.status < 500;
  return failures < RETRIES && !final;
}

/** Creates a query cache; the public site and the admin area have one each. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay: (attempt) => RETRY_BASE_MS * 2 ** attempt,
        staleTime: FRESH_MS,
        networkMode: 'always',
      },
      // Mutations fail at once when offline instead of pausing.
      mutations: { networkMode: 'always' },
    },
  });
}
