/** Time between slides, ms: time to read one (docs/differences.md). */
const AUTOPLAY_MS = 5000;
/** So long a finger must rest on the slides until they wait for it, ms (specification section 9). */
const TOUCH_PAUSE_MS = 200;
/** A finger that went so far to the side, px, asks for another slide. */
const SWIPE_PX = 40;

const STILL = '(prefers-reduced-motion: reduce)';

/** How to stop the slides of a band, for those that run. */
const running = new WeakMap<HTMLElement, () => void>();

/** The same as that of shared/lib/idle.ts: importing it would make a chunk that this one waits for. */
function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/**
 * Runs the hero's slides on the markup of `Hero.tsx`, prerendered or rendered: autoplay, buttons, arrow keys and
 * swipes. It changes attributes only, no elements, so that React may hydrate the same markup later. It needs neither
 * React nor a library: it is fetched before them. The next picture is fetched while its slide waits for its turn.
 * @param band the whole carousel with its controls. A second call for the same band changes nothing.
 * @returns stops it.
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
  /** What the visitor chose with the button or the keyboard, if anything. */
  let chosen: boolean | undefined;
  let hovered = false;
  let touched = false;
  let inView = !('IntersectionObserver' in window);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchTimer: ReturnType<typeof setTimeout> | undefined;
  /** A press focuses its button before it clicks it: that is no keyboard, whatever the browser's ring says. */
  let pressed: PointerEvent | undefined;

  const playing = () =>
    chosen ?? !(still.matches || 'reduceMotion' in document.documentElement.dataset || savesData());

  const picture = (index: number) =>
    slides[index % slides.length]
      ?.querySelector('[data-hero=picture]')
      ?.removeAttribute('data-waiting');

  /** Says whether the slides play, and lets the next one come only where somebody sees it. */
  function wait(): void {
    const plays = playing();
    band.dataset['playing'] = String(plays);
    list?.setAttribute('aria-live', plays ? 'off' : 'polite');
    toggle?.setAttribute('aria-label', toggle.dataset[plays ? 'pause' : 'play'] ?? '');
    clearTimeout(timer);
    if (!plays || hovered || touched || !inView || document.hidden) return;
    picture(active + 1);
    timer = setTimeout(() => {
      // Beneath a dialog the slide stays: the focus comes back to what opened it, and an inert slide cannot take it.
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
    // Else the focus would be lost with the slide that has it, and the next key with the focus.
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
  // As the WAI-ARIA APG wants: keyboard focus stops them until the visitor starts them again.
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
