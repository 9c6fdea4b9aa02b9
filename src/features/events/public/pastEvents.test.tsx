import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventOf, images } from '@/features/events/event.fixture.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { noteServerTime } from '@/shared/lib/serverTime.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

const builtAt = '2026-11-21T10:00:00Z';
const NOW = Date.parse('2026-11-21T11:00:00Z');
const never = () => new Promise<never>(() => {});

/** Renders a page whose snapshot has these events. */
function show(events: UpcomingEvent[]): void {
  const query = { key: crypto.randomUUID(), load: never };
  render(
    <SnapshotProvider
      value={{ siteUrl: 'https://mandap.example', builtAt, data: { [query.key]: events } }}
    >
      <MemoryRouter>
        <PreferencesProvider>
          <UpcomingEvents query={query} />
        </PreferencesProvider>
      </MemoryRouter>
    </SnapshotProvider>,
  );
}
const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['serverAhead'];
});

describe('a past event', () => {
  const HOUR_MS = 3_600_000;
  const ago = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString();

  it('leaves the section on the next day, not when it has begun', () => {
    show([
      eventOf({ title: 'Tonight', date: ago(0.5) }),
      eventOf({ title: 'Last week', date: ago(170) }),
      eventOf({ title: 'Ended', date: ago(3), ends_at: ago(1) }),
      eventOf({ title: 'Last month', date_type: 'month', date: '2026-10-01T00:00:00+05:30' }),
    ]);
    expect(titles()).toEqual(['Tonight']);
    expect(screen.queryByText(/^Ended on/)).toBeNull();
  });

  it('leaves the specified text if no other event is to come', () => {
    show([eventOf({ date: ago(170) })]);
    expect(screen.getByText('No upcoming events at the moment.')).toBeVisible();
    expect(screen.getByText('Check back soon for exciting events!')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it.each([-72, 72])("is found by the server's time on a device that is %i hours off", (hours) => {
    vi.setSystemTime(NOW + hours * HOUR_MS);
    noteServerTime(new Response(null, { headers: { date: new Date(NOW).toUTCString() } }));
    show([
      eventOf({ title: 'Tonight', date: ago(0.5) }),
      eventOf({ title: 'Two days ago', date: ago(48) }),
    ]);
    expect(titles()).toEqual(['Tonight']);
  });

  it('keeps the given order, also without a picture', () => {
    show([eventOf({ title: 'Bare' }), eventOf({ title: 'Seen', images })]);
    expect(titles()).toEqual(['Bare', 'Seen']);
  });
});
