import { useSyncExternalStore } from 'react';
import { useSnapshot } from '@/shared/data/snapshot.tsx';

const never = () => () => {};

/** The origin for shared links: the current one; in the prerendered page the site's. */
export function useOrigin(): string {
  const { siteUrl } = useSnapshot();
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => siteUrl,
  );
}
