import { useEffect, useRef, useState } from 'react';
import { Arch } from './ornaments/Arch.tsx';
import { Lamp } from './ornaments/Lamp.tsx';

type PictureProps = {
  /** Our own pictures live under /pictures/ and have variants; any other address is used as it is. */
  src: string;
  /** What is to be seen; empty where the picture only decorates. */
  alt: string;
  /** Size of the original in pixels, so that the page does not jump. */
  width: number;
  height: number;
  /** How wide it stands in the layout, as in `sizes` of `<img>`. */
  sizes: string;
  /** For the one picture that a page opens with: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

/** The widths that the build makes of each picture (scripts; visual.md, "Pictures"). */
const VARIANT_WIDTHS = [480, 960, 1600];

/** `srcset` of a picture under /pictures/ in one format; undefined for pictures from elsewhere. */
export function pictureSrcSet(src: string, format: 'avif' | 'webp'): string | undefined {
  const own = /^(\/pictures\/.+)\.jpe?g$/.exec(src);
  if (!own) return undefined;
  return VARIANT_WIDTHS.map((width) => `${own[1]}-${width}.${format} ${width}w`).join(', ');
}

/** A responsive picture. Where it cannot be loaded, an arch with a lamp stands in its place. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  priority = false,
  className = '',
}: PictureProps) {
  const img = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string>();

  // It may have failed before the script came: then no error event will tell.
  useEffect(() => {
    if (img.current?.complete && img.current.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);

  if (brokenSrc === src) return <PicturePlaceholder alt={alt} className={className} />;

  const avif = pictureSrcSet(src, 'avif');
  const webp = pictureSrcSet(src, 'webp');
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        ref={img}
        src={src}
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

/** What stands where a picture is missing: never a grey box (visual.md). */
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
