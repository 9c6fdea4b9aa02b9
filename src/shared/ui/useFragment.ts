import { useLocation } from 'react-router-dom';
import { useHydrating } from './useHydrating.ts';

/** The address's fragment with its `#`; '' while hydrating, as it is not known when the page is built. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useHydrating() ? '' : hash;
}
