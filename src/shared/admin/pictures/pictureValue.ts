import * as v from 'valibot';
import { atMost, oneLine, readable } from '@/shared/forms/rules.ts';

/** As the database's rule private.is_picture. */
const ALT_MOST = 300;

/**
 * The single picture of a record as its form holds it; null if there is none.
 * @param message fault if the description is too long.
 */
export const pictureRule = (message: string) =>
  v.nullable(
    v.object({
      image_url: v.string(),
      alt: v.pipe(v.string(), oneLine, readable, atMost(ALT_MOST, message)),
      width: v.nullable(v.number()),
      height: v.nullable(v.number()),
      thumbhash: v.nullable(v.string()),
      focal_x: v.number(),
      focal_y: v.number(),
    }),
  );
export type PictureValue = NonNullable<v.InferOutput<ReturnType<typeof pictureRule>>>;

/** The columns of a record that may have a picture. */
export type PictureColumns = Omit<PictureValue, 'image_url'> & { image_url: string | null };

/** The picture in a record's columns, if any. */
export function pictureOf({ image_url, ...more }: PictureColumns): PictureValue | null {
  const { alt, width, height, thumbhash, focal_x, focal_y } = more;
  return image_url === null ? null : { image_url, alt, width, height, thumbhash, focal_x, focal_y };
}

/** The columns of a picture, or of none. */
export const pictureColumns = (value: PictureValue | null): PictureColumns =>
  value ?? {
    image_url: null,
    alt: '',
    width: null,
    height: null,
    thumbhash: null,
    focal_x: 0.5,
    focal_y: 0.5,
  };
