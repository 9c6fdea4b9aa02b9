import { type UseFormReturn, useWatch } from 'react-hook-form';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { isOver } from '@/features/events/data/eventDates.ts';
import { fromIstInput } from '@/shared/lib/dates.ts';
import { eventDateTypes } from '@/shared/lists/eventDateTypes.ts';
import { type EventValues, monthLabel, monthsFrom } from './data/events.ts';

const { form: words } = adminEvents;
const types = eventDateTypes.map((value) => ({ value, label: words.dateTypes[value] }));
const MINUTE_MS = 60_000;

type EventDateFieldsProps = { form: UseFormReturn<EventValues, unknown, EventValues> };

/** When an event is, as far as that is known: a minute, a month, or nothing yet. */
export function EventDateFields({ form }: EventDateFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [type, start, end, month] = useWatch({
    control,
    name: ['dateType', 'start', 'end', 'month'],
  });
  const now = useClock((time) => time - (time % MINUTE_MS));
  const isPast =
    start !== '' &&
    isOver(
      {
        dateType: 'specific',
        date: fromIstInput(start),
        endsAt: end === '' ? null : fromIstInput(end),
      },
      now,
    );
  return (
    <div className="space-y-3">
      <RadioGroup
        label={words.dateType}
        options={types}
        hint={type === 'soon' ? words.soonHint : undefined}
        {...register('dateType')}
      />
      {type === 'specific' && (
        <>
          <TextInput
            type="datetime-local"
            label={words.start}
            hint={isPast ? words.over : undefined}
            required
            max="9999-12-31T23:59"
            error={errors.start?.message}
            {...register('start')}
          />
          <TextInput
            type="datetime-local"
            label={words.end}
            hint={words.endHint}
            optional={words.optional}
            max="9999-12-31T23:59"
            error={errors.end?.message}
            {...register('end')}
          />
          <Checkbox label={words.countdown} {...register('showCountdown')} />
        </>
      )}
      {type === 'month' && (
        <Select
          label={words.month}
          placeholder={words.noMonth}
          required
          options={monthsFrom(now, month).map((value) => ({ value, label: monthLabel(value) }))}
          error={errors.month?.message}
          {...register('month')}
        />
      )}
    </div>
  );
}
