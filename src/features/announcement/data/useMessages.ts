import { useEffect, useMemo } from 'react';
import { DISMISSALS_KEPT } from '@/providers/preferences/preferences.ts';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import { siteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { messagesOf, type Message } from './messages.ts';

/**
 * The messages for this visitor: none while loading, when switched off, and on errors, which are only logged
 * (specification section 8).
 */
export function useMessages(): { messages: Message[]; dismiss: (id: string) => void } {
  const { data, error } = useLive(siteState);
  const { dismissedPromotions, update } = useUserPreferences();
  useEffect(() => {
    if (error) console.warn('The announcements could not be fetched', error);
  }, [error]);

  const content = data?.announcement?.enabled ? data.announcement.content : '';
  const messages = useMemo(
    () => messagesOf(content).filter(({ id }) => !dismissedPromotions.includes(id)),
    [content, dismissedPromotions],
  );
  const dismiss = (id: string) =>
    update({ dismissedPromotions: [id, ...dismissedPromotions].slice(0, DISMISSALS_KEPT) });
  return { messages, dismiss };
}
