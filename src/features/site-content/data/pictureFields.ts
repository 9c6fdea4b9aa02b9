import * as v from 'valibot';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import type { PictureSrc } from '@/content/en/pageTypes.ts';
import pictures from '@/content/pictures.json' with { type: 'json' };
import type { FirmLogo } from '@/content/site.ts';
import { isUploaded } from '@/shared/ui/pictureCopies.ts';
import { paragraph } from '@/shared/admin/fields/texts.ts';
import { type Field, type LabelName, ownField } from './fields.ts';

const { errors } = adminSiteContent;

const srcOf = (name: string) => `/pictures/${name}.jpg` as const;
/** Built-in pictures with their description and focal point. */
export const knownPictures: ReadonlyMap<string, { alt: string; focal: number[] }> = new Map(
  Object.entries(pictures).map(([name, known]) => [srcOf(name), known]),
);

/** Whether it is the address of a built-in or uploaded picture. */
export const isPicture = (value: unknown): value is PictureSrc =>
  typeof value === 'string' && (knownPictures.has(value) || isUploaded(value));
const src = v.custom<PictureSrc>(isPicture, errors.picture);
const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const focalSchema = v.tuple([part, part]);
const pictureSchema = v.object({
  src,
  // Empty for decorative pictures.
  alt: paragraph(300, { least: 0 }).schema,
  focal: focalSchema,
});
const firstPicture = srcOf(Object.keys(pictures)[0] ?? '');

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));

/** The company's uploaded logo, or none. */
export const logo: Field<FirmLogo | null> = {
  ...ownField('logo', 'logo', 'logoHint'),
  isRequired: false,
  schema: v.nullable(
    v.object({
      src: v.custom<PictureSrc>(
        (value) => typeof value === 'string' && isUploaded(value),
        errors.picture,
      ),
      width: pixels,
      height: pixels,
    }),
  ),
  blank: null,
};

/** Focal point of a picture whose address is a separate field. */
export const focal: Field<[number, number]> = {
  ...ownField('focal', 'focal'),
  schema: focalSchema,
  blank: [0.5, 0.5],
};

/** Address of a picture whose description is a separate field. */
export const picturePath = (name: LabelName): Field<PictureSrc> => ({
  ...ownField('picturePath', name),
  schema: src,
  blank: firstPicture,
});

/** A picture with description and focal point. */
export const picture = (name: LabelName): Field<v.InferOutput<typeof pictureSchema>> => ({
  ...ownField('picture', name),
  schema: pictureSchema,
  blank: {
    src: firstPicture,
    alt: knownPictures.get(firstPicture)?.alt ?? '',
    focal: [0.5, 0.5],
  },
});

/** An optional picture. */
export const maybePicture = (
  name: LabelName,
): Field<v.InferOutput<typeof pictureSchema> | undefined> => ({
  ...ownField('maybePicture', name),
  isRequired: false,
  schema: v.optional(pictureSchema),
  blank: undefined,
});
