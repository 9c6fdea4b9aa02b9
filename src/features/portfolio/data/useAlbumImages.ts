import { useEffect, useState } from 'react';
import type { LiveState } from '@/shared/data/liveQuery.ts';
import { loadAlbumImages, type AskedAlbum } from './albumImages.ts';
import type { AlbumImage } from './albumQueries.ts';

const PENDING = { status: 'pending', data: undefined, error: undefined } as const;

async function settle(signal: AbortSignal, album: AskedAlbum): Promise<LiveState<AlbumImage[]>> {
  try {
    const data = await loadAlbumImages(signal, album);
    return { status: 'success', data, error: undefined };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { status: 'error', data: undefined, error };
  }
}

/**
 * The pictures of an album for as long as they are looked at. Not `useLive`: closing the album forgets its pictures
 * and its error (specification section 4), so that the next opening starts afresh.
 */
export function useAlbumImages({ id, title, image_count: count }: AskedAlbum) {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ asked: string; state: LiveState<AlbumImage[]> }>();
  const asked = `${attempt} ${id}`;

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const load = async () => {
      const album = { id, title, ...(count !== undefined && { image_count: count }) };
      const state = await settle(signal, album);
      if (!signal.aborted) setSettled({ asked, state });
    };
    void load();
    return () => ending.abort();
  }, [asked, id, title, count]);

  const state = settled?.asked === asked ? settled.state : PENDING;
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
