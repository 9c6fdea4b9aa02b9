import { useCallback, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { Arch } from './ornaments/Arch.tsx';
import { Lamp } from './ornaments/Lamp.tsx';
import { ownAddress } from './pictureCopies.ts';
import {
  type FocalPoint,
  phoneCut,
  type PictureFormat,
  pictureSrcSet,
  uploadedSrcSet,
} from './pictureVariants.ts';

const MIDDLE: FocalPoint = [0.5, 0.5];

type PictureProps = {
  /** Pictures under /pictures/ and uploaded ones come in several sizes; any other address is used as it is. */
  src: string;
  /** What is to be seen; empty where the picture only decorates. */
  alt: string;
  /** Size of the original in pixels, so that the page does not jump. */
  width: number;
  height: number;
  /** How wide it stands in the layout, as in `sizes` of `<img>`. */
  sizes: string;
  /** The same below 64 rem, where phones are to get a cut (`phoneCut`). */
  phoneSizes?: string;
  /** Around which the cut of an uploaded picture is made; ours have theirs (scripts/pictures.ts). */
  focal?: FocalPoint;
  /** For the one picture that a page opens with: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

type Source = {
  type: `image/${PictureFormat}`;
  srcSet: string | undefined;
  sizes: string;
  media?: string;
};

/** What a browser chooses from, best first. @param cut what phones get. */
function sourcesOf(src: string, sizes: string, cut?: Pick<Source, 'srcSet' | 'sizes'>): Source[] {
  const avif = { type: 'image/avif', srcSet: pictureSrcSet(src, 'avif'), sizes } as const;
  const webp = { type: 'image/webp', srcSet: pictureSrcSet(src, 'webp'), sizes } as const;
  if (!cut) return [avif, webp];
  return [{ ...avif, ...cut, media: phoneCut.media }, { ...avif, media: phoneCut.otherwise }, webp];
}

/**
 * Names the picture in the page's first bytes. By type, so that a browser without AVIF skips it and takes what the
 * markup offers; by media, so that of two cuts only one is fetched.
 */
function preloadPicture(src: string, sources: readonly Source[]): void {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  const avif = sources.filter(({ type, srcSet }) => type === 'image/avif' && srcSet);
  if (avif.length === 0) {
    const imageSrcSet = uploadedSrcSet(src);
    preload(src, {
      ...options,
      ...(imageSrcSet && { imageSrcSet, imageSizes: sources[0]?.sizes }),
    });
  }
  for (const { type, srcSet, sizes, media } of avif) {
    preload(src, { ...options, type, imageSrcSet: srcSet, imageSizes: sizes, media });
  }
}

/**
 * A responsive picture. Where its cut cannot be loaded (the last build knew it in no such place), all of it stands there;
 * where that cannot be loaded either, an arch with a lamp.
 */
export function Picture({
  src: given,
  alt,
  width,
  height,
  sizes: wideSizes,
  phoneSizes,
  focal = MIDDLE,
  priority = false,
  className = '',
}: PictureProps) {
  const src = ownAddress(given);
  const cut = phoneSizes && pictureSrcSet(src, 'avif', focal);
  const sizes = phoneSizes ? `${phoneCut.uncut}, ${wideSizes}` : wideSizes;
  const img = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string[]>([]);
  const fail = useCallback(
    () => setBroken((known) => [...known, cut && !known.includes(cut) ? cut : src]),
    [src, cut],
  );

  // It may have failed before the script came: then no error event will tell.
  useEffect(() => {
    if (img.current?.complete && img.current.naturalWidth === 0) fail();
  }, [fail]);

  if (broken.includes(src)) return <PicturePlaceholder alt={alt} className={className} />;

  const hasCut = cut && !broken.includes(cut);
  const sources = sourcesOf(src, sizes, hasCut ? { srcSet: cut, sizes: phoneSizes } : undefined);
  const uploaded = uploadedSrcSet(src);
  if (priority) preloadPicture(src, sources);
  return (
    <picture>
      {sources.map(
        (source) =>
          source.srcSet && <source key={`${source.type} ${source.media ?? ''}`} {...source} />,
      )}
      <img
        ref={img}
        src={src}
        {...(uploaded && { srcSet: uploaded, sizes })}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority && { fetchPriority: 'high' as const })}
        onError={fail}
        className={`bg-line ${className}`}
      />
    </picture>
  );
}

/** What stands where a picture is missing: never a grey box. */
export function PicturePlaceholder({ alt, className = '' }: { alt: string; className?: string }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`bg-line/50 relative grid place-items-center overflow-hidden ${className}`}
    >
      <Arch className="text-marigold absolute top-[14%] left-1/2 h-full w-2/5 -translate-x-1/2" />
      <Lamp className="relative mt-[22%] w-[15%] min-w-8" />
    </span>
  );
}
