import { Controller } from 'react-hook-form';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { OnePicture } from '@/shared/admin/pictures/OnePicture.tsx';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import type { EditionRow } from './data/editions.ts';
import {
  sponsorColumns,
  type SponsorRow,
  sponsorSchema,
  sponsorTable,
  sponsorValues,
} from './data/parts.ts';
import { PartList } from './PartList.tsx';

const { sponsors: words, form: formWords } = adminGarba;

/** Who pays for an edition, in the owner's order. */
export function Sponsors({ edition }: { edition: EditionRow }) {
  return (
    <PartList
      table={sponsorTable}
      edition={edition.id}
      words={words}
      nameOf={({ name }) => name}
      renderDetail={(row) => (
        <>
          {row.image_url !== null && (
            <img src={row.image_url} alt="" className="mb-1 h-10 max-w-32 rounded bg-white p-1" />
          )}
          {row.link_url}
        </>
      )}
      isSortable
      renderForm={(sponsor, rows, onSaved) => (
        <SponsorForm
          edition={edition}
          sponsor={sponsor}
          place={(rows.at(-1)?.display_order ?? 0) + 1}
          onSaved={onSaved}
        />
      )}
    />
  );
}

const fields = {
  name: { label: words.name },
  linkUrl: { label: words.linkUrl },
  logo: {
    label: words.logo,
    show: (value: unknown) => (value === null ? formWords.noPicture : formWords.aPicture),
  },
};

type SponsorFormProps = {
  edition: EditionRow;
  /** Absent for a new one. */
  sponsor: SponsorRow | undefined;
  /** Where a new one stands in the order. */
  place: number;
  onSaved: () => void;
};

function SponsorForm({ edition, sponsor, place, onSaved }: SponsorFormProps) {
  const state = useTableForm({
    table: sponsorTable,
    row: sponsor,
    empty: { name: '', linkUrl: '', logo: null },
    schema: sponsorSchema,
    valuesOf: sponsorValues,
    columnsOf: (output) => ({
      ...sponsorColumns(output),
      ...(!sponsor && { edition_id: edition.id, display_order: place }),
    }),
    reach: () => (edition.status === 'draft' ? 'hidden' : 'live'),
    onSaved,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <RecordForm label={words.form} state={state} fields={fields}>
      <TextInput label={words.name} required error={errors.name?.message} {...register('name')} />
      <TextInput
        label={words.linkUrl}
        hint={words.linkHint}
        optional={formWords.optional}
        inputMode="url"
        autoCapitalize="none"
        error={errors.linkUrl?.message}
        {...register('linkUrl')}
      />
      <Controller
        control={control}
        name="logo"
        render={({ field: { value, onChange } }) => (
          <OnePicture
            label={words.logo}
            none={words.logoNone}
            folder="garba"
            isLogo
            value={value}
            onChange={onChange}
          />
        )}
      />
    </RecordForm>
  );
}
