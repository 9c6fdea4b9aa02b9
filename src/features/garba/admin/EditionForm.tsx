import { Controller, useWatch } from 'react-hook-form';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { OnePicture } from '@/shared/admin/pictures/OnePicture.tsx';
import type { PictureValue } from '@/shared/admin/pictures/pictureValue.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';
import { editionSchema, type EditionValues } from './data/editionRules.ts';
import {
  columnsOf,
  type EditionRow,
  reachOf,
  editionTable,
  emptyEdition,
  valuesOf,
} from './data/editions.ts';
import { useAlbumChoice } from './data/useEditions.ts';
import { EditionPreview } from './EditionPreview.tsx';

const { form: words, statuses } = adminGarba;
const { optional } = words;
const statusOptions = garbaStatuses.map((value) => ({ value, label: statuses[value] }));

type EditionFormProps = {
  /** Absent for a new one. */
  edition?: EditionRow;
  /** Years that other editions have. */
  taken: readonly number[];
  onSaved?: (edition: EditionRow) => void;
};

/** All that the owner says of an edition but its nights, sponsors and questions, beside the page as it will be. */
export function EditionForm({ edition, taken, onSaved }: EditionFormProps) {
  const albums = useAlbumChoice().data ?? [];
  const state = useTableForm({
    table: editionTable,
    row: edition,
    empty: emptyEdition,
    schema: editionSchema(taken),
    valuesOf,
    columnsOf,
    reach: reachOf,
    onSaved,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const values = { ...emptyEdition, ...useWatch({ control }) } as EditionValues;
  const titleOfAlbum = (id: unknown) =>
    albums.find((album) => album.id === id)?.title ?? (id ? words.thisAlbum : words.noRecap);
  const recaps = albums.map(({ id, title, is_visible: isVisible }) => ({
    value: id,
    label: isVisible ? title : words.hiddenAlbum(title),
  }));
  // One that is removed, or not loaded yet, stays chosen.
  if (values.recap !== '' && !recaps.some(({ value }) => value === values.recap))
    recaps.push({ value: values.recap, label: words.thisAlbum });

  const fields = {
    status: {
      label: words.status,
      show: (value: unknown) => statuses[value as EditionValues['status']],
    },
    year: { label: words.year },
    title: { label: words.title },
    theme: { label: words.theme },
    description: { label: words.description },
    startsOn: { label: words.startsOn },
    endsOn: { label: words.endsOn },
    venue: { label: words.venue },
    address: { label: words.address },
    mapUrl: { label: words.mapUrl },
    passesFrom: { label: words.passesFrom },
    passNote: { label: words.passNote },
    dressCode: { label: words.dressCode },
    rules: { label: words.rules },
    hero: {
      label: words.hero,
      show: (value: unknown) =>
        value === null ? words.noPicture : (value as PictureValue).alt || words.aPicture,
    },
    recap: { label: words.recap, show: titleOfAlbum },
  };
  /** What a text field is given; empty ones may stay so. */
  const field = (name: Exclude<keyof EditionValues, 'hero'>) => ({
    label: fields[name].label,
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_auto]">
      <RecordForm label={words.label} state={state} fields={fields}>
        <RadioGroup {...field('status')} hint={words.statusHint} options={statusOptions} />
        <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <TextInput {...field('year')} required inputMode="numeric" maxLength={4} />
          <TextInput {...field('title')} required />
        </div>
        <TextInput {...field('theme')} hint={words.themeHint} optional={optional} />
        <TextArea {...field('description')} optional={optional} />
        <Controller
          control={control}
          name="hero"
          render={({ field: { value, onChange } }) => (
            <OnePicture
              label={words.hero}
              none={words.heroNone}
              folder="garba"
              value={value}
              error={errors.hero?.message ?? errors.hero?.alt?.message}
              onChange={onChange}
            />
          )}
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold">{words.dates}</legend>
          <p className="text-muted mb-2 text-sm">{words.datesHint}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput type="date" {...field('startsOn')} optional={optional} />
            <TextInput type="date" {...field('endsOn')} optional={optional} />
          </div>
        </fieldset>
        <TextInput {...field('venue')} optional={optional} />
        <TextInput {...field('address')} optional={optional} />
        <TextInput
          {...field('mapUrl')}
          hint={words.mapUrlHint}
          optional={optional}
          inputMode="url"
          autoCapitalize="none"
        />
        <TextInput type="date" {...field('passesFrom')} optional={optional} />
        <TextArea {...field('passNote')} hint={words.passNoteHint} optional={optional} rows={3} />
        <TextArea {...field('dressCode')} optional={optional} rows={3} />
        <TextArea {...field('rules')} hint={words.rulesHint} optional={optional} rows={6} />
        <Controller
          control={control}
          name="recap"
          render={({ field: { value, onChange, name } }) => (
            <Select
              label={words.recap}
              hint={words.recapHint}
              placeholder={words.noRecap}
              options={recaps}
              name={name}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </RecordForm>
      <EditionPreview
        id={edition?.id}
        values={values}
        isDemo={edition?.is_demo ?? false}
        recapTitle={albums.find(({ id, is_visible }) => is_visible && id === values.recap)?.title}
      />
    </div>
  );
}
