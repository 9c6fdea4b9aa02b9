import { useMemo } from 'react';
import type { LiveState } from '@/shared/data/liveQuery.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { imagesToShow, type AskedAlbum } from './albumImages.ts';
import { albumById, type AlbumImage } from './albumQueries.ts';

/**
 * The pictures of an album for as long as they are looked at: closing the album forgets its pictures and its error,
 * so that the next opening starts afresh.
 */
export function useAlbumImages(album: AskedAlbum): LiveState<AlbumImage[]> & { retry: () => void } {
  const { id } = album;
  const { retry, ...state } = useLive(useMemo(() => ({ ...albumById(id), forget: true }), [id]));
  if (state.status !== 'success') return { ...state, retry };
  try {
    return { status: 'success', data: imagesToShow(state.data, album), error: undefined, retry };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { status: 'error', data: undefined, error, retry };
  }
}
