/**
 * Polyfills of `olderApis.ts`, loaded before any other code and by browsers that lack one only. Each does what the site
 * and its libraries need.
 */
import { supplyDialogs, supplyLayers, supplyMenus } from './olderParts.ts';

type Method = (this: never, ...args: never[]) => unknown;

function supply(owner: object, methods: Record<string, Method>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in owner))
      Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

function at(this: ArrayLike<unknown>, index = 0): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

type Fits = (item: unknown, index: number, all: readonly unknown[]) => unknown;

function findLastIndex(this: readonly unknown[], fits: Fits): number {
  for (let index = this.length - 1; index >= 0; index -= 1)
    if (fits(this[index], index, this)) return index;
  return -1;
}

supply(Array.prototype, {
  at,
  findLastIndex,
  findLast(this: readonly unknown[], fits: Fits) {
    return this[findLastIndex.call(this, fits)];
  },
  toReversed(this: readonly unknown[]) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- what it stands for
    return [...this].reverse();
  },
  toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- what it stands for
    return [...this].sort(compare);
  },
  toSpliced(this: readonly unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with(this: readonly unknown[], index: number, value: unknown) {
    const copy = [...this];
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  },
});

supply(String.prototype, { at });

supply(Object, {
  hasOwn(owner: object, name: PropertyKey) {
    return Reflect.getOwnPropertyDescriptor(owner, name) !== undefined;
  },
});

supply(URL, {
  canParse(...address: ConstructorParameters<typeof URL>) {
    try {
      return Boolean(new URL(...address));
    } catch {
      return false;
    }
  },
});

supply(AbortSignal, {
  timeout(ms: number) {
    const ending = new AbortController();
    setTimeout(() => ending.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
    return ending.signal;
  },
  any(signals: Iterable<AbortSignal>) {
    const ending = new AbortController();
    for (const signal of signals) {
      const end = () => ending.abort(signal.reason);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    }
    return ending.signal;
  },
});

supply(AbortSignal.prototype, {
  throwIfAborted(this: AbortSignal) {
    if (this.aborted) throw this.reason ?? new DOMException('It was ended.', 'AbortError');
  },
});

// Over plain http a browser has no `randomUUID` either, but always `getRandomValues`.
supply(crypto, {
  randomUUID() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  },
});

supply(globalThis, {
  // Of the plain values that the site copies.
  structuredClone: (value: unknown) =>
    value === undefined ? undefined : JSON.parse(JSON.stringify(value)),
});

supplyMenus();
supplyDialogs();
supplyLayers();
