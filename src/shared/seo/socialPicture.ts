import { ownAddress } from '@/shared/ui/pictureCopies.ts';
import { pictureName } from '@/shared/ui/pictureVariants.ts';

/** Path of the picture that a shared link shows where the page has none of its own. */
export const DEFAULT_SOCIAL_PICTURE = '/og/hero-wedding.jpg';

type Pictured = {
  src: string;
  /** What must stay in view: 0 left or top, 1 right or bottom. */
  focalX?: number | undefined;
  focalY?: number | undefined;
};

function cardOf({ src, focalX = 0.5, focalY = 0.5 }: Pictured): string | undefined {
  const name = pictureName(ownAddress(src), [focalX, focalY]);
  return name && `/og/${name}.jpg`;
}

/**
 * Path of the social picture of what has these pictures: of the first one that the site has itself. Others have none.
 * The build makes the card of an uploaded picture where a page names it, cut as its name says.
 */
export function socialPicture(pictures: readonly Pictured[]): string | undefined {
  return pictures.map(cardOf).find((card) => card !== undefined);
}
