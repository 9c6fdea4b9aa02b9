import { adminKit } from '@/content/en/adminKit.ts';
import { faultsOf, type FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import type { Span } from '@/shared/admin/resource/span.ts';
import { OnePicture } from './OnePicture.tsx';
import {
  type PictureColumns,
  pictureColumns,
  pictureOf,
  pictureRule,
  type PictureValue,
} from './pictureValue.ts';

const { fields: words, errors } = adminKit;

const columns = ['image_url', 'alt', 'width', 'height', 'thumbhash', 'focal_x', 'focal_y'] as const;
const isPicture = (value: unknown): value is PictureValue =>
  typeof value === 'object' && value !== null && 'image_url' in value;

/**
 * The single picture of a record, in the columns that every table with a picture has. Its hint is what visitors see
 * without one.
 * @param folder folder of the bucket.
 * @param options.isLogo for a logo next to its name: never cropped, and without a description.
 */
export function picture(
  folder: string,
  { isLogo = false }: { isLogo?: boolean } = {},
): Span<PictureColumns, PictureValue | null> {
  const View = ({ field, value, faults, onChange }: FieldViewProps) => (
    <OnePicture
      label={field.label}
      none={field.hint ?? ''}
      folder={folder}
      isLogo={isLogo}
      value={isPicture(value) ? value : null}
      error={faultsOf(faults, 'alt')?.message}
      onChange={onChange}
    />
  );
  return {
    columns,
    read: pictureOf,
    write: pictureColumns,
    control: { kind: 'custom', View },
    isRequired: false,
    blank: null,
    toDraft: (stored) => stored,
    schema: pictureRule(errors.long(300)),
    toText: (stored) => (stored === null ? words.noPicture : stored.alt || words.picture),
    bounds: {},
  };
}
