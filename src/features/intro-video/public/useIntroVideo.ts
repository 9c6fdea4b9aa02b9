import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { rememberPlayed, wasPlayedOn } from '@/features/intro-video/data/playedToday.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { savesData } from '@/shared/lib/idle.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { useInView } from '@/shared/ui/useInView.ts';

/** `done`: it has ended, now or earlier today. */
export type FilmState = 'paused' | 'playing' | 'done';

/** Visible share that starts autoplay. */
const SEEN = 0.6;

const wasPlayedToday = () => typeof window !== 'undefined' && wasPlayedOn(new Date());

/**
 * Autoplays the film once a day when first in view; not with Save-Data or reduced motion: then nothing is loaded before
 * a press. A refused start leaves it paused. Pauses off-screen.
 */
export function useIntroVideo(video: RefObject<HTMLVideoElement | null>): {
  state: FilmState;
  toggle: () => void;
  /** False when prerendered. */
  hydrated: boolean;
} {
  const hydrated = !useHydrating();
  const [playedBefore] = useState(wasPlayedToday);
  /** State in this visit. */
  const [playState, setPlayState] = useState<FilmState>();
  const state = playState ?? (hydrated && playedBefore ? 'done' : 'paused');
  const lessMotion = useReducedMotion();
  const inView = useInView(video, SEEN);
  const inSight = useInView(video);
  /** Whether autoplay may still start in this visit. */
  const mayBegin = useRef(!playedBefore);

  const play = useCallback(async () => {
    const element = video.current;
    if (!element) return;
    mayBegin.current = false;
    try {
      await element.play();
      rememberPlayed(new Date());
    } catch (error) {
      console.warn('The film could not be started', error);
      setPlayState('paused');
    }
  }, [video]);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('play', () => setPlayState('playing'), { signal });
    element.addEventListener('pause', () => setPlayState(element.ended ? 'done' : 'paused'), {
      signal,
    });
    element.addEventListener('ended', () => setPlayState('done'), { signal });
    return () => listening.abort();
  }, [video]);

  useEffect(() => {
    if (inView && mayBegin.current && !lessMotion && !savesData()) void play();
  }, [inView, lessMotion, play]);

  useEffect(() => {
    const element = video.current;
    if (inSight || !element || element.paused) return;
    element.pause();
    mayBegin.current = true;
  }, [inSight, video]);

  useEffect(() => {
    if (lessMotion) video.current?.pause();
  }, [lessMotion, video]);

  const toggle = () => {
    if (state === 'playing') video.current?.pause();
    else void play();
  };
  return { state, toggle, hydrated };
}
