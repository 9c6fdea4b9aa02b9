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

const columns = ['image_url', 'alt', 'width', 'height', 'thumbhash', 'focal_x', 'focal_y'] as const;
/** Types of columns with a prefix are lost where an object is made of its entries. */
const named = (valueOf: (column: string) => unknown) =>
  Object.fromEntries(columns.map((column) => [column, valueOf(column)]));
type Prefixed<Prefix extends string> = {
  [Column in keyof PictureColumns as `${Prefix}${Column}`]: PictureColumns[Column];
};

/**
 * The one picture of a record, over the columns that every table with a picture has. Its hint is what visitors see without.
 * @param folder of the bucket. @param options.prefix of its columns. @param options.isLogo a logo next to its name: never cropped, and without a description.
 */
export function picture<const Prefix extends string = ''>(
  folder: string,
  { isLogo = false, prefix = '' as Prefix }: { isLogo?: boolean; prefix?: Prefix } = {},
): Span<Prefixed<Prefix>, PictureValue | null> {
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
    columns: columns.map((column) => `${prefix}${column}` as const),
    read: (row) =>
      pictureOf(named((column) => Reflect.get(row, prefix + column)) as PictureColumns),
    write: (stored) => {
      const all = Object.entries(pictureColumns(stored));
      return Object.fromEntries(all.map(([column, value]) => [prefix + column, value])) as Partial<
        Prefixed<Prefix>
      >;
    },
    control: { kind: 'custom', View },
    isRequired: false,
    blank: null,
    toDraft: (stored) => stored,
    schema: pictureRule(errors.long(300)),
    toText: (stored) => (stored === null ? words.noPicture : stored.alt || words.picture),
    bounds: {},
  };
}
