import type { ReactNode } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { eventTypes } from '@/shared/lists/eventTypes.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import type { EnquiryFields } from './ContactFields.tsx';

const { labels, hints, placeholders, optional } = enquiryText;
const eventTypeOptions = eventTypes.map((type) => ({ value: type, label: type }));

/** Type, date (children), place, guests, budget and details. */
export function EventFields({ form, children }: EnquiryFields & { children: ReactNode }) {
  const { errors } = form.formState;
  return (
    <>
      <Select
        label={labels.eventType}
        error={errors.eventType?.message}
        required
        options={eventTypeOptions}
        placeholder={placeholders.eventType}
        {...form.register('eventType')}
      />
      {children}
      <TextInput
        label={labels.location}
        hint={hints.location}
        error={errors.location?.message}
        required
        autoComplete="off"
        {...form.register('location')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={labels.guestCount}
          error={errors.guestCount?.message}
          optional={optional}
          // Not type=number, which reports '' for ८०० and 1,200.
          inputMode="numeric"
          autoComplete="off"
          {...form.register('guestCount')}
        />
        <TextInput
          label={labels.budget}
          error={errors.budget?.message}
          optional={optional}
          placeholder={placeholders.budget}
          autoComplete="off"
          {...form.register('budget')}
        />
      </div>
      <TextArea
        label={labels.message}
        error={errors.message?.message}
        optional={optional}
        placeholder={placeholders.message}
        {...form.register('message')}
      />
    </>
  );
}
