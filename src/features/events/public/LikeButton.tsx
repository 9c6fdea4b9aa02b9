import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { eventText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import {
  likeEvent,
  likeState,
  prerenderedLike,
  shownLikes,
  likes,
} from '@/features/events/data/likes.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';

const look = `${buttonClass({ variant: 'quiet' })} px-3 tabular-nums`;

/** Likes an event: counted optimistically, once per browser. */
export function LikeButton({ event }: { event: UpcomingEvent }) {
  const { id, title, like_count: count } = event;
  const state = useSyncExternalStore(likes.subscribe, () => likeState(id), prerenderedLike);
  const hydrated = !useHydrating();
  const words = (
    <>
      <Heart
        aria-hidden
        className={`text-sindoor transition-transform ${state.liked ? 'scale-110 fill-current' : ''}`}
      />
      {eventText.likes(shownLikes(count, state))}
    </>
  );
  // Not a button before hydration.
  if (!hydrated) return <span className={look}>{words}</span>;

  const like = () => {
    likeEvent(id, count).catch((error: unknown) => {
      console.warn('The like was not counted', error);
      notify.error(eventText.likeFailed);
    });
  };
  return (
    <button type="button" aria-pressed={state.liked} onClick={like} className={look}>
      <span className="sr-only">{eventText.like(title)}: </span>
      {words}
    </button>
  );
}
