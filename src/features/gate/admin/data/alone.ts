import { type GateStore, LEASE_MS } from './gateStore.ts';

/** Between two looks at a lease of another tab, ms. */
const LOOK_MS = 40;

type Leases = Pick<GateStore, 'lease'>;
type Work = 'judge' | 'own' | 'send';

const running = new WeakMap<Leases, Map<Work, Promise<unknown>>>();

/** Runs `work` once no other tab holds the lease of this name; a tab that was closed or crashed loses its own. */
async function leased<T>(store: Leases, name: Work, work: () => Promise<T>): Promise<T> {
  const page = crypto.randomUUID();
  const take = async (ms: number) =>
    store.lease(name, page, ms).catch((error: unknown) => {
      console.warn('The gate could not keep other tabs waiting', error);
      // Where nothing is stored, tabs have nothing in common.
      return true;
    });
  while (!(await take(LEASE_MS)))
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  const prolonging = setInterval(() => void take(LEASE_MS), LEASE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(prolonging);
    await take(0);
  }
}

/**
 * Runs `work` while no other tab on this phone runs any under this name: by Web Locks, where the browser has them, or
 * else by leases in the store.
 */
export async function alone<T>(store: Leases, name: Work, work: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) return locks.request(`mandap:gate-${name}`, work);
  const queues = running.get(store) ?? new Map<Work, Promise<unknown>>();
  running.set(store, queues);
  const mine = (queues.get(name) ?? Promise.resolve()).then(async () => leased(store, name, work));
  queues.set(
    name,
    mine.catch(() => {}),
  );
  return mine;
}
