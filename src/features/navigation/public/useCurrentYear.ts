import { useSyncExternalStore } from 'react';
import { useSnapshot } from '@/shared/data/snapshot.tsx';

/** A year does not turn often enough to be watched. */
const never = () => () => {};

/** This year; in the first render that of the build, as the prerendered page says it. */
export function useCurrentYear(): number {
  const { builtAt } = useSnapshot();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => new Date(builtAt).getUTCFullYear(),
  );
}
