import { contactText } from '@/content/en/contact.ts';
import type { FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { FieldNotes } from '@/shared/forms/FieldNotes.tsx';

/** Days of the week; Monday is 1. */
export function WeekDays({ field, name, value, faults, onChange }: FieldViewProps) {
  const days: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset>
      <legend className="font-semibold">{field.label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {contactText.weekdays.map((label, index) => (
          <Checkbox
            key={label}
            label={label}
            name={name}
            checked={days.includes(index + 1)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...days, index + 1] : days.filter((one) => one !== index + 1))
            }
          />
        ))}
      </div>
      <FieldNotes id={name} error={faults?.message} />
    </fieldset>
  );
}
