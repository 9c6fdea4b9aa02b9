import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a mouse rests on an element. Keyboard focus entering it is told once: slides then stop for good, as the
 * WAI-ARIA APG wants, until the visitor starts them again.
 */
export function useAttention(
  element: RefObject<HTMLElement | null>,
  onKeyboardFocus: () => void,
): boolean {
  const [watched, setWatched] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setWatched(event.type === 'pointerenter');
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) {
        onKeyboardFocus();
      }
    };
    target.addEventListener('pointerenter', onPointer);
    target.addEventListener('pointerleave', onPointer);
    target.addEventListener('focusin', onFocus);
    return () => {
      target.removeEventListener('pointerenter', onPointer);
      target.removeEventListener('pointerleave', onPointer);
      target.removeEventListener('focusin', onFocus);
    };
  }, [element, onKeyboardFocus]);

  return watched;
}
