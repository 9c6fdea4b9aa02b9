import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { Arch } from './ornaments/Arch.tsx';
import { Lamp } from './ornaments/Lamp.tsx';
import { ownAddress } from './pictureCopies.ts';
import { phoneCut, pictureSrcSet, uploadedSrcSet } from './pictureVariants.ts';

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
  /** The same below 64 rem, for a picture that has a cut for phones (`phoneCut`). */
  phoneSizes?: string;
  /** For the one picture that a page opens with: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

type Source = {
  type: `image/${'avif' | 'webp'}`;
  srcSet: string | undefined;
  sizes: string;
  media?: string;
};

/** What a browser chooses from, best first. */
function sourcesOf(src: string, sizes: string, phoneSizes: string | undefined): Source[] {
  return (['avif', 'webp'] as const).flatMap((format) => {
    const type = `image/${format}` as const;
    const whole = { type, srcSet: pictureSrcSet(src, format), sizes };
    if (phoneSizes === undefined) return [whole];
    const srcSet = pictureSrcSet(src, format, phoneCut);
    if (!srcSet) return [{ ...whole, sizes: `${phoneCut.media} ${phoneCut.uncut}, ${sizes}` }];
    return [
      { type, srcSet, sizes: phoneSizes, media: phoneCut.media },
      { ...whole, media: phoneCut.otherwise },
    ];
  });
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

/** A responsive picture. Where it cannot be loaded, an arch with a lamp stands in its place. */
export function Picture({
  src: given,
  alt,
  width,
  height,
  sizes,
  phoneSizes,
  priority = false,
  className = '',
}: PictureProps) {
  const src = ownAddress(given);
  const img = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string>();

  // It may have failed before the script came: then no error event will tell.
  useEffect(() => {
    if (img.current?.complete && img.current.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);

  if (brokenSrc === src) return <PicturePlaceholder alt={alt} className={className} />;

  const sources = sourcesOf(src, sizes, phoneSizes);
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
        onError={() => setBrokenSrc(src)}
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
