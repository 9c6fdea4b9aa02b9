import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUuid } from '@/shared/lib/uuid.ts';
import { isOlder } from './olderApis.ts';

const list = [3, 1, 2];
const isOdd = (value: number) => value % 2 === 1;

/** Uses of each function, whose results must be the same with the browser's own and with ours. */
const uses: [owner: object, name: string, use: () => unknown][] = [
  [Array.prototype, 'at', () => [list.at(-1), list.at(0), list.at(7), 'ab'.at(-1)]],
  [Array.prototype, 'findLast', () => [list.findLast(isOdd), [2].findLast(isOdd)]],
  [Array.prototype, 'findLastIndex', () => [list.findLastIndex(isOdd), [2].findLastIndex(isOdd)]],
  [Array.prototype, 'toReversed', () => [list.toReversed(), list]],
  [Array.prototype, 'toSorted', () => [list.toSorted((a, b) => b - a), list]],
  [Array.prototype, 'toSpliced', () => [list.toSpliced(1, 1), list.toSpliced(0, 0, 9), list]],
  [Array.prototype, 'with', () => [list.with(0, 9), list]],
  [Object, 'hasOwn', () => [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]],
  [
    URL,
    'canParse',
    () => [
      URL.canParse('https://a.example'),
      URL.canParse('/a'),
      URL.canParse('/a', 'https://b.example'),
    ],
  ],
  [globalThis, 'structuredClone', () => structuredClone({ a: [1, { b: null }], c: 'd' })],
  [
    AbortSignal,
    'any',
    () => [AbortSignal.any([AbortSignal.abort('why')]).reason, AbortSignal.any([]).aborted],
  ],
];

let kept: [owner: object, name: string, own: PropertyDescriptor][] = [];

function takeAway(owner: object, name: string): void {
  if (!(name in owner)) return;
  const own = Object.getOwnPropertyDescriptor(owner, name);
  if (own) kept.push([owner, name, own]);
  Reflect.deleteProperty(owner, name);
  // happy-dom's own classes inherit from those of Node.
  takeAway(Object.getPrototypeOf(owner), name);
}

beforeEach(() => {
  vi.resetModules();
  // As in a browser with all of them.
  for (const name of ['CSSLayerBlockRule', 'HTMLDialogElement'])
    if (!(name in globalThis)) vi.stubGlobal(name, vi.fn());
});
afterEach(() => {
  for (const [owner, name, own] of kept.splice(0)) Object.defineProperty(owner, name, own);
  vi.unstubAllGlobals();
});

for (const [owner, name, use] of uses)
  it(`${name}, as the browser does it`, async () => {
    const right = use();
    takeAway(owner, name);
    expect(isOlder()).toBe(true);
    await import('./older.ts');
    expect(isOlder()).toBe(false);
    expect(use()).toEqual(right);
  });

it('ids of their own over plain http', async () => {
  takeAway(crypto, 'randomUUID');
  await import('./older.ts');
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  expect(ids.every(isUuid)).toBe(true);
  expect(ids.every((id) => /^.{14}4.{4}[89ab]/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(100);
});

it('what ends of itself, or with another', async () => {
  vi.useFakeTimers();
  takeAway(AbortSignal, 'timeout');
  takeAway(AbortSignal, 'any');
  await import('./older.ts');
  const other = new AbortController();
  const either = AbortSignal.any([other.signal, AbortSignal.timeout(1000)]);
  expect(either.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(either.aborted).toBe(true);
  expect(Reflect.get(Object(either.reason), 'name')).toBe('TimeoutError');
  vi.useRealTimers();
});
