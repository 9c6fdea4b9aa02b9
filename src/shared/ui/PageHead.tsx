import type { PagePicture as PictureText } from '@/content/en/pageTypes.ts';
import { objectPosition } from './objectPosition.ts';
import { Picture } from './Picture.tsx';

export function PageTitle({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <h1 className="text-display">{heading}</h1>
      <p className="measure text-lead mt-4">{lead}</p>
    </>
  );
}

type PagePictureProps = {
  picture: PictureText;
  /** See `Picture`. */
  sizes: string;
  phoneSizes?: string;
  priority?: boolean;
};

/** The picture next to the heading; fills its box, cropped around its focal point. */
export function PagePicture({ picture, ...shown }: PagePictureProps) {
  const { src, alt, focal } = picture;
  return (
    <Picture
      src={src}
      alt={alt}
      width={1600}
      height={1000}
      focal={focal}
      {...shown}
      className={`absolute inset-0 size-full object-cover ${objectPosition(...focal)}`}
    />
  );
}
