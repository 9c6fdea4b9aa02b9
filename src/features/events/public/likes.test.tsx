import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventOf } from '@/features/events/event.fixture.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { LikeButton } from './LikeButton.tsx';

const LIKE = 'POST /functions/v1/increment-event-like';
const snapshot = { siteUrl: 'https://mandap.example', builtAt: '2026-11-21T10:00:00Z', data: {} };

const pageOf = (event: UpcomingEvent) => (
  <SnapshotProvider value={snapshot}>
    <LikeButton event={event} />
  </SnapshotProvider>
);

function show(count: number) {
  const event = eventOf({ like_count: count });
  const { rerender } = render(pageOf(event));
  return {
    id: event.id,
    button: screen.getByRole('button', { name: /^Like Dandiya Night/ }),
    /** Renders the event with another number, as a refetch does. */
    recount: (like_count: number) => rerender(pageOf({ ...event, like_count })),
  };
}

afterEach(() => {
  act(() => toast.remove());
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
});

describe('a visitor likes an event', () => {
  it('counts the like at once, before the request', async () => {
    const { calls } = fakeBackend({ [LIKE]: 'silent' });
    const { id, button } = show(7);
    // In one tick, before any request can start.
    act(() => button.click());
    expect(button).toHaveTextContent('8 likes');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(calls).toHaveLength(0);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      eventId: id,
      visitorId: expect.stringMatching(/^[\w-]{8,64}$/),
    });
  });

  it('sends the request after 100 ms', async () => {
    const { calls } = fakeBackend({ [LIKE]: 'silent' });
    const { button } = show(7);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    button.click();
    await vi.advanceTimersByTimeAsync(99);
    await import('@/features/events/data/eventQueries.ts');
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
  });

  it('shows the server’s number, and ignores further presses', async () => {
    const { calls } = fakeBackend({ [LIKE]: { body: { likeCount: 12 } } });
    const { button } = show(7);
    await userEvent.click(button);
    await vi.waitFor(() => expect(button).toHaveTextContent('12 likes'));
    await userEvent.click(button);
    await userEvent.click(button);
    expect(button).toHaveTextContent('12 likes');
    expect(calls).toHaveLength(1);
  });

  it('a number from before the like does not hide it, a newer one replaces it', async () => {
    fakeBackend({ [LIKE]: { body: { likeCount: 10 } } });
    const { button, recount } = show(7);
    await userEvent.click(button);
    await vi.waitFor(() => expect(button).toHaveTextContent('10 likes'));
    recount(9);
    expect(button).toHaveTextContent('10 likes');
    recount(11);
    expect(button).toHaveTextContent('11 likes');
  });

  it('every like of a browser has the same, stored token', async () => {
    const { calls } = fakeBackend({ [LIKE]: { body: { likeCount: 1 } } });
    await userEvent.click(show(0).button);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    document.body.innerHTML = '';
    await userEvent.click(show(0).button);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    const tokens = calls.map(({ body }) => Object(body)['visitorId']);
    expect(tokens[0]).toBe(tokens[1]);
    expect(localStorage.getItem('mandap:event-like-token')).toContain(tokens[0]);
  });

  it.each([
    ['refuses', { status: 500, body: { error: 'Something failed.' } }],
    ['has had too many from here', { status: 429, body: { error: 'Too many likes.' } }],
    ['cannot be reached', 'offline' as const],
  ])('reverts the like with a message if the server %s', async (_what, answer) => {
    fakeBackend({ [LIKE]: answer });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { button } = show(0);
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to like event.');
    expect(button).toHaveTextContent('0 likes');
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('after a failure they can try again', async () => {
    const { change } = fakeBackend({ [LIKE]: 'offline' });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { button } = show(3);
    await userEvent.click(button);
    await vi.waitFor(() => expect(button).toHaveTextContent('3 likes'));
    change({ [LIKE]: { body: { likeCount: 4 } } });
    await userEvent.click(button);
    await vi.waitFor(() => expect(button).toHaveTextContent('4 likes'));
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });
});
