import { albumText } from '@/content/en/pages.ts';
import type { AlbumImage } from '@/features/portfolio/data/albumQueries.ts';
import type { LightboxPicture } from '@/shared/ui/lightbox/pictures.ts';
import { ownAddress } from '@/shared/ui/pictureCopies.ts';

/** An album's pictures for the lightbox; the album's title replaces a missing text. */
export function albumPictures(title: string, images: readonly AlbumImage[]): LightboxPicture[] {
  return images.map(({ id, image_url: src, alt, caption, width, height }, index) => ({
    id,
    src: ownAddress(src),
    alt: alt || albumText.picture(title, index + 1),
    caption: caption || title,
    width: width ?? 1600,
    height: height ?? 1000,
  }));
}
