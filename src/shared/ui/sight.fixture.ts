import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stands for the browser's IntersectionObserver in a test, which lays nothing out. Undo with `vi.unstubAllGlobals`.
 * @returns tells every observer whether what it looks at is in the window.
 */
export function stubSight(): (isIntersecting: boolean) => void {
  const tells = new Set<(isIntersecting: boolean) => void>();
  class Observer {
    readonly #tell: (isIntersecting: boolean) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe(): void {
      tells.add(this.#tell);
    }
    disconnect(): void {
      tells.delete(this.#tell);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (isIntersecting) => act(() => tells.forEach((tell) => tell(isIntersecting)));
}
