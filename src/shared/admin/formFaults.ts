import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldWords } from './RecordForm.tsx';

/** An invalid value: its path in the form, and its label. */
export type FormFault = { path: string; label: string };

/** Paths of the errors in a value. */
function pathsIn(path: string, error: object): string[] {
  if ('message' in error && typeof error.message === 'string') return [path];
  return Object.entries(error).flatMap(([part, inner]) =>
    // react-hook-form puts the error of a whole list under `root`.
    typeof inner === 'object' && inner !== null
      ? pathsIn(part === 'root' ? path : `${path}.${part}`, inner)
      : [],
  );
}

/** The invalid values in the order of the form, each label once. */
export function faultsIn<Values extends FieldValues>(
  fields: Record<string, FieldWords>,
  errors: FieldErrors<Values>,
): FormFault[] {
  const found = new Map<string, FormFault>();
  for (const [name, { label, partOf }] of Object.entries(fields)) {
    const error: unknown = errors[name];
    if (typeof error !== 'object' || error === null) continue;
    for (const path of pathsIn(name, error)) {
      const called = partOf?.(path.split('.').slice(1)) ?? label;
      if (!found.has(called)) found.set(called, { path, label: called });
    }
  }
  return [...found.values()];
}

/** The control of a value, or its error text where it has none. */
function placeOf(form: HTMLFormElement, path: string): HTMLElement | null {
  const found = form.elements.namedItem(path);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) return control;
  const within = [...form.elements].find((one) => one.getAttribute('name')?.startsWith(`${path}.`));
  return within instanceof HTMLElement ? within : document.getElementById(`${path}-error`);
}

/** Focuses a value of a form and unfolds what hides it. */
export function goTo(form: HTMLFormElement | null, path: string): void {
  goToElement(form && placeOf(form, path));
}

/** Focuses an element and unfolds what hides it. */
export function goToElement(place: HTMLElement | null): void {
  if (!place) return;
  for (
    let fold = place.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus();
  place.scrollIntoView?.({ block: 'center' });
}
