import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrating } from './useHydrating.ts';

/**
 * What the address's fragment opens, with its `#`: the last one, if it names a part of the page, as the skip link's
 * does; '' while hydrating, as it is not known when the page is built.
 */
export function useFragment(): string {
  const { hash } = useLocation();
  const hydrating = useHydrating();
  const [opened, setOpened] = useState('');
  const isPart = !hydrating && document.getElementById(hash.slice(1)) !== null;
  const now = hydrating ? '' : hash;
  if (now !== opened && !isPart) setOpened(now);
  return opened;
}
