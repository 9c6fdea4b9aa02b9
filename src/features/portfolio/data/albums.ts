import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { listAlbums, loadAlbum, type Album, type AlbumWithImages } from './albumQueries.ts';

/** Specification sections 2 and 9: Featured Works shows at most six. */
const FEATURED_MAX = 6;

/** The albums of Featured Works. */
export const featuredAlbums: LiveQuery<Album[]> = {
  key: 'albums:featured',
  load: (signal) => listAlbums(signal, { featured: true, limit: FEATURED_MAX }),
};

/** Every visible album, for the gallery. */
export const albums: LiveQuery<Album[]> = {
  key: 'albums',
  load: (signal) => listAlbums(signal),
};

/** One album with its pictures; null where visitors may see none of this id. */
export function albumById(id: string): LiveQuery<AlbumWithImages | null> {
  return { key: `album:${id}`, load: (signal) => loadAlbum(signal, id) };
}
