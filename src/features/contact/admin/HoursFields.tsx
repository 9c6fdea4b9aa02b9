import { type UseFormReturn, useWatch } from 'react-hook-form';
import { adminContact } from '@/content/en/adminContact.ts';
import { contactText } from '@/content/en/contact.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { FieldNotes } from '@/shared/forms/FieldNotes.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import type { ContactValues } from './data/contact.ts';

const { hours: words } = adminContact;

type HoursFieldsProps = { form: UseFormReturn<ContactValues, unknown, ContactValues> };

/** On which days and between which times somebody answers, and the sentence that visitors read. */
export function HoursFields({ form }: HoursFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const [days, opens, closes] = useWatch({ control, name: ['days', 'opens', 'closes'] });
  const openDays = days.map(Number).toSorted((a, b) => a - b);
  return (
    <section aria-labelledby="contact-hours" className="space-y-3">
      <h2 id="contact-hours" className="font-display text-lg">
        {words.title}
      </h2>
      <fieldset>
        <legend className="font-semibold">{words.days}</legend>
        <div className="flex flex-wrap gap-x-5">
          {contactText.weekdays.map((day, index) => (
            <Checkbox key={day} label={day} value={String(index + 1)} {...register('days')} />
          ))}
        </div>
        <FieldNotes id="contact-days" error={errors.days?.message} />
      </fieldset>
      <div className="grid max-w-md grid-cols-2 gap-3">
        <TextInput
          label={words.opens}
          type="time"
          error={errors.opens?.message}
          {...register('opens')}
        />
        <TextInput
          label={words.closes}
          type="time"
          error={errors.closes?.message}
          {...register('closes')}
        />
      </div>
      <TextInput
        label={words.note}
        hint={words.noteHint}
        optional={adminContact.optional}
        error={errors.hoursNote?.message}
        {...register('hoursNote')}
      />
      {openDays.length > 0 && opens && closes && (
        <p className="text-muted">{words.shown(contactText.hoursText(openDays, opens, closes))}</p>
      )}
    </section>
  );
}
