import { act, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { useClock } from './useClock.ts';

const made = vi.fn<() => void>();

function Time() {
  return <p>{useClock((now) => new Date(now).toISOString(), 'second')}</p>;
}

/** A component that takes a second to render. */
function Slow() {
  made();
  vi.setSystemTime(Date.now() + 1000);
  return null;
}

afterEach(() => vi.useRealTimers());

it('does not restart a render because a second has passed meanwhile', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T06:00:00Z') });
  const { rerender } = render(null, { wrapper: SitePage });
  startTransition(() => rerender([<Time key="time" />, <Slow key="slow" />]));
  expect(made).toHaveBeenCalledTimes(1);
  // The first commit already shows the current second.
  expect(screen.getByText('2026-11-25T06:00:01.000Z')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(screen.getByText('2026-11-25T06:00:02.000Z')).toBeVisible();
});
