import { FORM_DATA_MS, forget, recall, store, storedName } from '@/shared/lib/storage.ts';
import { isUuid } from '@/shared/lib/uuid.ts';
import { closedTabs, ownTab } from './tab.ts';

/** Unsaved input of a form of the admin area, and the version of the record that the edit began from. */
export type Draft<Values> = {
  version: number;
  base: Values;
  values: Values;
  /** The key that a new record will have. */
  freshId: string;
};

const PREFIX = 'admin-draft:';
const keyOf = (tab: string, name: string) => `${PREFIX}${tab}:${name}`;

/** Keeps it for 24 h, over a reload, a closed tab and an expired session; until then it is this tab's alone. */
export function keepDraft<Values>(name: string, draft: Draft<Values>): void {
  store(keyOf(ownTab(), name), draft, FORM_DATA_MS);
}

export function forgetDraft(name: string): void {
  forget(keyOf(ownTab(), name));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Reads a stored draft. @param sample values of the form's shape: an older release may have written another. */
function draftAt<Values extends object>(key: string, sample: Values): Draft<Values> | null {
  const { version, base, values, freshId }: Record<string, unknown> = Object(recall(key));
  const fits = (part: unknown) =>
    Object.entries(sample).every(
      ([field, value]) => kindOf(Reflect.get(Object(part), field)) === kindOf(value),
    );
  if (typeof version !== 'number' || typeof freshId !== 'string' || !fits(base) || !fits(values))
    return null;
  return {
    version,
    base: { ...sample, ...Object(base) },
    values: { ...sample, ...Object(values) },
    freshId,
  };
}

/** The draft of a form of this tab. @param sample values of the form's shape. */
export function readDraft<Values extends object>(
  name: string,
  sample: Values,
): Draft<Values> | null {
  return draftAt(keyOf(ownTab(), name), sample);
}

/** The keys of drafts in the browser, as it holds them. */
function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(storedName(PREFIX)));
  } catch {
    // A browser that keeps nothing has none.
    return [];
  }
}

/**
 * Takes over a draft of a tab that has been closed.
 * @param isWanted called once a draft is found, before this tab takes it over.
 */
export async function adoptDraft<Values extends object>(
  name: string,
  sample: Values,
  isWanted: () => boolean,
): Promise<Draft<Values> | null> {
  const start = storedName(PREFIX).length;
  const tabs = draftKeys()
    .filter((key) => key.endsWith(`:${name}`))
    .map((key) => key.slice(start, -name.length - 1))
    .filter(isUuid);
  if (tabs.length === 0) return null;
  for (const tab of await closedTabs(tabs)) {
    const draft = draftAt(keyOf(tab, name), sample);
    if (!draft) continue;
    if (!isWanted()) return null;
    forget(keyOf(tab, name));
    keepDraft(name, draft);
    return draft;
  }
  return null;
}

/** Deletes every draft on this device, on signing out of a shared one. */
export function forgetDrafts(): void {
  for (const key of draftKeys()) localStorage.removeItem(key);
}
