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
  /** Pictures under /pictures/ and uploaded ones get a srcset; other addresses are used unchanged. */
  src: string;
  /** Empty for decorative pictures. */
  alt: string;
  /** Size of the original, px; reserves the space. */
  width: number;
  height: number;
  /** The `sizes` of `<img>`. */
  sizes: string;
  /** `sizes` below 64 rem for pictures with a crop for phones (`phoneCut`). */
  phoneSizes?: string;
  /** Focal point of an uploaded picture's crop; ours are in scripts/pictures.ts. */
  focal?: FocalPoint;
  /** For the first picture of a page: loaded first, never lazily. */
  priority?: boolean;
  className?: string;
};

type Source = {
  type: `image/${PictureFormat}`;
  srcSet: string | undefined;
  sizes: string;
  media?: string;
};

/** Sources, best first. @param cut source for phones. */
function sourcesOf(src: string, sizes: string, cut?: Pick<Source, 'srcSet' | 'sizes'>): Source[] {
  const avif = { type: 'image/avif', srcSet: pictureSrcSet(src, 'avif'), sizes } as const;
  const webp = { type: 'image/webp', srcSet: pictureSrcSet(src, 'webp'), sizes } as const;
  if (!cut) return [avif, webp];
  return [{ ...avif, ...cut, media: phoneCut.media }, { ...avif, media: phoneCut.otherwise }, webp];
}

/** Preloads the picture: by type, so that browsers without AVIF skip it; by media, so that one crop is loaded. */
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
 * A responsive picture. Falls back to the whole picture if its crop fails to load (the last build did not make it),
 * then to an arch with a lamp.
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

  // A failure before hydration fires no more error event.
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

/** Replaces a missing picture. */
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
