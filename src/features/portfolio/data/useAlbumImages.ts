import { useMemo } from 'react';
import type { LiveState } from '@/shared/data/liveQuery.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { imagesToShow, type RequestedAlbum } from './albumImages.ts';
import { albumById, type AlbumImage } from './albumQueries.ts';

/** The pictures of an album; on unmount, data and error are dropped, so that the next opening starts fresh. */
export function useAlbumImages(
  album: RequestedAlbum,
): LiveState<AlbumImage[]> & { retry: () => void } {
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
