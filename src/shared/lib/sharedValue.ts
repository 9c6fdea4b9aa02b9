import { recall, store, storedName } from './storage.ts';

/** A value that several parts of a page show; made for `useSyncExternalStore`. */
export type SharedValue<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls back after each change. @returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** A value of this page. */
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
  /** Changes and keeps it. @returns false where the browser keeps nothing: it then lasts as long as the page. */
  keep: (next: T) => boolean;
};

/**
 * A value that the browser keeps, as this page knows it; what another tab makes of it is followed.
 * @param parse makes a value out of anything: anyone can edit their storage. @param show told of each change first.
 */
export function storedValue<T>(
  key: string,
  parse: (stored: unknown) => T,
  show: (value: T) => void = () => {},
): StoredValue<T> {
  /** It outlives a browser that keeps nothing. */
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
        // It may change while nobody listens.
        known = undefined;
      };
    },
  };
}
