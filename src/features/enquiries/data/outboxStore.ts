import { openStore } from '@/shared/lib/openStore.ts';
import { isWaiting, type OutboxStore } from './outbox.ts';

const store = openStore(
  'mandap:outbox',
  1,
  (db) => void db.createObjectStore('enquiries', { keyPath: 'id' }),
  { enquiries: isWaiting },
);

/** The outbox in IndexedDB. */
export const outboxStore: OutboxStore = {
  all: async () => store.all('enquiries'),
  get: async (id) => store.get('enquiries', id),
  put: async (waiting) => store.put('enquiries', waiting),
  remove: async (id) => store.remove('enquiries', id),
};
