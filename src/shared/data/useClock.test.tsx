import { act, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { useClock } from './useClock.ts';

const made = vi.fn<() => void>();

function Time() {
  return <p>{useClock((now) => new Date(now).toISOString(), 'second')}</p>;
}

/** A part of the page that takes a second to make. */
function Slow() {
  made();
  vi.setSystemTime(Date.now() + 1000);
  return null;
}

afterEach(() => vi.useRealTimers());

it('does not have a page made twice because a second passed meanwhile', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T06:00:00Z') });
  const { rerender } = render(null, { wrapper: SitePage });
  startTransition(() => rerender([<Time key="time" />, <Slow key="slow" />]));
  expect(made).toHaveBeenCalledTimes(1);
  // The page says at once what holds when it is there.
  expect(screen.getByText('2026-11-25T06:00:01.000Z')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(screen.getByText('2026-11-25T06:00:02.000Z')).toBeVisible();
});
