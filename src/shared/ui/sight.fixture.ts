import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Mocks IntersectionObserver in tests without layout. Undo with `vi.unstubAllGlobals`.
 * @returns sets `isIntersecting` of every observer.
 */
export function stubSight(): (isIntersecting: boolean) => void {
  const listeners = new Set<(isIntersecting: boolean) => void>();
  class Observer {
    readonly #notify: (isIntersecting: boolean) => void;
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      this.#notify = (isIntersecting) => notify([{ isIntersecting }]);
    }
    observe(): void {
      listeners.add(this.#notify);
    }
    disconnect(): void {
      listeners.delete(this.#notify);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (isIntersecting) => act(() => listeners.forEach((notify) => notify(isIntersecting)));
}
