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
/** The pictures of the site to choose from, and what is known of each. */
export const knownPictures: ReadonlyMap<string, { alt: string; focal: number[] }> = new Map(
  Object.entries(pictures).map(([name, known]) => [srcOf(name), known]),
);

/** Whether it is the address of one of the site's pictures, or of one that was uploaded. */
export const isPicture = (value: unknown): value is PictureSrc =>
  typeof value === 'string' && (knownPictures.has(value) || isUploaded(value));
const src = v.custom<PictureSrc>(isPicture, errors.picture);
const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const focalSchema = v.tuple([part, part]);
const pictureSchema = v.object({
  src,
  // A picture that only decorates has no description.
  alt: paragraph(300, { least: 0 }).schema,
  focal: focalSchema,
});
const firstPicture = srcOf(Object.keys(pictures)[0] ?? '');

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));

/** The firm's logo, which is uploaded; or none. */
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

/** What of a picture must stay in view, where it stands beside its address. */
export const focal: Field<[number, number]> = {
  ...ownField('focal', 'focal'),
  schema: focalSchema,
  blank: [0.5, 0.5],
};

/** The address of a picture alone; its description is a field beside it. */
export const picturePath = (name: LabelName): Field<PictureSrc> => ({
  ...ownField('picturePath', name),
  schema: src,
  blank: firstPicture,
});

/** A picture with its description and what must stay in view. */
export const picture = (name: LabelName): Field<v.InferOutput<typeof pictureSchema>> => ({
  ...ownField('picture', name),
  schema: pictureSchema,
  blank: {
    src: firstPicture,
    alt: knownPictures.get(firstPicture)?.alt ?? '',
    focal: [0.5, 0.5],
  },
});

/** The same, or none. */
export const maybePicture = (
  name: LabelName,
): Field<v.InferOutput<typeof pictureSchema> | undefined> => ({
  ...ownField('maybePicture', name),
  isRequired: false,
  schema: v.optional(pictureSchema),
  blank: undefined,
});
