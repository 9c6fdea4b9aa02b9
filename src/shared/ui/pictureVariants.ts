/**
 * Widths of the srcset, CSS pixels times density; scripts/pictures.ts makes each of them of every picture. WebP is for the
 * few browsers without AVIF.
 */
export const pictureWidths = { avif: [480, 640, 720, 960, 1600], webp: [480, 960, 1600] } as const;

/** In which picture files are made, best first. */
export type PictureFormat = keyof typeof pictureWidths;

/** The end of `sizes` for a picture as wide as a phone: at a density of 3, the eye is content with two thirds of it. */
export const phoneWide = '(min-resolution: 2.5dppx) 70vw, 95vw';

/**
 * The upright cut of a picture for phones, around its focal point, in AVIF. All of ours have one, and of the uploaded ones those
 * that stood in such a place when the site was built. 6:5 is the hero's arch below 64 rem, which at most 26 rem of screen
 * show: no phone needs more than 960 pixels. `uncut` begins the `sizes` of any other picture there, whole.
 */
export const phoneCut = {
  mark: '-6x5',
  widths: [480, 640, 720, 960],
  media: '(max-width: 63.99rem)',
  otherwise: '(min-width: 64rem)',
  uncut: '(max-width: 63.99rem) 116vw',
} as const;

/** Its width by its height; apart, since only the build asks. */
export const phoneCutRatio = 6 / 5;

/** The widths in which an uploaded picture of that many pixels is kept, ascending; none is larger than the original. */
export function uploadedWidths(natural: number): number[] {
  const widest = Math.min(natural, 1600);
  return [...[480, 960].filter((width) => width < widest), widest];
}

/**
 * `srcset` of a picture that was uploaded (shared/admin/pictures): its address names its widest file, and the others
 * stand beside it. Undefined for any other address.
 */
export function uploadedSrcSet(src: string): string | undefined {
  const [, start, width, ending] =
    /^(.*\/media\/[a-z0-9-]+\/[0-9a-f-]{36}-)(\d+)(\.(?:webp|jpg))$/.exec(src) ?? [];
  if (width === undefined) return undefined;
  return uploadedWidths(Number(width))
    .map((one) => `${start}${one}${ending} ${one}w`)
    .join(', ');
}

/** The widths of an uploaded picture's copy in the site: ours, and none larger than its widest file. */
export function copiedWidths(widest: number, format: PictureFormat): number[] {
  return [...pictureWidths[format].filter((width) => width < widest), widest];
}

/** The id and the width in the address of an uploaded picture's copy (`ownAddress`); undefined for any other. */
function copyOf(src: string): { id: string; widest: number } | undefined {
  const [, id, widest] = /^\/pictures\/([0-9a-f-]{36})-(\d+)\.webp$/.exec(src) ?? [];
  return id === undefined ? undefined : { id, widest: Number(widest) };
}

/** What must stay in view of a picture that is cut: 0 left or top, 1 right or bottom. */
export type FocalPoint = readonly [x: number, y: number];

/**
 * How the files of a picture under /pictures/ are called; undefined for one from elsewhere.
 * @param focal of files that are cut: those of an uploaded picture name it in percent, ours are cut around their own.
 */
export function pictureName(src: string, focal: FocalPoint | readonly [] = []): string | undefined {
  const id = copyOf(src)?.id;
  return id === undefined
    ? /^\/pictures\/(.+)\.jpe?g$/.exec(src)?.[1]
    : [id, ...focal.map((part) => Math.round(part * 100))].join('-');
}

/**
 * `srcset` of a picture under /pictures/ in one format; undefined for one from elsewhere.
 * @param focal for its cut for phones; absent for the whole picture.
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
