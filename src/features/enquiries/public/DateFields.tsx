import { useWatch } from 'react-hook-form';
import { enquiryText } from '@/content/en/enquiry.ts';
import { common } from '@/content/en/common.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { clearedDates, dayRange, yearOptions } from '@/features/enquiries/data/enquiry.ts';
import { datePreferences } from '@/shared/lists/datePreferences.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import type { EnquiryFields } from './ContactFields.tsx';

const { labels, hints, placeholders, preferences } = enquiryText;
const preferenceOptions = datePreferences.map((value) => ({ value, label: preferences[value] }));
const monthOptions = common.months.map((label, index) => ({ value: String(index + 1), label }));

/** A day, a month or undecided. Changing the preference clears the date. */
export function DateFields({ form }: EnquiryFields) {
  const { errors } = form.formState;
  const preference = useWatch({ control: form.control, name: 'datePreference' });
  const now = new Date(serverNow());
  const { first, last } = dayRange(now);

  const clearDates = () => {
    const { eventDate, eventMonth, eventYear } = clearedDates(new Date(serverNow()));
    form.setValue('eventDate', eventDate);
    form.setValue('eventMonth', eventMonth);
    form.setValue('eventYear', eventYear);
    form.clearErrors(['eventDate', 'eventMonth', 'eventYear']);
  };

  return (
    <>
      <RadioGroup
        label={labels.datePreference}
        hint={preference === 'not-sure' ? hints.notSure : undefined}
        error={errors.datePreference?.message}
        required
        options={preferenceOptions}
        {...form.register('datePreference', { onChange: clearDates })}
      />
      {preference === 'specific' && (
        <TextInput
          key="day"
          label={labels.eventDate}
          error={errors.eventDate?.message}
          required
          type="date"
          min={first}
          max={last}
          {...form.register('eventDate')}
        />
      )}
      {preference === 'month' && (
        <div className="grid grid-cols-2 gap-3 sm:gap-5">
          <Select
            label={labels.eventMonth}
            error={errors.eventMonth?.message}
            required
            options={monthOptions}
            placeholder={placeholders.eventMonth}
            {...form.register('eventMonth', { deps: 'eventYear' })}
          />
          <Select
            label={labels.eventYear}
            error={errors.eventYear?.message}
            required
            options={yearOptions(now).map((year) => ({ value: year, label: year }))}
            {...form.register('eventYear', { deps: 'eventMonth' })}
          />
        </div>
      )}
    </>
  );
}
