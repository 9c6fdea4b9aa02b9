import { albumText } from '@/content/en/pages.ts';
import type { AlbumImage, AlbumWithImages } from './albumQueries.ts';

/** The requested album, as far as a list knows it. */
export type RequestedAlbum = { id: string; title: string; image_count?: number };

/** An error with a text of specification section 8. */
class AlbumProblem extends Error {
  override readonly name = 'AlbumProblem';
}

/** Pictures with both an address and an id. */
export function properImages(images: readonly AlbumImage[]): AlbumImage[] {
  return images.filter(({ id, image_url: url }) => Boolean(id) && Boolean(url?.trim()));
}

/** Message for pictures that could not be loaded (specification section 8). */
export function albumFailure(error: Error): string {
  if (error instanceof AlbumProblem) return error.message;
  // Only database errors have a code; network errors have none.
  const fromDatabase = error.name === 'DataError' && 'code' in error && error.code !== '';
  return albumText.failed(fromDatabase ? albumText.databaseError(error.message) : error.message);
}

/**
 * The pictures of an album for the modal; [] only if the list knows that it is empty.
 * @param album null if it was not found.
 * @throws AlbumProblem if there is nothing to show.
 */
export function imagesToShow(
  album: AlbumWithImages | null,
  requested: RequestedAlbum,
): AlbumImage[] {
  if (requested.id.trim() === '') throw new AlbumProblem(albumText.invalid);
  if (!album) throw new AlbumProblem(albumText.notFound);
  if (album.images.length === 0) {
    // The list already showed 0 pictures: not an error.
    if (requested.image_count === 0) return [];
    throw new AlbumProblem(albumText.noImages);
  }
  const images = properImages(album.images);
  if (images.length === 0) throw new AlbumProblem(albumText.noUrls);
  return images;
}
