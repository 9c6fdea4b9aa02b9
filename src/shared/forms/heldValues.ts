type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The event that React maps to onChange. A dispatched 'click' Event does not toggle a box. */
function changeEventOf({ type }: Control): string {
  if (/^(?:radio|checkbox)$/.test(type)) return 'click';
  return type.startsWith('select') ? 'change' : 'input';
}

/**
 * Dispatches a form's current values to React before submitting: browsers and password managers fill in fields without
 * events. React skips values that it already has; a select's handler is called once more.
 */
export function syncValues(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<Control>('input, select, textarea'))
    control.dispatchEvent(new Event(changeEventOf(control), { bubbles: true }));
}

/** Filter forms apply changes at once and have no submit button. */
const isSent = (form: HTMLFormElement) => form.querySelector('[type="submit"]') !== null;

/** Calls `syncValues` for every form on the page with a submit button. */
export function syncAllValues(): void {
  for (const form of document.querySelectorAll('form')) if (isSent(form)) syncValues(form);
}

// Every form imports Field, which loads this module. Capturing on `document` runs before React's own listeners.
if (!import.meta.env.SSR)
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && isSent(target)) syncValues(target);
    },
    true,
  );
