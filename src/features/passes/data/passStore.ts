import * as v from 'valibot';
import { openStore } from '@/shared/lib/openStore.ts';
import type { Access, Order } from './answers.ts';
import { shownOrder } from './shownOrder.ts';

/** An order on this device. `savedAt` is wall clock, ms. */
export type KeptOrder = Access & {
  order: Order;
  savedAt: number;
  /** A UTR that was typed and not sent. */
  utr: string | null;
  /** Why that UTR was refused. */
  refusal: string | null;
};

const text = v.string();
const keptSchema = v.object({
  id: text,
  key: text,
  savedAt: v.number(),
  utr: v.nullable(text),
  refusal: v.nullable(text),
  order: shownOrder,
});

const store = openStore(
  'mandap:passes',
  1,
  (db) => void db.createObjectStore('orders', { keyPath: 'id' }),
  { orders: (entry): entry is KeptOrder => v.is(keptSchema, entry) },
);

/** An order that this device has; undefined also where the browser keeps nothing. */
export async function keptOrder(id: string): Promise<KeptOrder | undefined> {
  try {
    return await store.get('orders', id);
  } catch (error) {
    console.warn('The kept passes could not be read.', error);
    return undefined;
  }
}

/** All orders on this device, newest first. */
export async function keptOrders(): Promise<KeptOrder[]> {
  try {
    return (await store.all('orders')).toSorted((a, b) => b.savedAt - a.savedAt);
  } catch (error) {
    console.warn('The kept passes could not be read.', error);
    return [];
  }
}

/** Stores an order. @returns false if the browser refuses. */
export async function keepOrder(kept: KeptOrder): Promise<boolean> {
  try {
    await store.put('orders', kept);
    return true;
  } catch (error) {
    console.warn('The passes could not be kept on this device.', error);
    return false;
  }
}

/** Removes an order from this device. */
export async function dropOrder(id: string): Promise<void> {
  try {
    await store.remove('orders', id);
  } catch (error) {
    console.warn('The passes could not be removed from this device.', error);
  }
}
