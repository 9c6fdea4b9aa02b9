import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { type PaletteName, palettes } from '@/content/colours.ts';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { type FieldViewProps, textOf } from './fieldValue.ts';

const names = Object.keys(palettes) as PaletteName[];

/** One of the checked palettes, seen by its colours. */
export function PaletteField({ field, name, value, faults, onChange }: FieldViewProps) {
  return (
    <div className="space-y-3">
      <RadioGroup
        label={field.label}
        name={name}
        error={faults?.message}
        selected={textOf(value)}
        options={names.map((one) => ({ value: one, label: adminSiteContent.palettes[one] }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Swatches palette={names.find((one) => one === value) ?? 'sindoor'} />
    </div>
  );
}

function Swatches({ palette }: { palette: PaletteName }) {
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
