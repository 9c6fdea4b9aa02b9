import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadToasts, notify, TOAST_MS } from './notify.ts';

beforeAll(() => {
  document.body.innerHTML = '<section id="messages" aria-live="polite"></section>';
});
afterEach(() => {
  vi.useRealTimers();
  act(() => toast.remove());
});

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('toasts', () => {
  it('mount the live region before the first toast', () => {
    const html = readFileSync('index.html', 'utf8');
    expect(html).toMatch(/<section id="messages" aria-live="polite" aria-label="[^"]+">/);
  });

  it('can be read and dismissed', async () => {
    notify.success('Your inquiry has been submitted successfully!');
    const text = await screen.findByText('Your inquiry has been submitted successfully!');
    expect(text).not.toHaveAttribute('role');
    expect(text.closest('[aria-live="polite"]')).toHaveAttribute('id', 'messages');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(text).not.toBeInTheDocument();
  });

  it('stack, and are not repeated', async () => {
    act(() => {
      notify.success('Kept.');
      notify.error('Not sent.');
    });
    await screen.findByText('Not sent.');
    const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(shown).toEqual(['Not sent.', 'Kept.']);
  });

  it('on a phone, where one is on the screen, wait until the newest has gone', async () => {
    await loadToasts();
    vi.useFakeTimers();
    vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia('all'));
    notify.error('Not sent.');
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    notify.success('Copied.');
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(texts()).toEqual(['Copied.', 'Not sent.']);
    await act(async () => vi.advanceTimersByTimeAsync(TOAST_MS));
    expect(texts()).toEqual(['Not sent.']);
    await act(async () => vi.advanceTimersByTimeAsync(TOAST_MS));
    expect(texts()).toEqual([]);
  });

  it('disappear after 5 seconds', async () => {
    await loadToasts();
    vi.useFakeTimers();
    notify.error('Failed to like event.');
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to like event.');
    await act(async () => vi.advanceTimersByTimeAsync(TOAST_MS - 100));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
