import { useCallback, useEffect, useRef, useState } from 'react';
import { stageOf } from '@/features/passes/data/order.ts';
import { validPasses } from '@/features/passes/data/passState.ts';
import type { Access, Order } from '@/features/passes/data/answers.ts';
import { claimPayment, getOrder } from '@/features/passes/data/passCalls.ts';
import { type Refusal, refusalOf } from '@/features/passes/data/passErrors.ts';
import {
  dropOrder,
  keepOrder,
  type KeptOrder,
  keptOrder,
} from '@/features/passes/data/passStore.ts';
import { sendWaitingUtrs, type UtrFault, readPaymentNumber } from '@/features/passes/data/utr.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { useEvery } from './useEvery.ts';

const POLL_MS = 15_000;

/** gone: the link opens nothing. isStale: this is what the device kept, as there was no answer. */
type Shown =
  | { status: 'loading' | 'failed' | 'gone' }
  | { status: 'shown'; kept: KeptOrder; isStale: boolean; isKept: boolean };

/** Whether the backend may change the order while its buyer waits. */
const isWaiting = ({ status }: Order) => /^(?:held|claimed|late)$/.test(status);

/** Loads an order, first from this device, and keeps it there; polls while it waits; sends a UTR that waits. */
export function useOrder(access: Access) {
  const { id, key } = access;
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  const latest = useRef<KeptOrder>(undefined);

  const show = useCallback(
    async (order: Order, change: Partial<KeptOrder> = {}) => {
      const former = latest.current;
      const kept: KeptOrder = {
        id,
        key,
        utr: former?.utr ?? null,
        refusal: former?.refusal ?? null,
        ...change,
        order,
        savedAt: Date.now(),
      };
      latest.current = kept;
      const isKept = await keepOrder(kept);
      if (isKept && validPasses(order, serverNow()).length > 0) void navigator.storage?.persist?.();
      setShown({ status: 'shown', kept, isStale: false, isKept });
    },
    [id, key],
  );

  const load = useCallback(async () => {
    // The device first: it may have no connection.
    const stored = latest.current ?? (await keptOrder(id));
    latest.current = stored;
    if (stored?.utr && stored.refusal === null && navigator.onLine) {
      await sendWaitingUtrs();
      latest.current = (await keptOrder(id)) ?? stored;
    }
    const known = latest.current;
    if (known) setShown({ status: 'shown', kept: known, isStale: false, isKept: true });
    try {
      const order = await getOrder({ id, key });
      if (order) await show(order);
      else {
        if (known?.key === key) await dropOrder(id);
        latest.current = undefined;
        setShown({ status: 'gone' });
      }
    } catch (error) {
      console.warn('The order could not be loaded.', error);
      setShown(
        known
          ? { status: 'shown', kept: known, isStale: true, isKept: true }
          : { status: 'failed' },
      );
    }
  }, [id, key, show]);

  useEffect(() => {
    latest.current = undefined;
    void load();
    const onLine = () => void load();
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, [load]);
  const order = shown.status === 'shown' ? shown.kept.order : undefined;
  useEvery(order && isWaiting(order) ? POLL_MS : null, () => void load());

  /** Runs a call that returns the order. @returns why it failed. */
  const act = async (request: (known: Access) => Promise<Order>): Promise<Refusal | undefined> => {
    try {
      await show(await request({ id, key }));
      return undefined;
    } catch (error) {
      console.warn('The order was not changed.', error);
      const refusal = refusalOf(error);
      if (refusal.kind !== 'busy') void load();
      return refusal;
    }
  };

  /** Keeps a UTR on the device and sends it, now or once there is a connection. @returns why it is none. */
  const claim = async (typed: string): Promise<UtrFault | null> => {
    const known = latest.current;
    if (!known) return 'digits';
    const read = readPaymentNumber(typed, known.order.phone);
    if ('fault' in read) return read.fault;
    const { utr } = read;
    const waiting: KeptOrder = { ...known, utr, refusal: null };
    latest.current = waiting;
    const isKept = await keepOrder(waiting);
    setShown({ status: 'shown', kept: waiting, isStale: false, isKept });
    if (!isKept) {
      // Nothing is kept here, so it goes now or stays on the page.
      latest.current = known;
      const refusal = await act(async (mine) => claimPayment(mine, utr));
      if (!refusal) return null;
      const message = 'message' in refusal && refusal.message ? refusal.message : null;
      latest.current = { ...waiting, refusal: message };
      setShown({ status: 'shown', kept: latest.current, isStale: false, isKept });
      return null;
    }
    if (navigator.onLine) {
      await sendWaitingUtrs();
      const sent = await keptOrder(id);
      if (sent) {
        latest.current = sent;
        setShown({ status: 'shown', kept: sent, isStale: false, isKept });
      }
    }
    return null;
  };
  /** Forgets a UTR that waits or was refused. */
  const dropUtr = async () => {
    const known = latest.current;
    if (known) await show(known.order, { utr: null, refusal: null });
  };

  return { shown, load, act, claim, dropUtr };
}

/** The stage of an order now: a hold ends by itself. */
export function useStage(order: Order) {
  return useClock(() => stageOf(order, serverNow()), 'second');
}
