import { QueryClient } from '@tanstack/react-query';
import { queryClient } from '@/shared/data/live.ts';
import { DataError } from '@/shared/supabase/errors.ts';

const RETRIES = 3;

/** Whether the database refused this call because of who asked. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof DataError &&
    (error.code === '42501' || error.status === 401 || error.status === 403)
  );
}

/** A 4xx answer stays the same however often one asks; a network failure or a 5xx may not. */
function retry(failures: number, error: unknown): boolean {
  const final = error instanceof DataError && error.status >= 400 && error.status < 500;
  return failures < RETRIES && !final;
}

/**
 * The desk's own cache, with the settings of the site's: it holds people's names and numbers, and is emptied
 * when its user leaves.
 */
export function makeAdminQueryClient(): QueryClient {
  const defaults = queryClient.getDefaultOptions();
  return new QueryClient({
    defaultOptions: { ...defaults, queries: { ...defaults.queries, retry } },
  });
}
