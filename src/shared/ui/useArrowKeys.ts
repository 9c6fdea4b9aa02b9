import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Handles the left and right arrow keys in an element, or anywhere for 'document', from the first paint on. */
export function useArrowKeys(
  element: RefObject<HTMLElement | null> | 'document',
  onStep: (direction: 1 | -1) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    onStep(event.key === 'ArrowRight' ? 1 : -1);
  });
  useLayoutEffect(() => {
    const target: EventTarget | null = element === 'document' ? document : element.current;
    const listener = (event: Event) => {
      if (event instanceof KeyboardEvent) onKey(event);
    };
    target?.addEventListener('keydown', listener);
    return () => target?.removeEventListener('keydown', listener);
  }, [element]);
}
