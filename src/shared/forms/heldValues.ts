type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The event by which React hears of a change. It is no press: dispatched, it ticks no box. */
function newsOf({ type }: Control): string {
  if (/^(?:radio|checkbox)$/.test(type)) return 'click';
  return type.startsWith('select') ? 'change' : 'input';
}

/**
 * Lets a form know what its fields hold, before it is sent: browsers and password managers fill in fields without an
 * event. React passes on only what it has not heard yet; a select's own handler gets its value once more.
 */
export function tellHeld(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<Control>('input, select, textarea'))
    control.dispatchEvent(new Event(newsOf(control), { bubbles: true }));
}

/** Filters answer at once and have nothing to send. */
const isSent = (form: HTMLFormElement) => form.querySelector('[type="submit"]') !== null;

/** `tellHeld` for every form on the page that can be sent. */
export function tellAllHeld(): void {
  for (const form of document.querySelectorAll('form')) if (isSent(form)) tellHeld(form);
}

// Every form has a Field, which loads this; React itself listens further down.
if (!import.meta.env.SSR)
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && isSent(target)) tellHeld(target);
    },
    true,
  );
