import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alone } from './admin/data/alone.ts';
import { LEASE_MS, nextLease } from './admin/data/gateStore.ts';
import { phoneStore } from './desk.fixture.ts';

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['is kept from others', 1000, 'first'],
  ['that nobody prolongs, as its tab was closed, is free', LEASE_MS, 'second'],
  ['of a clock that was set back since is free', -DAY, 'second'],
  ['of a clock that was set forward since is free', DAY, 'second'],
])('a lease %s', (_name, ms, has) => {
  const first = nextLease(undefined, 'first', LEASE_MS);
  vi.setSystemTime(Date.now() + ms);
  expect(nextLease(first, 'second', LEASE_MS).page).toBe(has);
  expect(nextLease(first, 'first', LEASE_MS).page).toBe('first');
});

it('tabs without Web Locks work one after the other, however long one takes', async () => {
  const { store } = phoneStore();
  const done: string[] = [];
  const work = async (name: string, ms: number) =>
    alone({ ...store }, 'judge', async () => {
      done.push(`${name} begins`);
      await vi.advanceTimersByTimeAsync(ms);
      done.push(`${name} ends`);
    });
  const both = Promise.all([work('first', 3 * LEASE_MS), work('second', 10)]);
  await vi.runAllTimersAsync();
  await both;
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it.each([
  ['does not', async () => Promise.reject(new Error('refused'))],
  ['does', phoneStore().store.lease],
])('a page whose browser %s store anything works one after the other itself', async (_n, lease) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const done: number[] = [];
  const add = async (at: number, ms: number) =>
    alone(own, 'judge', async () => {
      await vi.advanceTimersByTimeAsync(ms);
      done.push(at);
      if (at === 1) throw new Error('failed');
    });
  const own = { lease };
  const results = Promise.allSettled([add(1, 50), add(2, 5)]);
  await vi.runAllTimersAsync();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(done).toEqual([1, 2]);
});
