import { recall, store, storedName } from './storage.ts';

/** A value shared by several components; for `useSyncExternalStore`. */
export type SharedValue<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls back after each change. @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

export function sharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type StoredValue<T> = SharedValue<T> & {
  /** Sets and stores the value. @returns false if storing failed: it then lasts as long as the page. */
  keep: (next: T) => boolean;
};

/**
 * A value in the browser's storage, in sync with other tabs.
 * @param parse validates the stored value, which users can edit.
 * @param show called before the listeners on each change.
 */
export function storedValue<T>(
  key: string,
  parse: (stored: unknown) => T,
  show: (value: T) => void = () => {},
): StoredValue<T> {
  /** In-memory value, in case storing failed. */
  let known: { value: T } | undefined;
  const changes = sharedValue(0);
  const read = () => parse(recall(key));
  let listening = 0;
  const set = (value: T) => {
    known = { value };
    show(value);
    changes.set(0);
  };
  const inOtherTab = ({ key: changed }: StorageEvent) => {
    if (changed === null || changed === storedName(key)) set(read());
  };
  return {
    get: () => {
      known ??= { value: read() };
      return known.value;
    },
    set,
    keep: (next) => {
      const isKept = store(key, next);
      set(next);
      return isKept;
    },
    subscribe: (listener) => {
      if (listening === 0) window.addEventListener('storage', inOtherTab);
      listening += 1;
      const stop = changes.subscribe(listener);
      return () => {
        stop();
        listening -= 1;
        if (listening > 0) return;
        window.removeEventListener('storage', inOtherTab);
        // Without listeners, changes by other tabs would be missed.
        known = undefined;
      };
    },
  };
}
