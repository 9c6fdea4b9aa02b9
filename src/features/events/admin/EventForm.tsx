import { ExternalLink } from 'lucide-react';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { adminPictures } from '@/content/en/adminPictures.ts';
import { Pictures } from '@/shared/admin/pictures/Pictures.tsx';
import { ResourceForm } from '@/shared/admin/resource/ResourceForm.tsx';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { eventPictures, type EventRow, events } from './data/events.ts';
import { EventLikes } from './EventLikes.tsx';
import { EventPreview } from './EventPreview.tsx';

const { form: words } = adminEvents;

type EventFormProps = {
  /** Undefined for a new event. */
  event?: EventRow;
  /** `display_order` of a new one. */
  place: number;
  onSaved?: (event: EventRow) => void;
  /** Whether it has just been added: moves the focus to its pictures. */
  isNew?: boolean;
};

/** An event with its pictures and likes, and a preview. */
export function EventForm({ event, place, onSaved, isNew = false }: EventFormProps) {
  return (
    <ResourceForm
      resource={events}
      label={event?.title ?? words.newTitle}
      row={event}
      // The preview shows the event's address before it is saved.
      columns={(freshId) => ({ id: freshId, display_order: place })}
      reach={({ is_visible: isVisible }) => (isVisible ? 'live' : 'hidden')}
      onSaved={onSaved}
      renderBeside={(drafts, freshId) => (
        <EventPreview event={event} id={event?.id ?? freshId} drafts={drafts} />
      )}
      below={
        event ? (
          <>
            <h3 className="font-display text-lg">{adminPictures.heading}</h3>
            <Pictures table={eventPictures} parent={event.id} isNew={isNew} />
            <EventLikes event={event} />
          </>
        ) : (
          <p className="text-muted">{words.picturesLater}</p>
        )
      }
    >
      {(input, { description, when, is_clickable: isClickable }) => (
        <>
          {event && (
            <a
              href={paths.event(event.id)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              <ExternalLink aria-hidden />
              {words.open}
            </a>
          )}
          {input('title')}
          {input('description', { hint: words.descriptionHint(description.length) })}
          <div className="space-y-3">
            {input('when')}
            {when.date_type === 'specific' && input('show_countdown')}
          </div>
          <div className="grid gap-4 @xl:grid-cols-2">
            {input('location')}
            {input('price')}
          </div>
          <div>
            {input('is_clickable')}
            {isClickable && input('event_page_url')}
          </div>
          {input('services')}
          {input('is_visible')}
        </>
      )}
    </ResourceForm>
  );
}
