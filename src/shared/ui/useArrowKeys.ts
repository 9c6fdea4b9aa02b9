import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Lets the left and right arrow keys move what an element shows, wherever in it the focus is; wherever at all, for
 * 'document'. From the first paint on: a key pressed then counts.
 */
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
