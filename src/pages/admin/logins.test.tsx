import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  address,
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { type Answers, type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const LIST = 'POST /rest/v1/rpc/list_logins';
const END = 'POST /rest/v1/rpc/end_login';
const login = {
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  created_at: '2026-11-21T08:37:00Z',
  email: 'manager@mandap.example',
  ip: '203.0.113.7',
  device: 'Chrome on Android',
  user_agent: 'Mozilla/5.0',
  methods: ['password', 'totp'],
  is_new_device: true,
  is_active: true,
  is_current: false,
  may_end: true,
  total_count: 2,
};
const own = {
  ...login,
  id: 'a1b2c3d4-0000-4000-8000-000000000002',
  email: 'owner@mandap.example',
  device: '',
  methods: ['web3'],
  is_new_device: false,
  is_current: true,
  may_end: false,
};

async function openLogins(answers: Answers, search = '') {
  const backend = fakeBackend({ ...ownersBackend, [LIST]: { body: [login, own] }, ...answers });
  await signedInBefore();
  openAdmin(`/admin/dashboard/loginhistory${search}`);
  return { backend, person: userEvent.setup() };
}
const rowOf = async (who: string) => screen.findByRole('row', { name: new RegExp(who) });
const lastQuery = (calls: Call[]) => calls.findLast(({ route }) => route === LIST)?.body;

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('@/features/logins/admin/LoginsList.tsx'));
afterEach(leaveAdmin);

describe('the list of sign-ins', () => {
  it('shows account, time in IST, device, address and method, or unknown', async () => {
    await openLogins({});
    const row = await rowOf('manager@');
    for (const text of [
      'Sat, 21 Nov 2026, 2:07 pm',
      /Chrome on Android/,
      'New device',
      '203.0.113.7',
      'Password + Code of the app',
      'Active',
    ])
      expect(within(row).getByText(text)).toBeVisible();
    const mine = await rowOf('owner@');
    expect(within(mine).getByText('This device')).toBeVisible();
    expect(within(mine).getAllByText('Unknown')).toHaveLength(2);
    expect(within(mine).queryByRole('button')).toBeNull();
  });

  it('keeps filters in the query string', async () => {
    const { backend, person } = await openLogins({}, '?device=new&page=2&state=nonsense');
    await rowOf('manager@');
    expect(lastQuery(backend.calls)).toEqual({ p_who: '', p_new: true, p_offset: 25, p_limit: 25 });
    await person.selectOptions(screen.getByLabelText('Session'), 'Ended');
    await person.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
    expect(address()).toBe('/admin/dashboard/loginhistory?device=new&state=ended&period=week');
    await vi.waitFor(() =>
      expect(lastQuery(backend.calls)).toMatchObject({
        p_new: true,
        p_active: false,
        p_offset: 0,
        p_since: expect.any(String),
      }),
    );
  });

  it('ends a session after a confirmation that names it', async () => {
    const { backend, person } = await openLogins({ [END]: { body: true } });
    const button = await screen.findByRole('button', {
      name: 'Sign out manager@mandap.example on Chrome on Android',
    });
    await person.click(button);
    const question = screen.getByRole('dialog', { name: 'Sign out manager@mandap.example?' });
    expect(backend.calls.some(({ route }) => route === END)).toBe(false);
    backend.change({ [LIST]: { body: [{ ...login, is_active: false, may_end: false }] } });
    await person.click(within(question).getByRole('button', { name: 'Sign out' }));
    expect(backend.calls.find(({ route }) => route === END)?.body).toEqual({ p_id: login.id });
    expect(within(await rowOf('manager@')).getByText('Ended')).toBeVisible();
  });

  it('shows that a session had already ended', async () => {
    const { person } = await openLogins({ [END]: 'offline' });
    await person.click(await screen.findByRole('button', { name: /^Sign out manager@/ }));
    await person.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }),
    );
    expect(await screen.findByText(/^The session could not be ended/)).toBeVisible();
  });

  it('offers to clear filters without results', async () => {
    const { backend, person } = await openLogins({ [LIST]: { body: [] } }, '?who=nobody');
    await screen.findByText('Nothing matches');
    backend.change({ [LIST]: { body: [login] } });
    await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await rowOf('manager@')).toBeVisible();
    expect(address()).toBe('/admin/dashboard/loginhistory');
  });

  it('saves the sign-ins that match as a file', async () => {
    const saved: unknown[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logins');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: unknown) {
      saved.push(Reflect.get(Object(this), 'download'));
    });
    const { backend, person } = await openLogins({}, '?state=active');
    await rowOf('manager@');
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual(['logins.csv']));
    expect(lastQuery(backend.calls)).toEqual({
      p_who: '',
      p_active: true,
      p_offset: 0,
      p_limit: 500,
    });
  });
});
