import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { adminKit } from '@/content/en/adminKit.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { eventRow, eventsBackend } from '../../../tests/builders/eventsBackend.ts';

afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

it('shows an unknown type of date as an error, and can be corrected', async () => {
  const rows = [eventRow('1', { date: '2099-01-05T13:30:00+00:00', date_type: 'season' })];
  eventsBackend(rows);
  await signedInBefore();
  openAdmin('/admin/dashboard/events?open=1');
  const person = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: 'Event 1' }));
  expect(await form.findByText(adminKit.errors.choice)).toBeVisible();
  await person.click(form.getByRole('radio', { name: 'Day and time' }));
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rows[0]).toMatchObject({ date_type: 'specific', version: 4 }));
});
