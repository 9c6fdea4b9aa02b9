import { adminEvents } from '@/content/en/adminEvents.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { isOver } from '@/features/events/data/eventDates.ts';
import { faultsOf, type FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { eventDateTypes } from '@/shared/lists/eventDateTypes.ts';
import { monthLabel, monthsFrom, whenDraftOf, whenOfDraft } from './data/eventWhen.ts';

const { form: words } = adminEvents;
const types = eventDateTypes.map((value) => ({ value, label: words.dateTypes[value] }));
const MINUTE_MS = 60_000;

/** Inputs of an event's date: day and time, a month, or not known yet. */
export function EventDateFields({ field, name, value, faults, onChange }: FieldViewProps) {
  const draft = whenDraftOf(value);
  const { date_type: type, month } = draft;
  const now = useClock((time) => time - (time % MINUTE_MS));
  const input = (part: keyof typeof draft) => ({
    name: `${name}.${part}`,
    error: faultsOf(faults, part)?.message,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [part]: currentTarget.value }),
  });
  const moment = { type: 'datetime-local', max: '9999-12-31T23:59' };
  return (
    <div className="space-y-3">
      <RadioGroup
        {...input('date_type')}
        label={field.label}
        options={types}
        selected={type}
        hint={type === 'soon' ? words.soonHint : undefined}
      />
      {type === 'specific' && (
        <>
          <TextInput
            {...input('start')}
            {...moment}
            label={words.start}
            hint={isOver(whenOfDraft(draft), now) ? words.over : undefined}
            required
            value={draft.start}
          />
          <TextInput
            {...input('end')}
            {...moment}
            label={words.end}
            hint={words.endHint}
            optional={adminKit.fields.optional}
            value={draft.end}
          />
        </>
      )}
      {type === 'month' && (
        <Select
          {...input('month')}
          label={words.month}
          placeholder={words.noMonth}
          required
          options={monthsFrom(now, month).map((one) => ({ value: one, label: monthLabel(one) }))}
          value={month}
        />
      )}
    </div>
  );
}
