import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import type { Access, Order } from './answers.ts';

/** Same prefix as the keys of localStorage. */
const NAME = 'mandap:passes';
const VERSION = 1;
/** Timeout, ms: some browsers never respond in a private window. */
const PATIENCE_MS = 4000;

/** An order on this device. `savedAt` is wall clock, ms. */
export type KeptOrder = Access & {
  order: Order;
  savedAt: number;
  /** A UTR that was typed and not sent. */
  utr: string | null;
  /** Why that UTR was refused. */
  refusal: string | null;
};

interface Schema extends DBSchema {
  orders: { key: string; value: KeptOrder };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

async function database(): Promise<IDBPDatabase<Schema>> {
  const forgetIt = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('orders', { keyPath: 'id' });
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

/** Users can edit their storage: what has no passes and no status is left out. */
function isKept(entry: unknown): entry is KeptOrder {
  const { id, key, order, savedAt }: Record<string, unknown> = Object(entry);
  const { passes, items, status }: Record<string, unknown> = Object(order);
  return (
    typeof id === 'string' &&
    typeof key === 'string' &&
    typeof savedAt === 'number' &&
    typeof status === 'string' &&
    Array.isArray(passes) &&
    Array.isArray(items)
  );
}

/** An order that this device has; undefined also where the browser keeps nothing. */
export async function keptOrder(id: string): Promise<KeptOrder | undefined> {
  try {
    const entry = await (await database()).get('orders', id);
    return isKept(entry) ? entry : undefined;
  } catch (error) {
    console.warn('The kept passes could not be read.', error);
    return undefined;
  }
}

/** All orders on this device, newest first. */
export async function keptOrders(): Promise<KeptOrder[]> {
  try {
    const all = (await (await database()).getAll('orders')).filter(isKept);
    return all.toSorted((a, b) => b.savedAt - a.savedAt);
  } catch (error) {
    console.warn('The kept passes could not be read.', error);
    return [];
  }
}

/** Keeps an order as it is now. @returns false if the browser refuses. */
export async function keepOrder(kept: KeptOrder): Promise<boolean> {
  try {
    await (await database()).put('orders', kept);
    return true;
  } catch (error) {
    console.warn('The passes could not be kept on this device.', error);
    return false;
  }
}

/** Removes an order from this device. */
export async function dropOrder(id: string): Promise<void> {
  try {
    await (await database()).delete('orders', id);
  } catch (error) {
    console.warn('The passes could not be removed from this device.', error);
  }
}
