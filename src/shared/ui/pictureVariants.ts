/** Widths of the srcset, CSS pixels times density; scripts/pictures.ts makes each of them of every picture. */
export const pictureWidths = [480, 640, 960, 1600] as const;

/**
 * The upright cut of a picture for phones, around its focal point; only pictures named `hero-…` have one. 6:5 is the
 * hero's arch below 64 rem, which at most 26 rem of screen show: no phone needs more than 960 pixels.
 */
export const phoneCut = {
  mark: '-6x5',
  ratio: 6 / 5,
  widths: [480, 640, 720, 960],
  media: '(max-width: 63.99rem)',
  otherwise: '(min-width: 64rem)',
} as const;

/** Whether there is a cut of it for phones. @param name the picture's file name without its ending. */
export function hasPhoneCut(name: string): boolean {
  return name.startsWith('hero-');
}

/** `srcset` of a picture under /pictures/ in one format; undefined for pictures from elsewhere. */
export function pictureSrcSet(
  src: string,
  format: 'avif' | 'webp',
  { mark, widths }: { mark: string; widths: readonly number[] } = {
    mark: '',
    widths: pictureWidths,
  },
): string | undefined {
  const own = /^(\/pictures\/.+)\.jpe?g$/.exec(src);
  if (!own) return undefined;
  return widths.map((width) => `${own[1]}${mark}-${width}.${format} ${width}w`).join(', ');
}
