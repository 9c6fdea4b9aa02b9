import { useEffect, useMemo } from 'react';
import { DISMISSALS_KEPT } from '@/providers/preferences/preferences.ts';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { useLive } from '@/shared/data/useLive.ts';
import type { Announcement } from './announcement.ts';
import { messagesOf, type Message } from './messages.ts';

/**
 * What the bar says to this visitor: nothing while loading, when switched off, and where it cannot be fetched, which
 * is only logged (specification section 8).
 */
export function useMessages(query: LiveQuery<Announcement | null>): {
  messages: Message[];
  dismiss: (id: string) => void;
} {
  const { data, error } = useLive(query);
  const { dismissedPromotions, update } = useUserPreferences();
  useEffect(() => {
    if (error) console.warn('The announcements could not be fetched', error);
  }, [error]);

  const content = data?.enabled ? data.content : '';
  const messages = useMemo(
    () => messagesOf(content).filter(({ id }) => !dismissedPromotions.includes(id)),
    [content, dismissedPromotions],
  );
  const dismiss = (id: string) =>
    update({ dismissedPromotions: [id, ...dismissedPromotions].slice(0, DISMISSALS_KEPT) });
  return { messages, dismiss };
}
