import { useSyncExternalStore } from 'react';
import { useUserPreferences } from './useUserPreferences.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether to reduce motion: the system's setting or the visitor's switch. False when prerendered; updated after mount.
 */
export function useReducedMotion(): boolean {
  const { reduceMotion } = useUserPreferences();
  const system = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
  return reduceMotion || system;
}
