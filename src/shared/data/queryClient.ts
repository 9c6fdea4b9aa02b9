import { QueryClient } from '@tanstack/react-query';
import { DataError } from '@/shared/supabase/errors.ts';

/** How long a value counts as fresh, in ms (specification section 9, page visibility cache). */
const FRESH_MS = 60_000;

/** Retries wait 200, 400, 800 ms (specification section 9: exponential backoff from 200 ms). */
const RETRY_BASE_MS = 200;
const RETRIES = 3;

/** A 4xx answer stays the same however often one asks; a network failure or a 5xx may not. */
function retry(failures: number, error: unknown): boolean {
  const final = error instanceof DataError && error.status >= 400 && error.status < 500;
  return failures < RETRIES && !final;
}

/** A cache of what the database answered. The public site has one, the admin area another. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay: (attempt) => RETRY_BASE_MS * 2 ** attempt,
        staleTime: FRESH_MS,
        networkMode: 'always',
      },
      // A save without a connection fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  });
}
