/** Autoplay interval, ms (docs/differences.md). */
const AUTOPLAY_MS = 5000;
/** Touch duration that pauses the slides, ms (specification section 9). */
const TOUCH_PAUSE_MS = 200;
/** Horizontal distance of a swipe, px. */
const SWIPE_PX = 40;

const STILL = '(prefers-reduced-motion: reduce)';

/** Stop functions of running bands. */
const running = new WeakMap<HTMLElement, () => void>();

/** Same as in shared/lib/idle.ts: importing it would add a chunk to wait for. */
function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/**
 * Runs the hero's slides on the markup of `Hero.tsx`, prerendered or rendered: autoplay, buttons, arrow keys and
 * swipes. Changes attributes only, so that React can hydrate later, and needs neither React nor a library. Prefetches
 * the next picture.
 * @param band the whole carousel with its controls. A second call for the same band changes nothing.
 * @returns a function that stops it.
 */
export function startHero(band: HTMLElement): () => void {
  const before = running.get(band);
  if (before) return before;
  const slides = [...band.querySelectorAll<HTMLElement>('[data-hero=slide]')];
  const dots = [...band.querySelectorAll('[data-hero=show]')];
  const list = band.querySelector('[data-hero=slides]');
  const toggle = band.querySelector<HTMLElement>('[data-hero=toggle]');
  const still = matchMedia(STILL);
  const listening = new AbortController();
  const { signal } = listening;

  let active = Math.max(
    slides.findIndex((slide) => !slide.hasAttribute('inert')),
    0,
  );
  /** Play or pause as chosen by button or keyboard. */
  let chosen: boolean | undefined;
  let hovered = false;
  let touched = false;
  let inView = !('IntersectionObserver' in window);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchTimer: ReturnType<typeof setTimeout> | undefined;
  /** A press focuses its button before the click, sometimes with :focus-visible. */
  let pressed: PointerEvent | undefined;

  const playing = () =>
    chosen ?? !(still.matches || 'reduceMotion' in document.documentElement.dataset || savesData());

  const picture = (index: number) =>
    slides[index % slides.length]
      ?.querySelector('[data-hero=picture]')
      ?.removeAttribute('data-waiting');

  /** Sets `data-playing` and starts or clears the timer. */
  function wait(): void {
    const plays = playing();
    band.dataset['playing'] = String(plays);
    list?.setAttribute('aria-live', plays ? 'off' : 'polite');
    toggle?.setAttribute('aria-label', toggle.dataset[plays ? 'pause' : 'play'] ?? '');
    clearTimeout(timer);
    if (!plays || hovered || touched || !inView || document.hidden) return;
    picture(active + 1);
    timer = setTimeout(() => {
      // Below a dialog the slide stays: the focus returns to its opener, and an inert slide cannot take it.
      if (document.querySelector('dialog[open]')) wait();
      else show(active + 1);
    }, AUTOPLAY_MS);
  }

  function show(index: number): void {
    const hadFocus = slides[active]?.contains(document.activeElement);
    active = (index + slides.length) % slides.length;
    picture(active);
    if (!savesData()) picture(active + 1);
    for (const [position, slide] of slides.entries())
      slide.toggleAttribute('inert', position !== active);
    for (const [position, dot] of dots.entries())
      dot.setAttribute('aria-current', String(position === active));
    // Moves the focus to the new slide, or it would be lost with the next key.
    if (hadFocus) slides[active]?.querySelector('a')?.focus({ preventScroll: true });
    wait();
  }

  function choose(play: boolean): void {
    chosen = play;
    wait();
  }

  const controls: Readonly<Record<string, (button: Element) => void>> = {
    toggle: () => choose(!playing()),
    previous: () => show(active - 1),
    next: () => show(active + 1),
    show: (button) => show(dots.indexOf(button)),
  };

  const on = <T extends keyof HTMLElementEventMap>(
    type: T,
    listener: (event: HTMLElementEventMap[T]) => void,
  ) => band.addEventListener(type, listener, { signal });

  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button) controls[button.dataset['hero'] ?? '']?.(button);
    pressed = undefined;
  });
  on('keydown', (event) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    show(active + (event.key === 'ArrowRight' ? 1 : -1));
  });

  function release(): void {
    clearTimeout(touchTimer);
    if (touched) {
      touched = false;
      wait();
    }
  }
  on('pointerdown', (event) => {
    pressed = event;
    if (event.pointerType === 'mouse') return;
    touchTimer = setTimeout(() => {
      touched = true;
      wait();
    }, TOUCH_PAUSE_MS);
  });
  on('pointerup', ({ clientX }) => {
    release();
    if (!pressed || pressed.pointerType === 'mouse') return;
    const way = clientX - pressed.clientX;
    if (Math.abs(way) < SWIPE_PX) return;
    pressed = undefined;
    show(active - Math.sign(way));
  });
  on('pointercancel', () => {
    pressed = undefined;
    release();
  });
  on('pointerenter', ({ pointerType }) => {
    hovered = pointerType === 'mouse';
    wait();
  });
  on('pointerleave', () => {
    hovered = false;
    wait();
  });
  // WAI-ARIA APG: keyboard focus stops the slides until they are restarted.
  on('focusin', ({ target }) => {
    if (!pressed && target instanceof Element && target.matches(':focus-visible')) choose(false);
  });

  still.addEventListener('change', wait, { signal });
  document.addEventListener('visibilitychange', wait, { signal });
  const wish = new MutationObserver(wait);
  wish.observe(document.documentElement, { attributeFilter: ['data-reduce-motion'] });
  const sight =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          inView = entries.at(-1)?.isIntersecting === true;
          wait();
        })
      : undefined;
  sight?.observe(band);
  band.dataset['heroReady'] = '';
  wait();

  const stop = () => {
    clearTimeout(timer);
    clearTimeout(touchTimer);
    listening.abort();
    wish.disconnect();
    sight?.disconnect();
    running.delete(band);
  };
  running.set(band, stop);
  return stop;
}
