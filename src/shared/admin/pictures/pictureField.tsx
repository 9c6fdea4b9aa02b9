import { adminKit } from '@/content/en/adminKit.ts';
import { faultsOf, type FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import type { Span } from '@/shared/admin/resource/resource.ts';
import { OnePicture } from './OnePicture.tsx';
import {
  type PictureColumns,
  pictureColumns,
  pictureOf,
  pictureRule,
  type PictureValue,
} from './pictureValue.ts';

const { fields: words, errors } = adminKit;

/**
 * The one picture of a record, over the columns that every table with a picture has. Its hint is what visitors see without.
 * @param folder of the bucket. @param isLogo a logo beside its name: never cropped, and without a description.
 */
export function picture(
  folder: string,
  { isLogo = false } = {},
): Span<PictureColumns, PictureValue | null> {
  const View = ({ field, value, faults, onChange }: FieldViewProps) => (
    <OnePicture
      label={field.label}
      none={field.hint ?? ''}
      folder={folder}
      isLogo={isLogo}
      // What its form holds was read by `pictureOf`, or is null.
      value={value as PictureValue | null}
      error={faultsOf(faults, 'alt')?.message}
      onChange={onChange}
    />
  );
  return {
    columns: ['image_url', 'alt', 'width', 'height', 'thumbhash', 'focal_x', 'focal_y'],
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
