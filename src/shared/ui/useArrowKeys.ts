import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Lets the left and right arrow keys move what an element shows, wherever in it the focus is. */
export function useArrowKeys(
  element: RefObject<HTMLElement | null>,
  onStep: (direction: 1 | -1) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    onStep(event.key === 'ArrowRight' ? 1 : -1);
  });
  useEffect(() => {
    const target = element.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    target?.addEventListener('keydown', listener);
    return () => target?.removeEventListener('keydown', listener);
  }, [element]);
}
