import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Waiting } from './data/outbox.ts';
import { runOutbox } from './data/outboxRunner.ts';
import WaitingEnquiries from './public/WaitingEnquiries.tsx';
import { waiting } from '../../../tests/builders/waitingEnquiry.ts';

// The outbox needs IndexedDB, which happy-dom lacks.
vi.mock('./data/outboxRunner.ts', () => ({ runOutbox: vi.fn<typeof runOutbox>() }));

/** Renders the notice. @returns sets the queue. */
function show(): (...queue: Waiting[]) => void {
  vi.mocked(runOutbox).mockReturnValue(() => {});
  render(<WaitingEnquiries onCorrect={() => {}} />);
  const [onList] = vi.mocked(runOutbox).mock.lastCall ?? [];
  return (...queue) => act(() => onList?.(queue));
}

const notice = () => screen.queryByRole('complementary');
const close = async () => userEvent.click(screen.getByRole('button', { name: 'Close' }));
const first = waiting('11111111-1111-4111-8111-111111111111');
const second = waiting('22222222-2222-4222-8222-222222222222');

it('stays closed while the same enquiry waits and is tried again', async () => {
  const queue = show();
  queue(first);
  await close();
  queue({ ...first, attempts: 1, isLimited: true });
  expect(notice()).toBeNull();
});

it('returns when the enquiry is refused, with a way to correct it', async () => {
  const queue = show();
  queue(first);
  await close();
  queue({ ...first, refusal: { field: 'phone', message: 'Enter the phone number.' } });
  expect(notice()).toHaveTextContent('Enter the phone number.');
  expect(screen.getByRole('button', { name: 'Correct it' })).toBeVisible();
  await close();
  expect(notice()).toBeNull();
});

it('returns for another enquiry', async () => {
  const queue = show();
  queue(first);
  await close();
  queue(first, second);
  expect(notice()).toBeVisible();
});
