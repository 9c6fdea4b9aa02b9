import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a mouse or a finger rests on an element. Keyboard focus entering it is told once: slides then stop for good, as the
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
    // A finger enters when it is laid on and leaves when it is lifted.
    const onPointer = (event: PointerEvent) => setWatched(event.type === 'pointerenter');
    // A press focuses its button before it clicks it: that is no keyboard, whatever the browser's ring says.
    let pressed = false;
    const onPress = (event: Event) => {
      pressed = event.type === 'pointerdown';
    };
    const onFocus = (event: FocusEvent) => {
      if (pressed || !(event.target instanceof Element)) return;
      if (event.target.matches(':focus-visible')) onKeyboardFocus();
    };
    target.addEventListener('pointerenter', onPointer);
    target.addEventListener('pointerleave', onPointer);
    target.addEventListener('pointerdown', onPress);
    target.addEventListener('click', onPress);
    target.addEventListener('focusin', onFocus);
    return () => {
      target.removeEventListener('pointerenter', onPointer);
      target.removeEventListener('pointerleave', onPointer);
      target.removeEventListener('pointerdown', onPress);
      target.removeEventListener('click', onPress);
      target.removeEventListener('focusin', onFocus);
    };
  }, [element, onKeyboardFocus]);

  return watched;
}
