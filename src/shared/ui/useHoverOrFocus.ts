import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a mouse or finger is on an element. Keyboard focus entering it is reported once: slides then stop for good
 * (WAI-ARIA APG) until restarted.
 */
export function useHoverOrFocus(
  element: RefObject<HTMLElement | null>,
  onKeyboardFocus: () => void,
): boolean {
  const [isHovered, setIsHovered] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // A finger fires pointerenter on touch and pointerleave on release.
    const onPointer = (event: PointerEvent) => setIsHovered(event.type === 'pointerenter');
    // A press focuses its button before the click, sometimes with :focus-visible.
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

  return isHovered;
}
