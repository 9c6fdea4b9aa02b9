import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { isOver } from '@/features/events/data/eventDates.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { UNDO_MS } from '@/shared/admin/removal.ts';
import { notify } from '@/shared/ui/notify.ts';
import { showEvents } from './data/eventCalls.ts';
import { type EventRow, events } from './data/events.ts';

const { archive: words } = adminEvents;

/** Hides all past events at once, with Undo; renders nothing if none is shown. */
export function ArchivePast({ rows, now }: { rows: readonly EventRow[]; now: number }) {
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: async ({ ids, isVisible }: { ids: readonly string[]; isVisible: boolean }) =>
      showEvents(ids, isVisible),
    onSettled: () => void client.invalidateQueries({ queryKey: [events.table.name] }),
  });
  const past = rows.filter((row) => row.is_visible && row.deleted_at === null && isOver(row, now));
  const count = past.length;
  if (count === 0) return null;

  const ids = past.map(({ id }) => id);
  const undo = {
    label: adminKit.undo.undo,
    run: () =>
      show.mutate({ ids, isVisible: true }, { onError: () => notify.error(adminKit.undo.failed) }),
  };
  const hide = () =>
    show.mutate(
      { ids, isVisible: false },
      {
        onSuccess: () => notify.offer(words.done(count), undo, UNDO_MS),
        onError: () => notify.error(words.failed),
      },
    );
  return (
    <ConfirmButton
      label={words.action(count)}
      question={words.question(count)}
      consequence={words.consequence(past.map(({ title }) => title).join(', '))}
      action={words.action(count)}
      isDisabled={show.isPending}
      onConfirm={hide}
    />
  );
}
