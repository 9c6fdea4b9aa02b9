import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is the prerendered page or the hydrating render, which must match. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
