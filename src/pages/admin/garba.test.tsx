import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const LIST = 'GET /rest/v1/garba_interests';
const FACTS = 'POST /rest/v1/rpc/interest_facts';
const backend = { ...ownersBackend, [FACTS]: { body: {} } };
const ritu = {
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  name: 'Ritu Kumari',
  phone: '98350 12345',
  phone_e164: '+919835012345',
  is_suspicious: true,
  contacted_at: null,
  created_at: '2026-11-21T08:37:00Z',
  garba_editions: { title: 'Raas Garba 2027' },
};

async function openList() {
  await signedInBefore();
  openAdmin('/admin/dashboard/garba?tab=waiting');
}

afterEach(leaveAdmin);

describe('the list of sign-ups for passes', () => {
  it('shows names and times, with call and mail', async () => {
    fakeBackend({
      ...backend,
      [LIST]: { body: [ritu, { ...ritu, id: 'told', contacted_at: '2026-11-22T05:30:00Z' }] },
      [FACTS]: { body: { told: { has_bought: true, told_by: 'partner@mandap.example' } } },
    });
    await openList();
    const [, row, told] = await screen.findAllByRole('row');
    if (!row || !told) throw new Error('Two people were expected.');
    expect(within(row).queryByText(/Has bought/)).toBeNull();
    expect(within(told).getByText('Has bought passes already.')).toBeVisible();
    expect(within(told).getByText(/22 Nov 2026.*, partner@mandap\.example$/)).toBeVisible();
    for (const text of [
      'Ritu Kumari',
      'Raas Garba 2027',
      'Sat, 21 Nov 2026, 2:07 pm',
      /Look twice/,
    ])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('link', { name: /^Call Ritu/ })).toHaveAttribute(
      'href',
      'tel:+919835012345',
    );
    expect(within(row).getByRole('link', { name: /WhatsApp$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/919835012345?text=Namaste%20Ritu%20Kumari'),
    );
  });

  it('shows the empty state', async () => {
    fakeBackend({ ...backend, [LIST]: { body: [] } });
    await openList();
    expect(await screen.findByText('Nobody waits yet')).toBeVisible();
  });

  it('offers a retry after an error', async () => {
    const server = fakeBackend({
      ...backend,
      [LIST]: { status: 400, body: { code: 'XX000', message: 'down' } },
    });
    await openList();
    expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
    server.change({ [LIST]: { body: [ritu] } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ritu Kumari')).toBeVisible();
  });

  it('marks a person as informed', async () => {
    const row = { ...ritu };
    fakeBackend({
      ...backend,
      [LIST]: () => ({ body: [row] }),
      'PATCH /rest/v1/garba_interests': ({ body }) => ({ body: Object.assign(row, body) }),
    });
    await openList();
    const informed = await screen.findByRole('checkbox', { name: 'Ritu Kumari has been told' });
    await userEvent.setup().click(informed);
    await waitFor(() => expect(informed).toBeChecked());
  });

  it('shows no erase button to a manager', async () => {
    const manager = { 'POST /rest/v1/rpc/my_role': { body: 'manager' } };
    fakeBackend({ ...backend, ...manager, [LIST]: () => ({ body: [ritu] }) });
    await openList();
    expect(await screen.findByRole('checkbox', { name: /Ritu Kumari/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Ritu Kumari' })).toBeNull();
  });

  it('removes a person after a confirmation', async () => {
    let rows = [ritu];
    fakeBackend({
      ...backend,
      [LIST]: () => ({ body: rows }),
      'DELETE /rest/v1/garba_interests': () => {
        rows = [];
        return { body: { id: ritu.id } };
      },
    });
    await openList();
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Remove Ritu Kumari' }));
    const question = { name: 'Remove Ritu Kumari from the list?' };
    await person.click(
      within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Cancel' }),
    );
    expect(rows).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Remove Ritu Kumari' }));
    await person.click(
      within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('Nobody waits yet')).toBeVisible();
  });
});
