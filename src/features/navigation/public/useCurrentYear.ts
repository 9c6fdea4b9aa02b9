import { useSyncExternalStore } from 'react';
import { useSnapshot } from '@/shared/data/snapshot.tsx';

/** The year changes too rarely to subscribe to. */
const never = () => () => {};

/** The current year; when prerendered and hydrated, the build's. */
export function useCurrentYear(): number {
  const { builtAt } = useSnapshot();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => new Date(builtAt).getUTCFullYear(),
  );
}
