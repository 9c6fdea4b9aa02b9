import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { failureOf } from '@/shared/supabase/failure.ts';

/**
 * Clears the cache when the user changes, and rechecks the session after a call was refused, so that a revoked admin is
 * signed out at once.
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
      if (failureOf(event.action.error).kind === 'denied') void recheck();
    };
    const ends = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(check),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [client, recheck]);

  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return undefined;
    const others = new BroadcastChannel('mandap:admin');
    // Invalidates all queries after a save in another tab, as not all tables are in the realtime publication.
    others.addEventListener('message', () => void client.invalidateQueries());
    const end = client.getMutationCache().subscribe((event) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin.
      if (event.type === 'updated' && event.action.type === 'success') others.postMessage('saved');
    });
    return () => {
      end();
      others.close();
    };
  }, [client]);
  return null;
}
