import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { isWaiting, type OutboxStore, type Waiting } from './outbox.ts';

/** Same prefix as the keys of localStorage. */
const NAME = 'mandap:outbox';
const VERSION = 1;
/** Timeout, ms: some browsers never respond in a private window. */
const PATIENCE_MS = 4000;

interface Schema extends DBSchema {
  enquiries: { key: string; value: Waiting };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

async function database(): Promise<IDBPDatabase<Schema>> {
  const forgetIt = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('enquiries', { keyPath: 'id' });
    },
    // A newer version of the site in another tab must be able to upgrade the store.
    blocking: (_current, _blocked, event) => {
      forgetIt();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forgetIt,
  });
  try {
    return await withTimeout(opened, PATIENCE_MS);
  } catch (error) {
    forgetIt();
    throw error;
  }
}

/** The outbox in IndexedDB. Calls reject if the browser refuses; invalid entries are left out. */
export const outboxStore: OutboxStore = {
  all: async () => (await (await database()).getAll('enquiries')).filter(isWaiting),
  get: async (id) => {
    const entry = await (await database()).get('enquiries', id);
    return isWaiting(entry) ? entry : undefined;
  },
  put: async (waiting) => {
    await (await database()).put('enquiries', waiting);
  },
  remove: async (id) => (await database()).delete('enquiries', id),
};
