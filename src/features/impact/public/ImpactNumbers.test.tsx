import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { stubSight } from '@/shared/ui/sight.fixture.ts';
import { formatNumber } from '@/shared/lib/numbers.ts';
import { countUp } from './countUp.ts';
import { ImpactNumbers } from './ImpactNumbers.tsx';

/** The six specified figures, with Indian grouping. */
const specified = [
  ['Years Experience', '6+'],
  ['Events Completed', '125+'],
  ['Happy Guests', '80,000+'],
  ['Average Rating', '4.9/5'],
  [`Festive Events in ${site.address.city}`, '8+'],
  ['Students Trained', '120+'],
] as const;

describe('Our Impact in Numbers', () => {
  it.each(specified)('shows %s: %s before any animation', (label, value) => {
    render(
      <PreferencesProvider>
        <ImpactNumbers />
      </PreferencesProvider>,
    );
    const figure = screen.getByText(label).closest('div');
    if (!figure) throw new Error(`${label} stands in no figure`);
    const [read, drawn] = within(figure).getAllByText(value);
    expect(read).not.toHaveAttribute('aria-hidden');
    expect(drawn).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the rating with one decimal while counting', () => {
    expect(formatNumber(4.9 * 0.5, 1)).toBe('2.5');
    expect(formatNumber(4.9, 1)).toBe('4.9');
    expect(formatNumber(125_000, 0)).toBe('1,25,000');
  });

  it('jumps to the end and stops counting when scrolled off-screen', () => {
    vi.useFakeTimers();
    const reportSight = stubSight();
    render(
      <PreferencesProvider>
        <ImpactNumbers />
      </PreferencesProvider>,
    );
    reportSight(true);
    vi.advanceTimersByTime(500);
    expect(screen.getAllByText('125+')).toHaveLength(1);
    reportSight(false);
    expect(screen.getAllByText('125+')).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ends exactly on its figure after 2.5 seconds', () => {
    vi.useFakeTimers();
    const parts: number[] = [];
    countUp((part) => parts.push(part));
    vi.advanceTimersByTime(2400);
    expect(parts.at(-1)).toBeLessThan(1);
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    expect(parts.at(-1)).toBe(1);
    expect(parts.toSorted((a, b) => a - b)).toEqual(parts);
    expect(parts.length).toBeGreaterThan(2);
  });
});
