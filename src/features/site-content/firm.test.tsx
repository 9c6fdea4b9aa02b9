import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { enter } from '../../../tests/builders/enter.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { contentTable, contentWrites } from '../../../tests/builders/contentTable.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';

async function openFirm(stored: Parameters<typeof contentTable>[0] = []) {
  const table = contentTable(stored);
  const backend = fakeBackend(table.answers);
  await signedInBefore();
  openAdmin('/admin/dashboard/firm');
  await screen.findByRole('heading', { name: 'Name and tagline' });
  return { ...table, backend, person: userEvent.setup() };
}
const save = () => screen.getByRole('button', { name: 'Save' });

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('@/pages/admin/FirmPage.tsx'));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  act(() => toast.remove());
  await leaveAdmin();
});

it('one Save stores every change about the company and nothing else', async () => {
  const { person, draftOf, backend } = await openFirm([
    { key: 'firm.address', draft: { alsoIn: 'Delhi' }, version: 2 },
  ]);
  const tagline = screen.getByLabelText('Tagline');
  await person.clear(tagline);
  await enter(person, tagline, 'Weddings by the river');
  const city = screen.getByLabelText('City');
  await person.clear(city);
  await person.type(city, 'Gaya');
  await person.click(save());
  expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
  expect(draftOf('firm.name')).toEqual({ tagline: 'Weddings by the river' });
  expect(draftOf('firm.address')).toEqual({ alsoIn: 'Delhi', city: 'Gaya' });
  expect(contentWrites(backend.calls)).toBe(2);
});

it('a part can be reset on its own', async () => {
  const { person, draftOf, backend } = await openFirm([
    { key: 'firm.name', draft: { tagline: 'Ours' }, version: 2 },
    { key: 'firm.address', draft: { city: 'Gaya' }, version: 2 },
  ]);
  const [restore = document.body] = screen.getAllByRole('button', {
    name: 'Restore the original text',
  });
  await person.click(restore);
  const question = within(screen.getByRole('dialog'));
  await person.click(question.getByRole('button', { name: 'Restore the original text' }));
  expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
  expect(draftOf('firm.name')).toBeNull();
  expect(draftOf('firm.address')).toEqual({ city: 'Gaya' });
  expect(contentWrites(backend.calls)).toBe(1);
});

it('there is one field for the postal address', async () => {
  await openFirm();
  expect(screen.queryByLabelText('Street')).toBeNull();
  expect(screen.queryByLabelText('PIN code')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the contact details' })).toBeVisible();
});
