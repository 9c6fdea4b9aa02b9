import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the script has taken over: false in the prerendered page and in the first render. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
