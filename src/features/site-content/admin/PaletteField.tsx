import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { type PaletteName, paletteNames, palettes } from '@/content/colours.ts';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { type FieldViewProps, textOf } from '@/shared/admin/fields/fieldValue.ts';

/** One of the checked palettes, or the site's own. */
export function PaletteField({ field, name, value, faults, onChange }: FieldViewProps) {
  return (
    <div className="space-y-3">
      <RadioGroup
        label={field.label}
        name={name}
        error={faults?.message}
        selected={textOf(value)}
        options={paletteNames.map((one) => ({ value: one, label: adminSiteContent.palettes[one] }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Swatches palette={paletteNames.find((one) => one === value) ?? 'own'} />
    </div>
  );
}

function Swatches({ palette }: { palette: PaletteName }) {
  // In the style sheet already, unless another palette is published.
  if (palette === 'own') return null;
  const { light, dark } = palettes[palette];
  const shown = { day: light, night: dark };
  return (
    <div aria-hidden className="flex gap-1">
      {Object.entries(shown).flatMap(([time, colours]) =>
        Object.entries(colours).map(([use, backgroundColor]) => (
          <span
            key={`${time} ${use}`}
            style={{ backgroundColor }}
            className="border-line size-8 rounded border"
          />
        )),
      )}
    </div>
  );
}
