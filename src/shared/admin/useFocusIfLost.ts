import { useEffect, useRef } from 'react';

/**
 * Gives an answer the focus if what was pressed for it has gone, as the body has it then.
 * @returns ref of an element with a tabIndex.
 */
export function useFocusIfLost<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return place;
}
