import { ExternalLink, RotateCcw } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import type { RecordFormState } from '@/shared/admin/useRecordForm.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import type { Section } from '@/features/site-content/data/section.ts';
import { WordsFieldView } from './WordsFieldView.tsx';
import { type Faults, partLabel, valueText } from '@/shared/admin/fields/fieldValue.ts';

const { form: words } = adminSiteContent;
type Values = Record<string, unknown>;

const fieldsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ places }) =>
    Object.entries(places).map(([name, { field }]) => ({ name, field })),
  );

/** Validation of the sections' fields. */
export const schemaOf = (sections: readonly Section[]) =>
  v.object(Object.fromEntries(fieldsOf(sections).map(({ name, field }) => [name, field.schema])));

/** Labels of the sections' fields. */
export const fieldWords = (sections: readonly Section[]) =>
  Object.fromEntries(
    fieldsOf(sections).map(({ name, field }) => [
      name,
      {
        label: field.label,
        show: valueText,
        partOf: (way: readonly string[]) => partLabel(field, way),
      },
    ]),
  );

type SectionFieldsProps = {
  section: Section;
  state: RecordFormState<Values>;
  /** Built-in texts, at least those of this section. */
  defaults: Values;
};

/** Fields of a section, a link to its page, and a reset to the built-in texts. */
export function SectionFields({ section, state, defaults }: SectionFieldsProps) {
  const { key, places, address } = section;
  const name = adminSiteContent.sections[key];
  const { control, formState, reset, getValues } = state.form;
  const values = useWatch({ control });
  const faults = formState.errors as Record<string, Faults>;
  const fields = Object.keys(places);
  const own = (all: Values) => fields.map((field) => all[field]);
  const isDefault = JSON.stringify(own(values)) === JSON.stringify(own(defaults));
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <ExternalLink aria-hidden />
          {words.seePage}
        </a>
        <ConfirmButton
          label={words.toDefault}
          question={words.toDefaultQuestion(name)}
          consequence={words.toDefaultText}
          action={words.toDefault}
          isDisabled={isDefault}
          onConfirm={() => {
            const restored = Object.fromEntries(fields.map((field) => [field, defaults[field]]));
            reset({ ...getValues(), ...structuredClone(restored) }, { keepDefaultValues: true });
            void state.submit();
          }}
        >
          <RotateCcw aria-hidden />
          {words.toDefault}
        </ConfirmButton>
      </div>
      {Object.entries(places).map(([field, place]) => (
        <Controller
          key={field}
          control={control}
          name={field}
          render={({ field: { value, onChange } }) => (
            <WordsFieldView
              field={place.field}
              name={field}
              value={value}
              faults={faults[field]}
              onChange={onChange}
            />
          )}
        />
      ))}
    </>
  );
}
