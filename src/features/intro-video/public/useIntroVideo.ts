import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { rememberPlayed, wasPlayedOn } from '@/features/intro-video/data/playedToday.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { savesData } from '@/shared/lib/idle.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { useInView } from '@/shared/ui/useInView.ts';

/** `done`: it has played to its end, or had done so earlier today. */
export type FilmState = 'paused' | 'playing' | 'done';

/** So much of it must be seen before it begins by itself. */
const SEEN = 0.6;

const wasPlayedToday = () => typeof window !== 'undefined' && wasPlayedOn(new Date());

/**
 * The film plays by itself once a day when it is first seen; not with Save-Data on or where less motion is wanted:
 * then nothing of it is fetched before the visitor asks. A start that the browser refuses leaves it paused. It waits
 * where nobody sees it, and goes on when it is seen again.
 */
export function useIntroVideo(video: RefObject<HTMLVideoElement | null>): {
  state: FilmState;
  toggle: () => void;
  /** False in the prerendered page. */
  hydrated: boolean;
} {
  const hydrated = !useHydrating();
  const [playedBefore] = useState(wasPlayedToday);
  /** What the film has done in this visit. */
  const [told, setTold] = useState<FilmState>();
  const state = told ?? (hydrated && playedBefore ? 'done' : 'paused');
  const lessMotion = useReducedMotion();
  const inView = useInView(video, SEEN);
  const inSight = useInView(video);
  /** Whether it may still begin by itself in this visit. */
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
      setTold('paused');
    }
  }, [video]);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('play', () => setTold('playing'), { signal });
    element.addEventListener('pause', () => setTold(element.ended ? 'done' : 'paused'), { signal });
    element.addEventListener('ended', () => setTold('done'), { signal });
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
