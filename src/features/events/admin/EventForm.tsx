import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminPictures } from '@/content/en/adminPictures.ts';
import { serviceLabel, servicePages } from '@/content/en/services.ts';
import { usePictures } from '@/shared/admin/data/usePictures.ts';
import { Pictures } from '@/shared/admin/pictures/Pictures.tsx';
import { type FieldWords, RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatIstDateTime, fromIstInput } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import {
  columnsOf,
  emptyEvent,
  eventSchema,
  type EventValues,
  monthLabel,
  upcomingEvent,
  valuesOf,
} from './data/events.ts';
import { eventPictures, type EventRow, eventTable } from './data/eventTables.ts';
import { EventDateFields } from './EventDateFields.tsx';
import { EventLikes } from './EventLikes.tsx';
import { EventPreview } from './EventPreview.tsx';

const { form: words } = adminEvents;
const yesNo = (value: unknown) => (value ? adminKit.form.yes : adminKit.form.no);

const startLabel = (start: string) =>
  start === '' ? adminKit.form.empty : formatIstDateTime(new Date(fromIstInput(start)));

const fields: Record<keyof EventValues, FieldWords> = {
  title: { label: words.title },
  description: { label: words.description },
  dateType: {
    label: words.dateType,
    show: (value) => words.dateTypes[value as EventValues['dateType']],
  },
  start: {
    label: words.start,
    show: (value) => startLabel(value as string),
  },
  end: {
    label: words.end,
    show: (value) => startLabel(value as string),
  },
  month: { label: words.month, show: (value) => monthLabel(value as string) },
  showCountdown: { label: words.countdown, show: yesNo },
  location: { label: words.location },
  price: { label: words.price },
  isClickable: { label: words.isClickable, show: yesNo },
  eventPageUrl: { label: words.eventPageUrl },
  services: {
    label: words.services,
    show: (value) =>
      (value as string[]).map((slug) => serviceLabel(slug) ?? slug).join(', ') ||
      adminKit.form.empty,
  },
  isVisible: { label: words.isVisible, show: yesNo },
};

type EventFormProps = {
  /** Absent for a new event. */
  event?: EventRow;
  /** Where a new one stands in the order. */
  place: number;
  onSaved?: (event: EventRow) => void;
  /** Whether it has just been made. */
  isNew?: boolean;
};

/** All that the owner says of an event, beside what visitors will see of it. */
export function EventForm({ event, place, onSaved, isNew = false }: EventFormProps) {
  const [begun] = useState(() => new Date().toISOString());
  const state = useTableForm({
    table: eventTable,
    row: event,
    empty: emptyEvent,
    schema: eventSchema,
    valuesOf,
    columnsOf: (values, id) => ({
      ...columnsOf(values),
      ...(!event && { id, display_order: place }),
    }),
    reach: ({ isVisible }) => (isVisible ? 'live' : 'hidden'),
    onSaved,
  });
  const { form, freshId } = state;
  // A new event has its address before it is saved, and keeps it with what is typed: the previews tell it.
  const row = event ?? { id: freshId, is_demo: false, updated_at: begun };
  const { register, formState } = form;
  const { errors } = formState;
  const values = { ...emptyEvent, ...useWatch({ control: form.control }) };
  const { query: pictures } = usePictures(eventPictures, row.id);
  const shown = upcomingEvent(
    { ...row, like_count: event?.like_count ?? 0 },
    values,
    pictures.data?.filter(({ deleted_at }) => deleted_at === null) ?? [],
  );
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-8">
        <RecordForm label={event?.title ?? words.newTitle} state={state} fields={fields}>
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
          <TextInput
            label={words.title}
            required
            error={errors.title?.message}
            {...register('title')}
          />
          <TextArea
            label={words.description}
            hint={words.descriptionHint(values.description.length)}
            optional={words.optional}
            error={errors.description?.message}
            rows={4}
            {...register('description')}
          />
          <EventDateFields form={form} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput
              label={words.location}
              optional={words.optional}
              error={errors.location?.message}
              {...register('location')}
            />
            <TextInput
              label={words.price}
              hint={words.priceHint}
              optional={words.optional}
              error={errors.price?.message}
              {...register('price')}
            />
          </div>
          <div>
            <Checkbox label={words.isClickable} {...register('isClickable')} />
            {values.isClickable && (
              <TextInput
                label={words.eventPageUrl}
                hint={words.eventPageUrlHint}
                optional={words.optional}
                inputMode="url"
                autoCapitalize="none"
                error={errors.eventPageUrl?.message}
                {...register('eventPageUrl')}
              />
            )}
          </div>
          <fieldset>
            <legend className="font-semibold">{words.services}</legend>
            <div className="grid sm:grid-cols-2">
              {servicePages.map(({ slug, label }) => (
                <Checkbox key={slug} label={label} value={slug} {...register('services')} />
              ))}
            </div>
          </fieldset>
          <Checkbox label={words.isVisible} {...register('isVisible')} />
        </RecordForm>
        {event ? (
          <>
            <h3 className="font-display text-lg">{adminPictures.heading}</h3>
            <Pictures table={eventPictures} parent={event.id} isNew={isNew} />
            <EventLikes event={event} />
          </>
        ) : (
          <p className="text-muted">{words.picturesLater}</p>
        )}
      </div>
      <EventPreview event={shown} isSaved={event !== undefined} />
    </div>
  );
}
