/** Widths of the srcset, device pixels, all made by scripts/pictures.ts. WebP is for the few browsers without AVIF. */
export const pictureWidths = { avif: [480, 640, 720, 960, 1600], webp: [480, 960, 1600] } as const;

/** Picture formats, best first. */
export type PictureFormat = keyof typeof pictureWidths;

/** The end of `sizes` for a picture as wide as a phone: at a density of 3, two thirds of the pixels are enough. */
export const phoneWide = '(min-resolution: 2.5dppx) 70vw, 95vw';

/**
 * The portrait crop for phones around the focal point, AVIF. All our pictures have one, and uploaded ones that were in
 * such a place at build time. 6:5 is the hero's arch below 64 rem, at most 26 rem wide: 960 px are enough. `uncut`
 * starts the `sizes` of a picture without a crop.
 */
export const phoneCut = {
  mark: '-6x5',
  widths: [480, 640, 720, 960],
  media: '(max-width: 63.99rem)',
  otherwise: '(min-width: 64rem)',
  uncut: '(max-width: 63.99rem) 116vw',
} as const;

/** Width by height; separate, as only the build uses it. */
export const phoneCutRatio = 6 / 5;

/** Widths of the stored files of an uploaded picture, ascending; none is wider than the original. */
export function uploadedWidths(natural: number): number[] {
  const widest = Math.min(natural, 1600);
  return [...[480, 960].filter((width) => width < widest), widest];
}

/**
 * `srcset` of an uploaded picture (shared/admin/pictures): its address names the widest file, and the others are next
 * to it. Undefined for any other address.
 */
export function uploadedSrcSet(src: string): string | undefined {
  const [, start, width, ending] =
    /^(.*\/media\/[a-z0-9-]+\/[0-9a-f-]{36}-)(\d+)(\.(?:webp|jpg))$/.exec(src) ?? [];
  if (width === undefined) return undefined;
  return uploadedWidths(Number(width))
    .map((one) => `${start}${one}${ending} ${one}w`)
    .join(', ');
}

/** Widths of an uploaded picture's copy: ours, and none wider than its widest file. */
export function copiedWidths(widest: number, format: PictureFormat): number[] {
  return [...pictureWidths[format].filter((width) => width < widest), widest];
}

/** Id and width in the address of an uploaded picture's copy (`ownAddress`); undefined for any other. */
function copyOf(src: string): { id: string; widest: number } | undefined {
  const [, id, widest] = /^\/pictures\/([0-9a-f-]{36})-(\d+)\.webp$/.exec(src) ?? [];
  return id === undefined ? undefined : { id, widest: Number(widest) };
}

/** Focal point: 0 left or top, 1 right or bottom. */
export type FocalPoint = readonly [x: number, y: number];

/**
 * File name of a picture under /pictures/; undefined for other addresses.
 * @param focal focal point of cropped files: in percent in the name of an uploaded picture, fixed for ours.
 */
export function pictureName(src: string, focal: FocalPoint | readonly [] = []): string | undefined {
  const id = copyOf(src)?.id;
  return id === undefined
    ? /^\/pictures\/(.+)\.jpe?g$/.exec(src)?.[1]
    : [id, ...focal.map((part) => Math.round(part * 100))].join('-');
}

/**
 * `srcset` of a picture under /pictures/ in one format; undefined for other addresses.
 * @param focal focal point of the crop for phones; omit for the whole picture.
 */
export function pictureSrcSet(
  src: string,
  format: PictureFormat,
  focal?: FocalPoint,
): string | undefined {
  const copy = copyOf(src);
  const name = pictureName(src, focal);
  const whole = copy ? copiedWidths(copy.widest, format) : pictureWidths[format];
  const [mark, widths] = focal ? [phoneCut.mark, phoneCut.widths] : ['', whole];
  return (
    name &&
    widths.map((width) => `/pictures/${name}${mark}-${width}.${format} ${width}w`).join(', ')
  );
}
