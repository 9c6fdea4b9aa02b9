import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { enter } from '../../../tests/builders/enter.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { eventsBackend } from '../../../tests/builders/eventsBackend.ts';

async function openNew() {
  const backend = eventsBackend([]);
  await signedInBefore();
  openAdmin('/admin/dashboard/events?open=new');
  return { backend, person: userEvent.setup() };
}

afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

it('a new event keeps the id of its preview, over a reload and when it is saved', async () => {
  const { person } = await openNew();
  await enter(person, await screen.findByLabelText('Title'), 'Chaiti');
  const previewed = /"freshId":"([^"]+)"/.exec(Object.values(localStorage).join(' '))?.[1];
  cleanup();
  const { backend, person: again } = await openNew();
  expect(await screen.findByLabelText('Title')).toHaveValue('Chaiti');
  await again.click(screen.getByRole('radio', { name: 'To be announced' }));
  await again.click(screen.getByRole('button', { name: 'Save' }));
  const posted = () =>
    backend.calls.find(({ route }) => route.startsWith('POST /rest/v1/upcoming'));
  await waitFor(() => expect(posted()?.body).toMatchObject({ id: previewed, title: 'Chaiti' }));
  // The next step is its pictures.
  const pictures = await screen.findByRole('region', { name: 'Pictures' });
  await waitFor(() => expect(pictures).toHaveFocus());
});
