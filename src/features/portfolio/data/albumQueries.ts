import { isUuid } from '@/shared/lib/uuid.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { Database, Tables } from '@/shared/supabase/database.types.ts';
import { dataOf } from '@/shared/supabase/errors.ts';

type AlbumRow =
  Database['public']['Functions']['get_portfolio_albums_with_cover']['Returns'][number];
type CoverColumn =
  'cover_image' | 'cover_alt' | 'cover_width' | 'cover_height' | 'cover_focal_x' | 'cover_focal_y';
type Nullable = CoverColumn | 'event_date';

/** An album as lists show it. The generated type does not know that one without pictures has no cover. */
export type Album = Omit<AlbumRow, Nullable> & {
  [Column in Nullable]: AlbumRow[Column] | null;
};

/** One picture of an album. */
export type AlbumImage = Pick<
  Tables<'portfolio_images'>,
  'id' | 'album_id' | 'image_url' | 'alt' | 'width' | 'height'
>;

/** What an album's own page shows. */
export type AlbumWithImages = Pick<
  Tables<'albums'>,
  'id' | 'title' | 'description' | 'category' | 'event_date' | 'is_demo'
> & { images: AlbumImage[] };

export type AlbumFilter = {
  featured?: boolean;
  category?: string;
  /** At most so many, in the owner's order. */
  limit?: number;
  /** After so many. */
  offset?: number;
};

/** A category that visible albums have, and how many. */
export type AlbumCategory =
  Database['public']['Functions']['get_portfolio_categories']['Returns'][number];

/** Visible albums in the owner's order, each with its cover. @throws DataError */
export async function listAlbums(signal: AbortSignal, filter: AlbumFilter = {}): Promise<Album[]> {
  const answer = await getVisitorClient()
    .rpc('get_portfolio_albums_with_cover', {
      ...(filter.featured !== undefined && { p_featured: filter.featured }),
      ...(filter.category !== undefined && { p_category: filter.category }),
      ...(filter.limit !== undefined && { p_limit: filter.limit }),
      ...(filter.offset !== undefined && { p_offset: filter.offset }),
    })
    .abortSignal(signal);
  return dataOf(answer);
}

/**
 * Every visible album in the owner's order, and when it or one of its pictures last changed (ISO 8601).
 * @throws DataError
 */
export async function listAlbumChanges(
  signal: AbortSignal,
): Promise<{ id: string; changed: string }[]> {
  const answer = await getVisitorClient()
    .from('albums')
    .select('id, updated_at, portfolio_images!portfolio_images_album_id_fkey (updated_at)')
    .eq('is_visible', true)
    .order('sort')
    .order('created_at')
    .order('updated_at', { ascending: false, referencedTable: 'portfolio_images' })
    .limit(1, { referencedTable: 'portfolio_images' })
    .abortSignal(signal);
  return dataOf(answer).map(({ id, updated_at: own, portfolio_images: [picture] }) => ({
    id,
    changed: picture && picture.updated_at > own ? picture.updated_at : own,
  }));
}

/** The categories of visible albums in the owner's order. @throws DataError */
export async function listCategories(signal: AbortSignal): Promise<AlbumCategory[]> {
  return dataOf(await getVisitorClient().rpc('get_portfolio_categories').abortSignal(signal));
}

/** An album with its pictures in order; null where there is none of this id that visitors may see. @throws DataError */
export async function loadAlbum(signal: AbortSignal, id: string): Promise<AlbumWithImages | null> {
  if (!isUuid(id)) return null;
  const client = getVisitorClient();
  const [album, images] = await Promise.all([
    client
      .from('albums')
      .select('id, title, description, category, event_date, is_demo')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
    client
      .from('portfolio_images')
      .select('id, album_id, image_url, alt, width, height')
      .eq('album_id', id)
      .order('sort')
      .order('created_at')
      .abortSignal(signal),
  ]);
  if (!album.error && album.data === null) return null;
  return { ...dataOf(album), images: dataOf(images) };
}
