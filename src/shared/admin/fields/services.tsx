import * as v from 'valibot';
import { serviceLabel, servicePages } from '@/content/en/services.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import type { Field } from './field.ts';
import type { FieldViewProps } from './fieldValue.ts';

/** The names of service pages, by their slugs. */
export const serviceLabels = (slugs: readonly string[]) =>
  slugs.map((slug) => serviceLabel(slug) ?? slug).join(', ');

/** The service pages that show a record: their slugs. */
export const services = (): Field<string[]> => ({
  control: { kind: 'custom', View: ServicesField },
  isRequired: false,
  blank: [],
  toDraft: (stored) => stored,
  schema: v.array(v.string()),
  toText: serviceLabels,
  bounds: {},
});

function ServicesField({ field, value, onChange }: FieldViewProps) {
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset>
      <legend className="font-semibold">{field.label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {servicePages.map(({ slug, label }) => (
          <Checkbox
            key={slug}
            label={label}
            checked={ticked.includes(slug)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, slug] : ticked.filter((one) => one !== slug))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
