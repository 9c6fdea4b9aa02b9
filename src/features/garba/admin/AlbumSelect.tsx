import { adminGarba } from '@/content/en/adminGarba.ts';
import { type FieldViewProps, textOf } from '@/shared/admin/fields/fieldValue.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { useAlbumChoice } from './data/useAlbumChoice.ts';

const { form: words } = adminGarba;

/** One of the albums, or none. */
export function AlbumSelect({ field, name, value, faults, onChange }: FieldViewProps) {
  const albums = useAlbumChoice().data ?? [];
  const chosen = textOf(value);
  const options = albums.map(({ id, title, is_visible: isVisible }) => ({
    value: id,
    label: isVisible ? title : words.hiddenAlbum(title),
  }));
  // A removed album, or one not loaded yet, stays selected.
  if (chosen !== '' && !options.some((option) => option.value === chosen))
    options.push({ value: chosen, label: words.thisAlbum });
  return (
    <Select
      label={field.label}
      hint={field.hint}
      placeholder={words.noRecap}
      options={options}
      name={name}
      error={faults?.message}
      value={chosen}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
