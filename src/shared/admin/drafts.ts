import { FORM_DATA_MS, forget, recall, store } from '@/shared/lib/storage.ts';

/** What somebody typed into a form of the admin area and has not saved, and the record that it began from. */
export type Draft<Values> = { version: number; base: Values; values: Values };

const keyOf = (name: string) => `admin-draft:${name}`;

/** Keeps it for 24 h, over a reload, a closed tab and an expired session. */
export function keepDraft<Values>(name: string, draft: Draft<Values>): void {
  store(keyOf(name), draft, FORM_DATA_MS);
}

export function forgetDraft(name: string): void {
  forget(keyOf(name));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * The draft of a form.
 * @param sample values of the form's shape: what has another shape (an older release wrote it) is no draft.
 */
export function readDraft<Values extends object>(
  name: string,
  sample: Values,
): Draft<Values> | null {
  const { version, base, values }: Record<string, unknown> = Object(recall(keyOf(name)));
  const fits = (part: unknown) =>
    Object.entries(sample).every(
      ([field, value]) => kindOf(Reflect.get(Object(part), field)) === kindOf(value),
    );
  if (typeof version !== 'number' || !fits(base) || !fits(values)) return null;
  return {
    version,
    base: { ...sample, ...Object(base) },
    values: { ...sample, ...Object(values) },
  };
}

/** Forgets every draft of this device: for whoever signs out of a shared one. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('mandap:admin-draft:')) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
