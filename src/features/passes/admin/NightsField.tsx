import { useContext } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import type { FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { EditionNights } from './EditionNights.tsx';

/** A box for each night of the edition; none ticked means all of them. */
export function NightsField({ field, name, value, onChange }: FieldViewProps) {
  const nights = useContext(EditionNights);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{field.label}</legend>
      <p className="text-muted mb-2 text-sm">
        {nights.length === 0 ? adminTickets.kinds.noNights : field.hint}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {nights.map(({ id, date, headline }) => (
          <Checkbox
            key={id}
            name={`${name}.${id}`}
            label={[formatIsoDay(date), headline].filter(Boolean).join(': ')}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                nights
                  .map((night) => night.id)
                  .filter((one) => (one === id ? checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
