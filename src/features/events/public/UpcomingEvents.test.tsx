import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventOf, images } from '@/features/events/event.fixture.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { stubSight } from '@/shared/ui/sight.fixture.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';

const builtAt = '2026-11-21T10:00:00Z';
/** An hour after the build: the built events are shown, and refetched. */
const NOW = Date.parse('2026-11-21T11:00:00Z');
const patiently = { timeout: 8000 };
const FAILED = 'Failed to load upcoming events.';

function page(load: () => Promise<UpcomingEvent[] | null>, built?: UpcomingEvent[] | null) {
  // Each test has a query key of its own, because results are cached.
  const query: LiveQuery<UpcomingEvent[] | null> = { key: crypto.randomUUID(), load };
  const data = built === undefined ? {} : { [query.key]: built };
  return (
    <SnapshotProvider value={{ siteUrl: 'https://mandap.example', builtAt, data }}>
      <MemoryRouter>
        <PreferencesProvider>
          <UpcomingEvents query={query} />
        </PreferencesProvider>
      </MemoryRouter>
    </SnapshotProvider>
  );
}

const show = (...given: Parameters<typeof page>) => render(page(...given));
const never = () => new Promise<never>(() => {});

/** The card of a test's only event, from the snapshot. */
function showCard(more: Partial<UpcomingEvent>): HTMLElement {
  show(never, [eventOf(more)]);
  return screen.getByRole('article');
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  // happy-dom does not load pictures, and reports each as complete, which looks like a broken one.
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => toast.remove());
});

describe('Upcoming Events', () => {
  it('a visitor sees that events are loading', () => {
    show(never);
    expect(screen.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    expect(screen.getByText('Loading events...')).toBeVisible();
  });

  it('a visitor reads that there is none', async () => {
    show(async () => []);
    expect(await screen.findByText('No upcoming events at the moment.')).toBeVisible();
    expect(screen.getByText('Check back soon for exciting events!')).toBeVisible();
  });

  it('a visitor sees nothing of the section while the owner hides it', async () => {
    show(async () => null);
    await vi.waitFor(() => expect(screen.queryByText('Upcoming Events')).toBeNull());
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows one toast when events cannot be loaded, and can try again', async () => {
    const event = eventOf();
    let reachable = false;
    show(async () => {
      if (!reachable) throw new Error('no connection');
      return [event];
    });
    expect(await screen.findByRole('alert', {}, patiently)).toHaveTextContent(FAILED);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: event.title }, patiently)).toBeVisible();
  });

  it('a visitor keeps the built events without an error while the backend is down', async () => {
    const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('no connection'));
    const event = eventOf();
    show(load, [event]);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4), patiently);
    expect(screen.getByRole('heading', { name: event.title })).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('a visitor without JavaScript reads every event and has no dead button', () => {
    const event = eventOf({ show_countdown: true, is_clickable: true, images });
    const html = renderToString(page(never, [event]));
    document.body.innerHTML = html;
    expect(html).not.toContain('style=');
    expect(screen.getByText('Tue, 5 Jan 2027, 7:00 pm')).toBeVisible();
    // Its other pictures are only on its own page: here they would load unseen.
    expect(document.querySelectorAll('img[loading="lazy"]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: event.title })).toHaveAttribute(
      'href',
      `/events/${event.id}`,
    );
    expect(
      screen.queryAllByRole('button').filter((button) => !button.matches('.invisible')),
    ).toEqual([]);
    expect(screen.getByText(/7 likes/)).toBeVisible();
    document.body.innerHTML = '';
  });
});

