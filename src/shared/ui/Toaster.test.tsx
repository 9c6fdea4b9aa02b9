import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify, TOAST_MS, warmToasts } from './notify.ts';
import { Toaster } from './Toaster.tsx';

afterEach(() => vi.useRealTimers());

describe('messages', () => {
  it('a screen reader watches the corner before the first message comes', () => {
    render(<Toaster />);
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
  });

  it('a visitor reads a message and can take it away', async () => {
    await warmToasts();
    render(<Toaster />);
    notify.success('Your inquiry has been submitted successfully!');
    const text = await screen.findByText('Your inquiry has been submitted successfully!');
    expect(text).not.toHaveAttribute('role');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(text).not.toBeInTheDocument();
  });

  it('a message stands for 5 seconds', async () => {
    await warmToasts();
    vi.useFakeTimers();
    render(<Toaster />);
    notify.error('Failed to like event.');
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to like event.');
    await act(async () => vi.advanceTimersByTimeAsync(TOAST_MS - 100));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
