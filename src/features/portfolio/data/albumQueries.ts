import { isUuid } from '@/shared/lib/uuid.ts';
import { allRows } from '@/shared/data/allRows.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { Nullable } from '@/shared/data/call.ts';
import type { Database, Tables } from '@/shared/supabase/database.types.ts';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';
import { GALLERY_PAGE } from './galleryPage.ts';

/** An album in a list; cover and date may be null. */
export type Album = Nullable<
  Database['public']['Functions']['get_portfolio_albums_with_cover']['Returns'][number],
  | 'cover_image'
  | 'cover_alt'
  | 'cover_width'
  | 'cover_height'
  | 'cover_focal_x'
  | 'cover_focal_y'
  | 'event_date'
>;

/** One picture of an album. */
export type AlbumImage = Pick<
  Tables<'portfolio_images'>,
  'id' | 'album_id' | 'image_url' | 'alt' | 'caption' | 'width' | 'height' | 'focal_x' | 'focal_y'
>;

/** What an album's own page shows. */
export type AlbumWithImages = Pick<
  Tables<'albums'>,
  'id' | 'title' | 'description' | 'category' | 'event_date' | 'is_demo'
> & { images: AlbumImage[] };

type AlbumFilter = {
  featured?: boolean;
  category?: string;
  /** Slug of a service. */
  service?: string;
  limit?: number;
  offset?: number;
};

/** A category with its number of visible albums. */
export type AlbumCategory =
  Database['public']['Functions']['get_portfolio_categories']['Returns'][number];

/** Visible albums with covers, in the owner's order. @throws DataError */
async function listAlbums(
  client: VisitorClient,
  signal: AbortSignal,
  filter: AlbumFilter = {},
): Promise<Album[]> {
  const answer = await client
    .rpc('get_portfolio_albums_with_cover', {
      ...(filter.featured !== undefined && { p_featured: filter.featured }),
      ...(filter.category !== undefined && { p_category: filter.category }),
      ...(filter.service !== undefined && { p_service: filter.service }),
      ...(filter.limit !== undefined && { p_limit: filter.limit }),
      ...(filter.offset !== undefined && { p_offset: filter.offset }),
    })
    .abortSignal(signal);
  return dataOf(answer);
}

/**
 * All visible albums in the owner's order, with the time of their or their pictures' last change (ISO 8601).
 * @throws DataError
 */
export async function listAlbumChanges(
  client: VisitorClient,
  signal: AbortSignal,
): Promise<{ id: string; changed: string }[]> {
  const albums = await allRows((from, to) =>
    client
      .from('albums')
      .select('id, updated_at, portfolio_images!portfolio_images_album_id_fkey (updated_at)')
      .eq('is_visible', true)
      .order('display_order')
      .order('created_at')
      .order('id')
      .order('updated_at', { ascending: false, referencedTable: 'portfolio_images' })
      .limit(1, { referencedTable: 'portfolio_images' })
      .range(from, to)
      .abortSignal(signal),
  );
  return albums.map(({ id, updated_at: own, portfolio_images: [picture] }) => ({
    id,
    changed: picture && picture.updated_at > own ? picture.updated_at : own,
  }));
}

/** The categories of visible albums in the owner's order. @throws DataError */
async function listCategories(
  client: VisitorClient,
  signal: AbortSignal,
): Promise<AlbumCategory[]> {
  return dataOf(await client.rpc('get_portfolio_categories').abortSignal(signal));
}

/** An album with its pictures, in one request. */
const ALBUM_COLUMNS = `id, title, description, category, event_date, is_demo,
  images:portfolio_images!portfolio_images_album_id_fkey (id, album_id, image_url, alt, caption, width, height, focal_x, focal_y)`;

/** An album with its pictures in order; null if there is no visible album with this id. @throws DataError */
async function loadAlbum(
  client: VisitorClient,
  signal: AbortSignal,
  id: string,
): Promise<AlbumWithImages | null> {
  if (!isUuid(id)) return null;
  const { data, error, status } = await client
    .from('albums')
    .select(ALBUM_COLUMNS)
    .eq('id', id)
    .order('display_order', { referencedTable: 'images' })
    .order('created_at', { referencedTable: 'images' })
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw new DataError(error, status);
  return data;
}

