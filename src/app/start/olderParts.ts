/** Polyfills for browsers before 2023: popovers, dialogs and, before 2022, cascade layers. */

/** The popover that is open, by `data-open` (navbar.css). */
function openMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[popover="auto"][data-open]');
}

function setOpen(menu: HTMLElement, isOpen: boolean): void {
  // As a popover does, for backButton.ts.
  const event = new Event('beforetoggle');
  menu.dispatchEvent(Object.assign(event, { newState: isOpen ? 'open' : 'closed' }));
  menu.toggleAttribute('data-open', isOpen);
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  button?.setAttribute('aria-expanded', String(isOpen));
}

/** The phone's menu without popovers: its button toggles it; Esc and a tap elsewhere close it. */
export function supplyMenus(): void {
  if (CSS.supports('selector(:popover-open)')) return;
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      if ('open' in this.dataset) setOpen(this, false);
    },
  });
  for (const button of document.querySelectorAll('[popovertarget]'))
    button.setAttribute('aria-expanded', 'false');
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const menu = name ? document.getElementById(name) : null;
    const open = openMenu();
    if (menu) setOpen(menu, menu !== open);
    else if (open && !open.contains(target)) setOpen(open, false);
  });
  window.addEventListener('keydown', ({ key }) => {
    const open = openMenu();
    if (key === 'Escape' && open) setOpen(open, false);
  });
}

/** Keeps the focus in a dialog without `showModal`. */
function holdFocus({ target }: FocusEvent): void {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  const top = dialogs[dialogs.length - 1];
  const messages = target instanceof Element && target.closest('#messages');
  if (top && target instanceof Node && !top.contains(target) && !messages)
    top.querySelector<HTMLElement>('h2, button')?.focus();
}

/** Modal dialogs without `showModal`. */
export function supplyDialogs(): void {
  const element = document.createElement('dialog');
  if ('showModal' in element) return;
  const methods = {
    showModal(this: HTMLElement) {
      this.setAttribute('open', '');
      this.setAttribute('role', 'dialog');
      this.setAttribute('aria-modal', 'true');
      const { width, height, margin } = getComputedStyle(this);
      Object.assign(this.style, { position: 'fixed', inset: '0', zIndex: '100', display: 'block' });
      // Browsers center a real dialog.
      Object.assign(this.style, { width, margin: margin === '0px' ? 'auto' : '' });
      if (height !== `${innerHeight}px`) this.style.height = 'fit-content';
      this.addEventListener('keydown', (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        this.dispatchEvent(new Event('cancel', { cancelable: true }));
      });
      document.addEventListener('focusin', holdFocus);
    },
    close(this: HTMLElement) {
      this.removeAttribute('open');
    },
  };
  Object.assign(Object.getPrototypeOf(element), methods);
}

/** Top-level rules of a style sheet, each with the text in its braces. */
function* rulesOf(css: string): Generator<[head: string, body: string]> {
  let depth = 0;
  let begin = 0;
  let brace = 0;
  for (let index = 0; index < css.length; index += 1) {
    const sign = css[index];
    if (sign === '{' && depth++ === 0) brace = index;
    else if (sign === ';' && depth === 0) begin = index + 1;
    else if (sign === '}' && --depth === 0) {
      yield [css.slice(begin, brace).trim(), css.slice(brace + 1, index)];
      begin = index + 1;
    }
  }
}

function addRules(sheet: CSSStyleSheet, css: string): void {
  for (const [head, body] of rulesOf(css)) {
    if (head.startsWith('@layer')) addRules(sheet, body);
    else
      try {
        sheet.insertRule(`${head}{${body}}`, sheet.cssRules.length);
      } catch {
        // An unknown selector: the browser would skip the rule, too.
      }
  }
}

/** Without cascade layers a browser ignores their content; ours are in the order of their precedence. */
export function supplyLayers(): void {
  if ('CSSLayerBlockRule' in globalThis) return;
  for (const { sheet, textContent } of document.querySelectorAll('style'))
    if (sheet && textContent?.includes('@layer')) addRules(sheet, textContent);
}
