import { DataError } from '@/shared/supabase/errors.ts';

/** Whether the database refused a call for lack of rights. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof DataError &&
    (error.code === '42501' || error.status === 401 || error.status === 403)
  );
}
