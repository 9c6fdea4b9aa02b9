import { ownAddress } from '@/shared/ui/pictureCopies.ts';
import { pictureName } from '@/shared/ui/pictureVariants.ts';

/** Default social picture of a page. */
export const DEFAULT_SOCIAL_PICTURE = '/og/hero-wedding.jpg';

type Pictured = {
  src: string;
  /** Focal point: 0 left or top, 1 right or bottom. */
  focalX?: number | undefined;
  focalY?: number | undefined;
};

function cardOf({ src, focalX = 0.5, focalY = 0.5 }: Pictured): string | undefined {
  const name = pictureName(ownAddress(src), [focalX, focalY]);
  return name && `/og/${name}.jpg`;
}

/**
 * Social picture of a record: of the first picture with a copy in the site. Undefined without one.
 * The build makes the card of an uploaded picture that a page names, cropped as its name specifies.
 */
export function socialPicture(pictures: readonly Pictured[]): string | undefined {
  return pictures.map(cardOf).find((card) => card !== undefined);
}
