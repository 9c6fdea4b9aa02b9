import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '@/features/admin-shell/admin/data/refusal.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';

/**
 * Keeps cache and session together: what one user loaded is gone when they leave, and a call that the database
 * refuses makes the session be checked again, so that a revoked admin is shown out at once.
 */
export function SessionWatch() {
  const client = useQueryClient();
  const { session, recheck } = useAuth();
  const userId = session?.user.id;

  useEffect(() => {
    if (userId === undefined) return undefined;
    return () => client.clear();
  }, [client, userId]);

  useEffect(() => {
    const check = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== 'updated' || event.action?.type !== 'error') return;
      if (isRefusal(event.action.error)) void recheck();
    };
    const ends = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(check),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [client, recheck]);
  return null;
}
