import { announcement, type Announcement } from '@/features/announcement/data/announcement.ts';
import { useMessages } from '@/features/announcement/data/useMessages.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { useAwake } from '@/shared/ui/useAwake.ts';
import { MessageStrip } from './MessageStrip.tsx';

/**
 * The announcement bar (spec sections 2 to 5), below the navigation and in the flow of the page. What the page was
 * built with stands there from the first paint; what the owner changes arrives in the open page.
 */
export default function AnnouncementBar({
  query = announcement,
}: {
  query?: LiveQuery<Announcement | null>;
}) {
  const { messages, dismiss } = useMessages(query);
  const awake = useAwake();
  if (messages.length === 0) return null;
  return <MessageStrip messages={messages} dismiss={dismiss} awake={awake} />;
}
