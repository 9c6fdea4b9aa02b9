import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { resetLikes } from './data/eventCalls.ts';
import { type EventRow, events } from './data/events.ts';

const { likes: words } = adminEvents;

/** Number of likes, with a reset. */
export function EventLikes({ event }: { event: EventRow }) {
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: async () => resetLikes(event.id),
    onSuccess: () => notify.success(words.done),
    onError: () => notify.error(words.failed),
    onSettled: () => void client.invalidateQueries({ queryKey: [events.table.name] }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="tabular-nums">{words.count(event.like_count)}</p>
      <ConfirmButton
        label={words.reset}
        question={words.question(event.title)}
        consequence={words.consequence}
        action={words.reset}
        isDisabled={event.like_count === 0 || reset.isPending}
        onConfirm={() => reset.mutate()}
      />
    </div>
  );
}
