import type { MouseEvent } from 'react';

/** A tap that the page itself should handle: not one that asks for a new tab, window or download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