/** Maximum of Featured Works (specification section 9). */
const FEATURED_MAX = 6;

/** The albums of Featured Works. */
export const featuredAlbums: LiveQuery<Album[]> = {
  key: 'albums:featured',
  load: async (client, signal) =>
    listAlbums(client, signal, { featured: true, limit: FEATURED_MAX }),
};

/** Albums in the gallery's HTML; a portfolio of fewer can be filtered before hydration. */
export const GALLERY_HELD = 24;

/** The first albums of the gallery; all of a small portfolio. */
export const firstAlbums: LiveQuery<Album[]> = {
  key: 'albums:gallery',
  load: async (client, signal) => listAlbums(client, signal, { limit: GALLERY_HELD }),
};

/**
 * One page of the gallery.
 * @param category the category exactly as the owner wrote it; '' for all.
 * @param page page number from 1.
 */
export function galleryAlbums(category: string, page: number): LiveQuery<Album[]> {
  const offset = (page - 1) * GALLERY_PAGE;
  return {
    key: `albums:gallery:${page}:${category}`,
    load: async (client, signal) =>
      listAlbums(client, signal, {
        ...(category !== '' && { category }),
        limit: GALLERY_PAGE,
        offset,
      }),
    partOf: {
      key: firstAlbums.key,
      pick: (whole) => {
        const albums = whole as Album[] | undefined;
        if (!albums || albums.length === GALLERY_HELD) return undefined;
        return albums
          .filter((album) => category === '' || album.category === category)
          .slice(offset, offset + GALLERY_PAGE);
      },
    },
  };
}

/** The gallery's categories, each with its number of albums. */
export const albumCategories: LiveQuery<AlbumCategory[]> = {
  key: 'albums:categories',
  load: listCategories,
};

/** Default number of albums in the portfolio section (specification section 9). */
export const PORTFOLIO_MAX = 10;

/** Removes the albums that Featured Works shows. */
function withoutFeatured(albums: readonly Album[]): Album[] {
  const shown = new Set(albums.filter((album) => album.is_featured).slice(0, FEATURED_MAX));
  return albums.filter((album) => !shown.has(album));
}

/** The albums of a portfolio section. @param filter.besideFeatured leaves out those that Featured Works shows. */
export function portfolioAlbums({
  featuredOnly = false,
  besideFeatured = false,
  maxAlbums = PORTFOLIO_MAX,
  categoryFilter,
}: {
  featuredOnly?: boolean | undefined;
  besideFeatured?: boolean | undefined;
  maxAlbums?: number | undefined;
  categoryFilter?: string | undefined;
}): LiveQuery<Album[]> {
  return {
    key: `albums:portfolio:${featuredOnly}:${besideFeatured}:${maxAlbums}:${categoryFilter ?? ''}`,
    load: async (client, signal) => {
      const albums = await listAlbums(client, signal, {
        ...(featuredOnly && { featured: true }),
        ...(categoryFilter !== undefined && { category: categoryFilter }),
        limit: besideFeatured ? maxAlbums + FEATURED_MAX : maxAlbums,
      });
      return (besideFeatured ? withoutFeatured(albums) : albums).slice(0, maxAlbums);
    },
  };
}

/** Maximum of related albums on a page. */
const RELATED_MAX = 3;

/** The first albums of a service, by its slug. */
export function relatedAlbums(service: string): LiveQuery<Album[]> {
  return {
    key: `albums:related:${service}`,
    load: async (client, signal) => listAlbums(client, signal, { service, limit: RELATED_MAX }),
  };
}

/** One album with its pictures; null if it does not exist or is not visible. */
export function albumById(id: string): LiveQuery<AlbumWithImages | null> {
  return {
    key: `album:${id}`,
    load: async (client, signal) => loadAlbum(client, signal, id),
  };
}
