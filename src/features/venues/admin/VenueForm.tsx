import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { decorNames, venueTypeNames } from '@/content/en/venues.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { decorPolicies } from '@/shared/lists/decorPolicies.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import {
  columnsOf,
  emptyVenue,
  valuesOf,
  type VenueField,
  type VenueRow,
  venueSchema,
} from './data/venues.ts';
import { venueTable } from './data/venueTable.ts';
import { VenuePreview } from './VenuePreview.tsx';

const { form: words, fields: labels, hints } = adminVenues;
const hintOf: Partial<Record<VenueField, string>> = hints;

const typeOptions = venueTypes.map((value) => ({ value, label: venueTypeNames[value] }));
const decorOptions = decorPolicies.map((value) => ({ value, label: decorNames[value] }));

const yesNo = (value: unknown) => (value === true ? adminKit.form.yes : adminKit.form.no);
const named = (options: readonly { value: string; label: string }[]) => (value: unknown) =>
  options.find((option) => option.value === value)?.label ?? '';
const shown: Partial<Record<VenueField, (value: unknown) => string>> = {
  type: named(typeOptions),
  decorPolicy: named(decorOptions),
  ac: yesNo,
  outsideCaterer: yesNo,
  isPartner: yesNo,
  isVisible: yesNo,
};
const fields = Object.fromEntries(
  Object.entries(labels).map(([field, label]) => {
    const show = shown[field as VenueField];
    return [field, show ? { label, show } : { label }];
  }),
) as Record<VenueField, { label: string }>;

type VenueFormProps = {
  /** Absent for a new one. */
  venue?: VenueRow;
  /** Those that there are, to choose from while typing. */
  areas: readonly string[];
  onSaved?: (saved: VenueRow) => void;
  /** What follows the form, before the preview where they stand below each other. */
  children?: ReactNode;
};

/** Everything that visitors read of a venue, but its pictures. */
export function VenueForm({ venue, areas, onSaved, children }: VenueFormProps) {
  const state = useTableForm({
    table: venueTable,
    row: venue,
    empty: emptyVenue,
    schema: venueSchema,
    valuesOf,
    columnsOf,
    reach: ({ isVisible }) => (isVisible ? 'live' : 'hidden'),
    onSaved,
  });
  const { register, control, formState } = state.form;
  const values = useWatch({ control });
  const areaList = useId();
  /** What every field of a name is given. */
  const field = (name: VenueField) => ({
    label: labels[name],
    hint: hintOf[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const digits = { inputMode: 'decimal' } as const;
  const map = safeLink(values.mapUrl ?? '');
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-8">
        <RecordForm label={words.publicLabel} state={state} fields={fields}>
          <Group title={words.groups.basics}>
            <TextInput required {...field('name')} />
            <TextInput {...field('slug')} />
            <Select options={typeOptions} {...field('type')} />
            <TextArea {...field('description')} />
          </Group>
          <Group title={words.groups.place}>
            <TextInput required list={areaList} {...field('area')} />
            <datalist id={areaList}>
              {areas.map((area) => (
                <option key={area} value={area}>
                  {area}
                </option>
              ))}
            </datalist>
            <TextInput {...field('address')} />
            <TextInput type="url" {...field('mapUrl')} />
            {map !== null && map !== '' && (
              <a
                href={map}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
              >
                <ExternalLink aria-hidden />
                {words.map}
              </a>
            )}
          </Group>
          <Group title={words.groups.capacity}>
            <Pair>
              <TextInput required {...digits} {...field('minGuests')} />
              <TextInput required {...digits} {...field('maxGuests')} />
            </Pair>
            <TextArea {...field('halls')} />
          </Group>
          <Group title={words.groups.prices}>
            <Pair>
              <TextInput {...digits} {...field('veg')} />
              <TextInput {...digits} {...field('nonveg')} />
            </Pair>
            <Pair>
              <TextInput {...digits} {...field('rental')} />
              <TextInput type="date" {...field('priceVerifiedOn')} />
            </Pair>
          </Group>
          <Group title={words.groups.facilities}>
            <Pair>
              <TextInput {...digits} {...field('rooms')} />
              <TextInput {...digits} {...field('parking')} />
            </Pair>
            <Checkbox {...field('ac')} />
            <TextArea {...field('amenities')} />
          </Group>
          <Group title={words.groups.policies}>
            <Checkbox {...field('outsideCaterer')} />
            <Select options={decorOptions} {...field('decorPolicy')} />
            <Checkbox {...field('isPartner')} />
            <Checkbox {...field('isVisible')} />
            <TextInput {...digits} {...field('displayOrder')} />
          </Group>
          {!venue && <p className="text-muted">{words.later}</p>}
        </RecordForm>
        {children}
      </div>
      <div className="min-w-0 self-start lg:sticky lg:top-0">
        <VenuePreview venue={venue} values={{ ...emptyVenue, ...values }} />
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-line min-w-0 space-y-4 border-t">
      <legend className="font-display pr-3 text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}
