import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { useInView } from '@/shared/ui/useInView.ts';
import { whenNear } from '@/shared/ui/whenNear.ts';
import type * as fieldModule from './ParticleField.tsx';

/** Phones are spared the library, its bytes and its frames. */
const WIDE = '(min-width: 768px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What the library cannot draw without; Safari has it since 16.4. */
const canDraw = () => 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/**
 * White points joined by faint lines: decoration that fills its parent, which is positioned,
 * behind what follows it there. Nothing of it is in the prerendered page, on a phone, with Save-Data on or where
 * less motion is wanted; elsewhere it comes after idle, once its parent is near the window. Every particle rests while
 * the band they stand in says `data-playing="false"`: what moves by itself can be stopped (WCAG 2.2.2).
 */
export function Particles() {
  const lessMotion = useReducedMotion();
  const fits = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches && !savesData() && canDraw(),
    () => false,
  );
  return fits && !lessMotion ? <LazyField /> : null;
}

/** What the band around an element says in `data-playing`, which others change. */
function useBandPlaying(element: RefObject<Element | null>): boolean {
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    const band = element.current?.closest<HTMLElement>('[data-playing]');
    if (!band) return undefined;
    const look = () => setPlaying(band.dataset['playing'] !== 'false');
    look();
    const observer = new MutationObserver(look);
    observer.observe(band, { attributeFilter: ['data-playing'] });
    return () => observer.disconnect();
  }, [element]);
  return playing;
}

function LazyField() {
  const place = useRef<HTMLDivElement>(null);
  const playing = useBandPlaying(place);
  const inView = useInView(place);
  const [module, setModule] = useState<typeof fieldModule>();

  useEffect(() => {
    if (!place.current) return undefined;
    return whenNear(place.current, () => {
      // A chunk that does not come leaves the ground plain, which is complete by itself.
      void whenIdle()
        .then(() => import('./ParticleField.tsx'))
        .then(setModule, console.warn);
    });
  }, []);

  return (
    <div ref={place} aria-hidden className="pointer-events-none absolute inset-0">
      {module && <module.ParticleField playing={playing && inView} />}
    </div>
  );
}
