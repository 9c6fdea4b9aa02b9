import { albumText } from '@/content/en/pages.ts';
import type { AlbumWithImages } from '@/features/portfolio/data/albumQueries.ts';
import { paths } from '@/shared/paths.ts';

/** Search results cut a description off about here. */
const DESCRIPTION_LENGTH = 160;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/**
 * What a search result and a shared link say about an album: the props of `<Seo>`. Its picture is the album's first
 * one where that is our own (those have a social variant); else the site's.
 */
export function albumSeo({ id, title, description, category, images }: AlbumWithImages) {
  const picture = images
    .map(({ image_url: url }) => /^\/pictures\/([\w-]+)\.jpg$/.exec(url)?.[1])
    .find((own) => own !== undefined);
  return {
    title: albumText.seoTitle(title),
    description: shortened(description || albumText.seoDescription(title)),
    keywords: [category, ...albumText.keywords],
    path: paths.album(id),
    name: title,
    ...(picture !== undefined && { image: `/og/${picture}.jpg` }),
  };
}
