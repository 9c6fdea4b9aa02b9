import { useSyncExternalStore } from 'react';
import { useSnapshot } from '@/shared/data/snapshot.ts';

const never = () => () => {};

/** Whether the script has taken over: false in the prerendered page and in the first render. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The origin that shared addresses begin with: where the visitor is; in the prerendered page the site's own. */
export function useOrigin(): string {
  const { siteUrl } = useSnapshot();
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => siteUrl,
  );
}
