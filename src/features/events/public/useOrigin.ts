import { useSyncExternalStore } from 'react';
import { useSnapshot } from '@/shared/data/snapshot.tsx';

const never = () => () => {};

/** The origin that shared addresses begin with: where the visitor is; in the prerendered page the site's own. */
export function useOrigin(): string {
  const { siteUrl } = useSnapshot();
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => siteUrl,
  );
}