describe('an event card', () => {
  it('a visitor reads where, when and for how much, and goes to its page', () => {
    const id = '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b';
    const card = within(showCard({ id }));
    expect(card.getByText('Tue, 5 Jan 2027, 7:00 pm')).toBeVisible();
    expect(card.getByText('Riverside Lawn, Digha, Patna')).toBeVisible();
    expect(card.getByText('₹499 onwards')).toBeVisible();
    expect(card.getByRole('link', { name: 'Dandiya Night on the Lawn' })).toHaveAttribute(
      'href',
      `/events/${id}`,
    );
    expect(card.queryByRole('timer')).toBeNull();
  });

  it('a visitor sees the countdown go down, then the date once it has begun', () => {
    vi.useFakeTimers({ now: Date.parse(builtAt) });
    const reportSight = stubSight();
    const date = new Date(Date.parse(builtAt) + 90_061_000).toISOString();
    const card = showCard({ show_countdown: true, date });
    const timer = within(card).getByRole('timer');
    act(() => void vi.advanceTimersByTime(0));
    expect(timer).toHaveTextContent(/^01 days\s*01 hours\s*01 min\s*01 sec$/);
    // Out of view, it does not render every second.
    act(() => void vi.advanceTimersByTime(2000));
    expect(timer).toHaveTextContent(/01 sec$/);
    reportSight(true);
    expect(timer).toHaveTextContent(/59 sec$/);
    expect(timer).toHaveTextContent(/^01 days\s*01 hours\s*00 min\s*59 sec$/);
    reportSight(false);
    act(() => void vi.advanceTimersByTime(90_120_000));
    expect(within(card).queryByRole('timer')).toBeNull();
    expect(within(card).getByText('Sun, 22 Nov 2026, 4:31 pm')).toBeVisible();
  });

  it('shows that there is no picture', () => {
    const card = showCard({});
    expect(within(card).getByText('No image available')).toBeVisible();
    expect(card.querySelectorAll('img')).toHaveLength(0);
  });

  it('a visitor sees an arch with a lamp where a picture is broken, with its alternative text', () => {
    const card = within(showCard({ images }));
    fireEvent.error(card.getByAltText('A garba ground'));
    expect(card.getByRole('img', { name: 'A garba ground' }).tagName).toBe('SPAN');
  });

  it('a visitor goes round the pictures by arrow and by key', async () => {
    const card = showCard({ images });
    const current = () => card.querySelector('[aria-roledescription="slide"]:not([inert])');
    expect(current()).toHaveAttribute('aria-label', '1 of 3');
    await userEvent.click(within(card).getByRole('button', { name: 'Previous picture' }));
    expect(current()).toHaveAttribute('aria-label', '3 of 3');
    await userEvent.click(within(card).getByRole('button', { name: 'Next picture' }));
    expect(current()).toHaveAttribute('aria-label', '1 of 3');
    within(card)
      .getByRole('link', { name: /A garba ground/ })
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toHaveAttribute('aria-label', '2 of 3');
    expect(current()?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toHaveAccessibleName(/Dandiya Night on the Lawn, picture 2/);
  });

  it('an event with one picture has no arrows', () => {
    const card = within(showCard({ images: images.slice(0, 1) }));
    expect(card.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it.each([
    ['own path', '/raas-garba', '/raas-garba', null],
    [
      'address elsewhere, in a new tab',
      'https://tickets.example/x',
      'https://tickets.example/x',
      '_blank',
    ],
    ['page of the event itself', null, '/events/1', null],
  ])('Know More leads to the %s', (_what, event_page_url, href, target) => {
    const card = within(showCard({ id: '1', is_clickable: true, event_page_url }));
    const link = card.getByRole('link', { name: /^Know More/ });
    expect(link).toHaveAttribute('href', href);
    expect(link.getAttribute('target')).toBe(target);
  });

  it('has no Know More unless is_clickable', () => {
    const card = within(showCard({ is_clickable: false, event_page_url: '/raas-garba' }));
    expect(card.queryByRole('link', { name: /^Know More/ })).toBeNull();
  });

  it('a visitor shares the event with the address they are at', () => {
    const card = within(showCard({ event_page_url: '/raas-garba' }));
    const href = card.getByRole('link', { name: /^Share on WhatsApp/ }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toBe(
      `Check out this upcoming event: Dandiya Night on the Lawn on Tue, 5 Jan 2027, 7:00 pm at Riverside Lawn, Digha, Patna. ${window.location.origin}/raas-garba`,
    );
  });

  it('a visitor can keep an event to come in their calendar, not one that is over or has no date', () => {
    const calendar = { name: /^Add to calendar/ };
    expect(within(showCard({})).getByRole('button', calendar)).toBeVisible();
    document.body.innerHTML = '';
    expect(within(showCard({ date_type: 'soon' })).queryByRole('button', calendar)).toBeNull();
    document.body.innerHTML = '';
    render(
      <SnapshotProvider value={{ siteUrl: 'https://mandap.example', builtAt, data: {} }}>
        <MemoryRouter>
          <CalendarButton event={eventOf({ date: '2026-11-01T00:00:00Z' })} className="" />
        </MemoryRouter>
      </SnapshotProvider>,
    );
    expect(screen.queryByRole('button', calendar)).toBeNull();
  });
});
