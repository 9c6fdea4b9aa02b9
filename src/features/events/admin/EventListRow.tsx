import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Heart, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { eventDateText, isOver } from '@/features/events/data/eventDates.ts';
import { SaveSwitch } from '@/shared/admin/SaveSwitch.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { copyEvent } from './data/eventCalls.ts';
import { type EventRow, events, TITLE_MAX } from './data/events.ts';

type EventListRowProps = {
  event: EventRow;
  /** Milliseconds. */
  now: number;
  /** Highest `display_order`. */
  last: number;
  href: string;
  onCopied: (id: string) => void;
  onRemove: () => void;
};

const { row: words, copy: copyWords, likes } = adminEvents;
const mark = 'border-edge text-muted rounded-full border px-2 text-xs leading-5';

/** An event in the list, with its visibility switch and actions. */
export function EventListRow(props: EventListRowProps) {
  const { event, now, last, href, onCopied, onRemove } = props;
  const client = useQueryClient();
  const { title } = event;
  const room = TITLE_MAX - copyWords.title('').length;
  const copied = copyWords.title(Array.from(title).slice(0, room).join(''));
  const copy = useMutation({
    mutationFn: async () => copyEvent(event, { title: copied, display_order: last + 1 }),
    onSuccess: (id) => {
      notify.success(copyWords.done(copied));
      onCopied(id);
    },
    onError: () => notify.error(copyWords.failed(title)),
    onSettled: () => void client.invalidateQueries({ queryKey: [events.table.name, 'list'] }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-48 py-1">
        <Link to={href} className="link inline-block py-1 font-semibold max-sm:py-3">
          {title}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {eventDateText(event)}
          {isOver(event, now) && <span className={mark}>{words.past}</span>}
          {!event.is_visible && <span className={mark}>{words.hidden}</span>}
        </p>
        <p className="text-muted text-sm">{event.location}</p>
      </div>
      <p className="text-muted flex items-center gap-1.5 text-sm tabular-nums">
        <Heart aria-hidden className="size-4" />
        {likes.count(event.like_count)}
      </p>
      <div className="flex items-center">
        <SaveSwitch
          table={events.table}
          rowKey={event.id}
          version={event.version}
          isOn={event.is_visible}
          columnsOf={(isOn) => ({ is_visible: isOn })}
          label={words.shown}
          name={words.shownOf(title)}
        />
        <Button
          variant="quiet"
          className="ml-2 size-11 p-0"
          aria-label={words.copy(title)}
          disabled={copy.isPending}
          onClick={() => copy.mutate()}
        >
          <Copy aria-hidden />
        </Button>
        <Button
          variant="quiet"
          className="size-11 p-0"
          aria-label={words.remove(title)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </div>
  );
}
