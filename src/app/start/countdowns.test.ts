import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSight } from '@/shared/ui/sight.fixture.ts';
import { setAppState } from '@/shared/lib/appState.ts';
import { runCountdowns } from './countdowns.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const seconds = () => document.querySelector('[data-unit=seconds]')?.textContent;
let reportSight: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  reportSight = stubSight();
  document.body.innerHTML = `<div data-countdown="${START + 10_000}"><b data-unit="seconds">–</b></div>`;
  runCountdowns();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('counts down while it is on the screen of a visible tab', () => {
  expect([seconds(), vi.getTimerCount()]).toEqual(['–', 0]);
  reportSight(true);
  expect(seconds()).toBe('10');
  vi.advanceTimersByTime(2000);
  expect(seconds()).toBe('08');
  reportSight(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3000);
  reportSight(true);
  expect(seconds()).toBe('05');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(1);
});

it('is left to the app once that runs', () => {
  reportSight(true);
  setAppState('running');
  vi.advanceTimersByTime(1000);
  expect([seconds(), vi.getTimerCount()]).toEqual(['10', 0]);
  reportSight(true);
  expect(vi.getTimerCount()).toBe(0);
});
