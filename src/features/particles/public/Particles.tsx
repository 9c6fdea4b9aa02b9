import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { savesData, whenIdle } from '@/shared/lib/idle.ts';
import { useInView } from '@/shared/ui/useInView.ts';
import { whenNear } from '@/shared/ui/whenNear.ts';
import type * as fieldModule from './ParticleField.tsx';

/** Phones do not load the library. */
const WIDE = '(min-width: 768px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Required by the library; in Safari since 16.4. */
const canDraw = () => 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/**
 * Decorative white points joined by faint lines, filling their positioned parent behind its content. Not prerendered,
 * and not on phones, with Save-Data or reduced motion; elsewhere loaded on idle, once the parent is near the viewport.
 * Paused while the band has `data-playing="false"`: moving content can be stopped (WCAG 2.2.2).
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

/** The band's `data-playing`, which is set by others. */
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
      // If the chunk fails to load, the plain background stays.
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
