/** A field of the page that React has not hydrated yet, by its place, and what a visitor has typed into it or chosen. */
const early = new Map<number, { value: string; checked: boolean }>();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fields = () => document.querySelectorAll<Field>('#root :is(input, select, textarea)');

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);
}

function note(field: Field, place: number): void {
  const checked = field instanceof HTMLInputElement && field.checked;
  early.set(place, { value: field.value, checked });
}

/** Whether a field holds something else than the page was built with: typed, or put back by the browser. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const built = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, built);
  }
  // The value of a box is 'on', whether or not it is ticked.
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Notes what the fields hold before React comes, which puts back into some what they were built with. */
export function noteFields(): void {
  for (const [place, field] of fields().entries()) if (isChanged(field)) note(field, place);
}

/** Notes what is typed before its part of the page answers. */
export function watchEarlyFields(waits: (element: Element) => boolean): void {
  for (const type of ['input', 'change'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !waits(target)) return;
        const all = [...fields()];
        const place = all.findIndex((field) => field === target);
        const field = all[place];
        if (field) note(field, place);
        // As the form itself says it once it runs: nobody loads the page again over it.
        if (target.closest('#enquiry')) document.documentElement.dataset['dirtyForm'] = '';
      },
      true,
    );
}

/** Puts a value into a field as typing does: React compares with what it has last seen in it. */
function typeInto(field: Field, value: string): void {
  // A part that waits to be hydrated is, before a key: during the change itself React would put back what was built.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  // Some fields count when they are left, by what they have been told until then.
  setTimeout(() => {
    if (field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

/** Types once more, for React, what was typed before it was there. */
export function repeatEarlyFields(waits: (element: Element) => boolean): void {
  const all = [...fields()];
  for (const [place, { value, checked }] of early) {
    const field = all[place];
    if (!field || waits(field)) continue;
    early.delete(place);
    if (isBox(field)) {
      // Hydrated with what the page was built with, whatever the box shows.
      field.checked = !checked;
      field.click();
    } else typeInto(field, value);
  }
}
