/** The bar's open dropdowns, which are native <details>. */
const OPEN = '.navbar details[open]';
const ARROWS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Moves the focus between a dropdown's button and its links, wrapping around. */
function moveFocus(group: Element, step: number): void {
  const stops = [...group.querySelectorAll<HTMLElement>('summary, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}

/** Closes the dropdowns that do not hold `target`. */
function closeDropdowns(target: EventTarget | null): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!(target instanceof Node && group.contains(target))) group.open = false;
  }
}

/** Toggles what a `data-native` button controls. */
function toggleControlled(target: EventTarget | null): void {
  const button =
    target instanceof Element ? target.closest('button[data-native][aria-expanded]') : null;
  const controlled = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !controlled) return;
  const isOpen = controlled.toggleAttribute('data-open');
  button.setAttribute('aria-expanded', String(isOpen));
}

/**
 * Scrolls the whole card of a row into view when the keyboard focuses something in it: the browser shows only an edge.
 */
function showWholeCard({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  target
    .closest('.swipe-row > *')
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/** Loads all lazy pictures before printing, which not every browser does on its own. */
function loadPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    image.loading = 'eager';
}

/**
 * Adds what the browser's own parts lack. Menus: Esc, a tap or the focus elsewhere closes a dropdown, arrow keys walk
 * through it, following a link closes everything. Also `data-native` buttons, rows of cards and printing.
 */
export function helpBrowser(): void {
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => closeDropdowns(target), {
      capture: true,
      passive: true,
    });
  document.addEventListener(
    'keydown',
    (event) => {
      const group = document.activeElement?.closest<HTMLDetailsElement>(OPEN);
      const step = ARROWS.get(event.key);
      if (!group) return;
      if (event.key === 'Escape') {
        // The menu around it stays open.
        event.preventDefault();
        group.open = false;
        group.querySelector('summary')?.focus();
      } else if (step !== undefined) {
        event.preventDefault();
        moveFocus(group, step);
      }
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    toggleControlled(target);
    const link = target instanceof Element ? target.closest('.navbar a') : null;
    if (!link) return;
    closeDropdowns(null);
    // Browsers without popovers know neither the method nor `:popover-open`, and would throw.
    link.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
  document.addEventListener('focusin', showWholeCard);
  addEventListener('beforeprint', loadPictures);
}
