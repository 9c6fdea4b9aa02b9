import { useCallback, useEffect, useState } from 'react';
import type { LiveState } from '@/shared/data/liveQuery.ts';
import { loadAlbumImages, type AskedAlbum } from './albumImages.ts';
import type { AlbumImage } from './albumQueries.ts';

const PENDING = { status: 'pending', data: undefined, error: undefined } as const;

/**
 * The pictures of an album for as long as they are looked at. Not `useLive`: closing the album forgets its pictures
 * and its error (specification section 4), so that the next opening starts afresh.
 */
export function useAlbumImages(album: AskedAlbum) {
  const [state, setState] = useState<LiveState<AlbumImage[]>>(PENDING);
  const [attempt, setAttempt] = useState(0);
  const { id, title, image_count: count } = album;

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    setState(PENDING);
    loadAlbumImages(signal, { id, title, ...(count !== undefined && { image_count: count }) }).then(
      (data) => {
        if (!signal.aborted) setState({ status: 'success', data, error: undefined });
      },
      (cause: unknown) => {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        if (!signal.aborted) setState({ status: 'error', data: undefined, error });
      },
    );
    return () => ending.abort();
  }, [id, title, count, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, retry };
}
