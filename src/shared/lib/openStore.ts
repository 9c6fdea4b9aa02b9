import { type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';
import { withTimeout } from './withTimeout.ts';

/** Timeout of opening, ms: some browsers never respond in a private window. */
const PATIENCE_MS = 4000;

/**
 * A database in IndexedDB, opened by the first call. Calls reject if the browser refuses: private window, full disk,
 * opened by a newer version of the site. Entries that a user or another version has changed to an invalid value are
 * skipped when read.
 * @param name with the same prefix as the keys of localStorage.
 * @param isKept validates the values of each object store. Keys are strings.
 */
export function openStore<Kept extends Record<string, unknown>>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<unknown>['upgrade']>,
  isKept: { [Store in keyof Kept]: (value: unknown) => value is Kept[Store] },
) {
  type Stores = keyof Kept & string;
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const database = async () => {
    opened ??= openDB(name, version, {
      upgrade,
      // A newer version of the site in another tab must be able to upgrade it.
      blocking: (_current, _blocked, { target }) => {
        forget();
        if (target instanceof IDBDatabase) target.close();
      },
      terminated: forget,
    });
    try {
      return await withTimeout(opened, PATIENCE_MS);
    } catch (error) {
      forget();
      throw error;
    }
  };
  const isSound = <Store extends Stores>(store: Store, value: unknown): value is Kept[Store] => {
    const isRight = isKept[store](value);
    if (!isRight) console.warn(`An entry of ${name} (${store}) is left out.`);
    return isRight;
  };
  return {
    get: async <Store extends Stores>(
      store: Store,
      key: string,
    ): Promise<Kept[Store] | undefined> => {
      const value: unknown = await (await database()).get(store, key);
      return value !== undefined && isSound(store, value) ? value : undefined;
    },
    all: async <Store extends Stores>(store: Store): Promise<Kept[Store][]> => {
      const values: unknown[] = await (await database()).getAll(store);
      return values.filter((value) => isSound(store, value));
    },
    /** @param key where the object store has no key path. */
    put: async <Store extends Stores>(
      store: Store,
      value: Kept[Store],
      key?: string,
    ): Promise<void> => {
      await (await database()).put(store, value, key);
    },
    /** Replaces an entry by what `changed` makes of it, with no other change in between, of any tab. */
    change: async <Store extends Stores>(
      store: Store,
      key: string,
      changed: (now: Kept[Store] | undefined) => Kept[Store],
    ): Promise<Kept[Store]> => {
      const change = (await database()).transaction(store, 'readwrite');
      const now: unknown = await change.store.get(key);
      const next = changed(now !== undefined && isSound(store, now) ? now : undefined);
      await Promise.all([change.store.put(next, key), change.done]);
      return next;
    },
    remove: async (store: Stores, key: string): Promise<void> =>
      (await database()).delete(store, key),
    /** Empties these object stores, all or none. */
    clear: async (...stores: Stores[]): Promise<void> => {
      const change = (await database()).transaction(stores, 'readwrite');
      await Promise.all([
        ...stores.map(async (store) => change.objectStore(store).clear()),
        change.done,
      ]);
    },
  };
}
