import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { adminPortfolio } from '@/content/en/adminPortfolio.ts';
import { serviceLabel, servicePages } from '@/content/en/services.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useTableForm } from '@/shared/admin/useTableForm.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import {
  type AlbumRow,
  albumSchema,
  albumTable,
  columnsOf,
  emptyAlbum,
  slugOf,
  valuesOf,
} from './data/albums.ts';

const { form: words } = adminPortfolio;
const yesNo = (value: unknown) => (value === true ? words.yes : words.no);
const labelsOf = (slugs: unknown) =>
  Array.isArray(slugs) ? slugs.map((slug) => serviceLabel(String(slug)) ?? slug).join(', ') : '';

const fields = {
  title: { label: words.title },
  slug: { label: words.slug },
  category: { label: words.category },
  description: { label: words.description },
  services: { label: words.services, show: labelsOf },
  eventDate: {
    label: words.eventDate,
    show: (value: unknown) => (typeof value === 'string' && value) || words.noDate,
  },
  isFeatured: { label: words.isFeatured, show: yesNo },
  isVisible: { label: words.isVisible, show: yesNo },
};

type AlbumFormProps = {
  /** Absent for a new one. */
  album?: AlbumRow | undefined;
  onSaved?: ((album: AlbumRow) => void) | undefined;
};

/** What an album says of itself, and where visitors find it. */
export function AlbumForm({ album, onSaved }: AlbumFormProps) {
  const state = useTableForm({
    table: albumTable,
    row: album,
    empty: emptyAlbum,
    schema: albumSchema,
    valuesOf,
    columnsOf,
    reach: ({ isVisible }) => (isVisible ? 'later' : 'hidden'),
    onSaved,
  });
  const { register, control, formState, setValue, getValues } = state.form;
  const { errors } = formState;
  const listId = useId();
  const rows = useRecordList(albumTable, {}).data?.rows ?? [];
  const categories = [...new Set(rows.map(({ category }) => category))];
  const [services, isFeatured, isVisible] = useWatch({
    control,
    name: ['services', 'isFeatured', 'isVisible'],
  });
  const places = [words.gallery, ...(isFeatured ? [words.home] : []), labelsOf(services)];
  const title = register('title', {
    onChange: ({ target }) => {
      const isOwn = getValues('slug') !== '' && formState.dirtyFields.slug === true;
      if (!album && !isOwn) setValue('slug', slugOf(target.value));
    },
  });
  return (
    <RecordForm label={words.label} state={state} fields={fields}>
      <TextInput label={words.title} error={errors.title?.message} required {...title} />
      <TextInput
        label={words.slug}
        hint={words.slugHint}
        error={errors.slug?.message}
        required
        autoCapitalize="none"
        {...register('slug')}
      />
      <TextInput
        label={words.category}
        hint={words.categoryHint}
        error={errors.category?.message}
        required
        list={listId}
        {...register('category')}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <TextArea
        label={words.description}
        error={errors.description?.message}
        rows={3}
        {...register('description')}
      />
      <TextInput
        type="date"
        label={words.eventDate}
        error={errors.eventDate?.message}
        {...register('eventDate')}
      />
      <Controller
        name="services"
        control={control}
        render={({ field }) => (
          <fieldset>
            <legend className="font-semibold">{words.services}</legend>
            <div className="grid gap-x-4 sm:grid-cols-2">
              {servicePages.map(({ slug, label }) => (
                <Checkbox
                  key={slug}
                  label={label}
                  checked={field.value.includes(slug)}
                  onChange={({ target }) =>
                    field.onChange(
                      target.checked
                        ? [...field.value, slug]
                        : field.value.filter((one) => one !== slug),
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
      />
      <Checkbox label={words.isVisible} {...register('isVisible')} />
      <Checkbox label={words.isFeatured} {...register('isFeatured')} />
      <p className="text-muted text-sm">
        {isVisible ? words.shownOn(places.filter(Boolean).join(', ')) : words.nowhere}
      </p>
    </RecordForm>
  );
}
