import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  address,
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

afterEach(leaveAdmin);

/** One enquiry arrived since the admin area was opened; three are unseen. */
function readTable({ url }: Call) {
  if (url.searchParams.has('created_at')) return { body: [{ id: 'a' }] };
  return { body: url.searchParams.has('seen_at') ? [{ id: 'a' }, { id: 'b' }, { id: 'c' }] : [] };
}

it('a new enquiry is announced on other screens, with a link', async () => {
  fakeBackend({ ...ownersBackend, 'GET /rest/v1/booking_forms': readTable });
  await signedInBefore();
  openAdmin('/admin/dashboard/tickets');
  await screen.findByText('1 new enquiry');
  await screen.findByRole('heading', { level: 1, name: 'Tickets' });
  const links = await screen.findAllByRole('link', { name: 'Bookings 3 waiting for you' });
  expect(links).toHaveLength(2);
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Tickets \|/));
  const person = userEvent.setup();
  await person.click(screen.getByRole('link', { name: 'Show' }));
  expect(address()).toBe('/admin/dashboard/bookings');
  expect(screen.queryByRole('link', { name: 'Show' })).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Bookings \|/));
});
