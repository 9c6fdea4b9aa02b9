import type { PagePicture as PictureText } from '@/content/en/pageTypes.ts';
import { objectPosition } from './objectPosition.ts';
import { Picture } from './Picture.tsx';

/** A page's heading and its first sentence. */
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
  /** As those of `Picture`. */
  sizes: string;
  phoneSizes?: string;
  priority?: boolean;
};

/** The picture beside it: it fills its box, cut around what matters in it. */
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
