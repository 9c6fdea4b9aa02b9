/** The dropdowns of the bar, and the phone's menu: elements that the browser opens by itself. */
const OPEN = '.navbar details[open]';
const ARROWS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Moves the focus between a dropdown's button and its links, round and round. */
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

/** A button that shows and hides what it controls, without the app. */
function toggleControlled(target: EventTarget | null): void {
  const button =
    target instanceof Element ? target.closest('button[data-native][aria-expanded]') : null;
  const controlled = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !controlled) return;
  const isOpen = controlled.toggleAttribute('data-open');
  button.setAttribute('aria-expanded', String(isOpen));
}

/**
 * What the browser's own menus lack: Esc, a tap or the focus elsewhere closes a dropdown, arrow keys walk through it,
 * and following a link closes everything. Buttons that show what they control work without the app, too.
 */
export function helpMenus(): void {
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
}
