import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Mocks IntersectionObserver in tests without layout. Undo with `vi.unstubAllGlobals`.
 * @returns sets `isIntersecting` of every observer.
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
