import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { useArrowKeys } from '@/shared/ui/useArrowKeys.ts';
import { useAttention } from '@/shared/ui/useAttention.ts';
import type * as sliderModule from './heroSlider.ts';

/** What the hero shows and what its buttons do. */
export type HeroSlides = {
  active: number;
  /** How many slides may have their picture by now: only the first until the slider has come. */
  pictures: number;
  /** Whether the slides change by themselves (a mouse resting on them holds them for as long). */
  playing: boolean;
  /** Shows a slide; one past either end means the other end. */
  show: (index: number) => void;
  setPlaying: (playing: boolean) => void;
};

const never = () => () => {};

/**
 * The hero's slides: static until the browser is idle, then Swiper takes over. With Save-Data on nothing is fetched
 * before the first tap on a control. Where less motion is wanted, slides change only when told to.
 * @param band the whole carousel, with its controls. @param viewport the element that holds the slides.
 */
export function useHeroSlider(
  band: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null>,
  count: number,
): HeroSlides {
  const lessMotion = useReducedMotion();
  const lessData = useSyncExternalStore(never, savesData, () => false);
  const [module, setModule] = useState<typeof sliderModule>();
  const [slider, setSlider] = useState<sliderModule.HeroSlider>();
  const [active, setActive] = useState(0);
  const [reach, setReach] = useState(1);
  /** What the visitor chose with the button or the keyboard, if anything. */
  const [chosen, setChosen] = useState<boolean>();
  /** The slide to begin with: another than the first where a control was tapped before the slider was there. */
  const first = useRef(0);
  const stop = useCallback(() => setChosen(false), []);
  const watched = useAttention(band, stop);
  const playing = chosen ?? (!lessMotion && !lessData);

  const load = useCallback(() => {
    // A chunk that does not come leaves the first slide, which is complete by itself.
    import('./heroSlider.ts').then(setModule, console.warn);
  }, []);

  const moveTo = useCallback((index: number) => {
    first.current = index;
    setActive(index);
    // The next picture is on its way before its slide is.
    setReach((before) => Math.max(before, index + 1));
  }, []);

  useEffect(() => {
    void whenIdle().then(load);
  }, [load]);

  useEffect(() => {
    if (!module || !viewport.current) return undefined;
    const running = module.startHeroSlider(viewport.current, {
      first: first.current,
      onShow: moveTo,
    });
    setSlider(running);
    moveTo(first.current);
    return () => running.destroy();
  }, [module, moveTo, viewport]);

  useEffect(() => {
    slider?.setPlaying(playing && !watched);
  }, [slider, playing, watched]);

  const show = (index: number) => {
    const next = (index + count) % count;
    if (slider) slider.show(next);
    else {
      // Until the slider can show it, the first slide stays the one that is there.
      first.current = next;
      load();
    }
  };
  useArrowKeys(band, (direction) => show(active + direction));
  const setPlaying = (next: boolean) => {
    setChosen(next);
    if (next && !slider) load();
  };

  return { active, pictures: module ? reach + 1 : 1, playing, show, setPlaying };
}
