import { albumText } from '@/content/en/pages.ts';
import type { AlbumWithImages } from '@/features/portfolio/data/albumQueries.ts';
import { paths } from '@/shared/paths.ts';
import { socialPicture } from '@/shared/seo/socialPicture.ts';

/** Search results truncate descriptions at about this length. */
const DESCRIPTION_LENGTH = 160;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/**
 * The props of `<Seo>` for an album. Its picture is the album's first one with a social variant, else the site's.
 */
export function albumSeo({ id, title, description, category, images }: AlbumWithImages) {
  const image = socialPicture(
    images.map(({ image_url: src, focal_x: focalX, focal_y: focalY }) => ({ src, focalX, focalY })),
  );
  return {
    title: albumText.seoTitle(title),
    description: shortened(description || albumText.seoDescription(title)),
    keywords: [category, ...albumText.keywords],
    path: paths.album(id),
    name: title,
    ...(image !== undefined && { image }),
  };
}
