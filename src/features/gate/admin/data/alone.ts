const running = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while no other tab on this phone runs any under this name. Where the browser has no Web Locks, other
 * tabs are not seen: only work of this page waits.
 */
export async function alone<T>(name: 'judge' | 'own' | 'send', work: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) return locks.request(`mandap:gate-${name}`, work);
  const mine = (running.get(name) ?? Promise.resolve()).then(work);
  running.set(
    name,
    mine.catch(() => {}),
  );
  return mine;
}
