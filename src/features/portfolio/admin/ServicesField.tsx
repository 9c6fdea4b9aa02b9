import { servicePages } from '@/content/en/services.ts';
import type { FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';

/** Service pages to tick. */
export function ServicesField({ field, value, onChange }: FieldViewProps) {
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
