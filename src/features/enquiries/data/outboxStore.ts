import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { isWaiting, type OutboxStore, type Waiting } from './outbox.ts';

/** Prefixed as the keys of the browser's storage are. */
const NAME = 'mandap:outbox';
const VERSION = 1;
/** Some browsers never answer in a private window. */
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
    // A later version of the site in another tab must be able to change the store.
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

/** The outbox on this device: IndexedDB. Its calls throw where the browser keeps nothing; what is no enquiry is left out. */
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
