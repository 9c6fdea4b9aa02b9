import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchGoals } from '../../../tests/builders/goals.ts';
import {
  removeFromShortlist,
  SHORTLIST_MAX,
  toggleShortlist,
  useShortlist,
} from './data/shortlist.ts';

const KEY = 'mandap:venue-booking';
const venue = (number: number) => ({
  id: `d0000000-0000-4000-8000-00000000060${number}`,
  name: `Hall ${number}`,
  area: 'Digha',
});

function Names() {
  return (
    <p>
      {useShortlist()
        .map(({ name }) => name)
        .join(', ') || 'nothing'}
    </p>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('The browser keeps nothing.', 'SecurityError');
};

const keep = (value: unknown) =>
  localStorage.setItem(KEY, JSON.stringify({ value, timestamp: Date.now() }));

describe('a visitor’s shortlist', () => {
  it('is kept on the phone and taken off again', () => {
    const goals = watchGoals();
    const page = render(<Names />);
    act(() => void toggleShortlist(venue(1)));
    act(() => void toggleShortlist(venue(2)));
    expect(screen.getByText('Hall 1, Hall 2')).toBeVisible();
    page.unmount();
    const again = render(<Names />);
    expect(screen.getByText('Hall 1, Hall 2')).toBeVisible();
    act(() => void toggleShortlist(venue(1)));
    expect(screen.getByText('Hall 2')).toBeVisible();
    act(() => removeFromShortlist([venue(2).id]));
    expect(screen.getByText('nothing')).toBeVisible();
    again.unmount();
    expect(goals).toEqual(['venue_shortlisted', 'venue_shortlisted']);
  });

  it('holds so many that they can still be compared', () => {
    render(<Names />);
    act(() => {
      for (let number = 1; number <= SHORTLIST_MAX; number += 1) {
        expect(toggleShortlist(venue(number))).toBe('done');
      }
      expect(toggleShortlist(venue(7))).toBe('full');
      expect(toggleShortlist(venue(1))).toBe('done');
      expect(toggleShortlist(venue(7))).toBe('done');
    });
    expect(screen.getByText(/Hall 6, Hall 7$/)).toBeVisible();
  });

  it('shows what another tab has chosen', () => {
    render(<Names />);
    keep([venue(3)]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(screen.getByText('Hall 3')).toBeVisible();
  });

  it('is read however somebody edited their storage', () => {
    keep([
      venue(1),
      venue(1),
      null,
      7,
      { id: 'x', name: 'X', area: 'Y' },
      { ...venue(2), name: 5 },
    ]);
    render(<Names />);
    expect(screen.getByText('Hall 1')).toBeVisible();
  });

  it('lives as long as the page where the browser keeps nothing', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    render(<Names />);
    act(() => {
      expect(toggleShortlist(venue(1))).toBe('not-kept');
    });
    expect(screen.getByText('Hall 1')).toBeVisible();
  });
});
