import { useMessages } from '@/features/announcement/data/useMessages.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { MessageStrip } from './MessageStrip.tsx';

/** The announcement bar, below the navigation and in the page's flow. Prerendered, then updated live. */
export function AnnouncementBar() {
  const { messages, dismiss } = useMessages();
  const running = !useHydrating();
  if (messages.length === 0) return null;
  return <MessageStrip messages={messages} dismiss={dismiss} running={running} />;
}
