import { albumText } from '@/content/en/pages.ts';
import type { AlbumImage, AlbumWithImages } from './albumQueries.ts';

/** The album whose pictures are asked for, as far as a list of albums knows it. */
export type AskedAlbum = { id: string; title: string; image_count?: number };

/** Why there is nothing to see, in the words of specification section 8. */
class AlbumProblem extends Error {
  override readonly name = 'AlbumProblem';
}

/** The pictures that can be shown: those with both an address and an id. */
export function properImages(images: readonly AlbumImage[]): AlbumImage[] {
  return images.filter(({ id, image_url: url }) => Boolean(id) && Boolean(url?.trim()));
}

/** What a screen says of pictures that could not be loaded: the sentences of specification section 8. */
export function albumFailure(error: Error): string {
  if (error instanceof AlbumProblem) return error.message;
  // Only an answer of the database has a code; a line that is down has none.
  const fromDatabase = error.name === 'DataError' && 'code' in error && error.code !== '';
  return albumText.failed(fromDatabase ? albumText.databaseError(error.message) : error.message);
}

/**
 * The pictures of an album for the modal; none only where the album is known to be empty.
 * @param album as the database answered; null where it knows none.
 * @throws AlbumProblem where there is nothing to show.
 */
export function imagesToShow(album: AlbumWithImages | null, asked: AskedAlbum): AlbumImage[] {
  if (asked.id.trim() === '') throw new AlbumProblem(albumText.invalid);
  if (!album) throw new AlbumProblem(albumText.notFound);
  if (album.images.length === 0) {
    // A list that says "no pictures" was right: then nothing is wrong.
    if (asked.image_count === 0) return [];
    throw new AlbumProblem(albumText.noImages);
  }
  const images = properImages(album.images);
  if (images.length === 0) throw new AlbumProblem(albumText.noUrls);
  return images;
}
