/** Input into fields that React has not hydrated yet, by the field's index on the page. */
const early = new Map<number, { value: string; checked: boolean }>();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fields = () => document.querySelectorAll<Field>('#root :is(input, select, textarea)');

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);
}

function record(field: Field, place: number): void {
  const checked = field instanceof HTMLInputElement && field.checked;
  early.set(place, { value: field.value, checked });
}

/** Whether a field differs from the prerendered page: typed, or restored by the browser. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const built = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, built);
  }
  // The value of a box is 'on', whether or not it is ticked.
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Records all changed fields before hydration, which resets some of them. */
export function recordFields(): void {
  for (const [place, field] of fields().entries()) if (isChanged(field)) record(field, place);
}

/** Records input into fields that are not hydrated. */
export function watchEarlyFields(isUnhydrated: (element: Element) => boolean): void {
  for (const type of ['input', 'change'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !isUnhydrated(target)) return;
        const all = [...fields()];
        const place = all.findIndex((field) => field === target);
        const field = all[place];
        if (field) record(field, place);
        // As the form itself does once it runs: nothing reloads the page over it.
        if (target.closest('#enquiry')) document.documentElement.dataset['dirtyForm'] = '';
      },
      true,
    );
}

/** Sets a value as typing does: React compares it with the last one it saw. */
function typeInto(field: Field, value: string): void {
  // A key first makes React hydrate the part; during the change itself it would reset the value.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  // Some fields read their value on blur.
  setTimeout(() => {
    if (field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

/** Replays recorded input into the fields that are hydrated by now. */
export function repeatEarlyFields(isUnhydrated: (element: Element) => boolean): void {
  const all = [...fields()];
  for (const [place, { value, checked }] of early) {
    const field = all[place];
    if (!field || isUnhydrated(field)) continue;
    early.delete(place);
    if (isBox(field)) {
      // React holds the prerendered state, whatever the box shows.
      field.checked = !checked;
      field.click();
    } else typeInto(field, value);
  }
}
