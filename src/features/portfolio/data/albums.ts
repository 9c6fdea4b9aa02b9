import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { Album, AlbumCategory, AlbumWithImages } from './albumQueries.ts';

/** Specification sections 2 and 9: Featured Works shows at most six. */
const FEATURED_MAX = 6;

/** The albums of Featured Works. */
export const featuredAlbums: LiveQuery<Album[]> = {
  key: 'albums:featured',
  load: async (signal) =>
    (await import('./albumQueries.ts')).listAlbums(signal, { featured: true, limit: FEATURED_MAX }),
};

/** Albums on one page of the gallery: whole lines of one, two and three, and the same weight however many there are. */
export const GALLERY_PAGE = 6;

/** One page of the gallery. @param category exactly as the owner wrote it; '' for all. @param page from 1. */
export function galleryAlbums(category: string, page: number): LiveQuery<Album[]> {
  return {
    key: `albums:gallery:${page}:${category}`,
    load: async (signal) =>
      (await import('./albumQueries.ts')).listAlbums(signal, {
        ...(category !== '' && { category }),
        limit: GALLERY_PAGE,
        offset: (page - 1) * GALLERY_PAGE,
      }),
  };
}

/** The gallery's categories, each with its number of albums. */
export const albumCategories: LiveQuery<AlbumCategory[]> = {
  key: 'albums:categories',
  load: async (signal) => (await import('./albumQueries.ts')).listCategories(signal),
};

/** How many albums the portfolio section shows where nothing else is said (specification sections 2 and 9). */
export const PORTFOLIO_MAX = 10;

/** The albums of a portfolio section; the database picks and cuts. */
export function portfolioAlbums({
  featuredOnly = false,
  maxAlbums = PORTFOLIO_MAX,
  categoryFilter,
}: {
  featuredOnly?: boolean | undefined;
  maxAlbums?: number | undefined;
  categoryFilter?: string | undefined;
}): LiveQuery<Album[]> {
  return {
    key: `albums:portfolio:${featuredOnly}:${maxAlbums}:${categoryFilter ?? ''}`,
    load: async (signal) =>
      (await import('./albumQueries.ts')).listAlbums(signal, {
        ...(featuredOnly && { featured: true }),
        ...(categoryFilter !== undefined && { category: categoryFilter }),
        limit: maxAlbums,
      }),
  };
}

/** How many albums stand under a page that they relate to. */
const RELATED_MAX = 3;

/** The first albums of some categories, in the order of the categories; the database picks and cuts. */
export function relatedAlbums(categories: readonly string[]): LiveQuery<Album[]> {
  return {
    key: `albums:related:${categories.join(':')}`,
    load: async (signal) => {
      const { listAlbums } = await import('./albumQueries.ts');
      const lists = await Promise.all(
        categories.map(async (category) => listAlbums(signal, { category, limit: RELATED_MAX })),
      );
      return lists.flat().slice(0, RELATED_MAX);
    },
  };
}

/** One album with its pictures; null where visitors may see none of this id. */
export function albumById(id: string): LiveQuery<AlbumWithImages | null> {
  return {
    key: `album:${id}`,
    load: async (signal) => (await import('./albumQueries.ts')).loadAlbum(signal, id),
  };
}
