import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import CheckInApp from '@/app/adminCheckIn.tsx';
import { adminAccount } from '@/content/en/adminAccount.ts';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { adminSecondFactor } from '@/content/en/adminSecondFactor.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { accountRow, factorBackend } from '../../../tests/builders/factorBackend.ts';
import { sessionOf } from '../../../tests/builders/fakeBackend.ts';

beforeAll(async () => import('@/features/sign-in/admin/account/AccountScreen.tsx'));
// There is no IndexedDB here: the gate says so, and keeps no shift.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(leaveAdmin);

/** Signs an account in, whose answers are those of its role. */
async function signIn(role: string, email = 'gate@mandap.example') {
  const session = sessionOf();
  const backend = factorBackend(
    {},
    {
      'POST /auth/v1/token': { body: { ...session, user: { ...session.user, email } } },
      'POST /rest/v1/rpc/my_role': { body: role },
      'POST /rest/v1/rpc/is_admin': { body: false },
      'POST /rest/v1/rpc/my_account': { body: { ...accountRow, name: 'Sunil', role } },
      'POST /rest/v1/rpc/gate_nights': { body: [] },
    },
  );
  await signedInBefore();
  return backend;
}
const openGate = (at: string) =>
  render(
    <HelmetProvider>
      <SnapshotProvider value={{ siteUrl: 'http://localhost', builtAt: '', data: {} }}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path="/gate/*" element={<CheckInApp />} />
          </Routes>
        </MemoryRouter>
      </SnapshotProvider>
    </HelmetProvider>,
  );
const parts = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const { name, mail, devices } = adminAccount;

it.each(['gate', 'counter'])(
  'an account of the %s has its own account, and a way back',
  async (role) => {
    await signIn(role);
    openGate('/gate');
    const person = userEvent.setup();
    await person.click(await screen.findByRole('link', { name: adminCheckIn.toAccount }));
    expect(await screen.findByDisplayValue('Sunil')).toBeVisible();
    expect(parts()).toEqual([
      name.title,
      mail.title,
      adminSignIn.change.title,
      adminSecondFactor.title,
      devices.title,
    ]);
    expect(screen.queryByRole('navigation')).toBeNull();
    await person.click(screen.getByRole('link', { name: adminCheckIn.toGate }));
    expect(await screen.findByRole('heading', { name: adminCheckIn.open.heading })).toBeVisible();
  },
);

it('a helper, who has no password, has a name and devices', async () => {
  await signIn('gate', '5c1f@staff.invalid');
  openGate('/gate?account');
  expect(await screen.findByDisplayValue('Sunil')).toBeVisible();
  expect(parts()).toEqual([name.title, devices.title]);
});

it('nobody reads it without a sign-in', async () => {
  openGate('/gate?account');
  expect(await screen.findByRole('heading', { name: adminCheckIn.signIn.heading })).toBeVisible();
});

it.each(['gate', 'counter'])('opens nothing else of the admin area to the %s', async (role) => {
  const { calls } = await signIn(role);
  openAdmin('/admin/dashboard/account');
  await expect.poll(() => screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('heading', { name: adminAccount.heading })).toBeNull();
  expect(calls.map(({ route }) => route)).not.toContain('POST /rest/v1/rpc/my_account');
});
