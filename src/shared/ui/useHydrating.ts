import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is the prerendered page or the first render over it, which must say the same. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
