import { useSyncExternalStore } from 'react';
import { useUserPreferences } from './useUserPreferences.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether to keep still: the system's wish or the visitor's own switch. False in the prerendered page; the true
 * answer comes right after the mount.
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
