import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/paths.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import {
  address,
  leaveAdmin,
  openAdmin as open,
  ownersBackend,
  signedInBefore,
} from '../../tests/builders/adminArea.tsx';
import { enter } from '../../tests/builders/enter.ts';
import { fakeBackend, sessionOf } from '../../tests/builders/fakeBackend.ts';

async function signIn(password = 'correct horse battery') {
  const person = userEvent.setup();
  await enter(person, await screen.findByLabelText('Email'), 'owner@mandap.example');
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
}

afterEach(leaveAdmin);

describe('at the sign-in', () => {
  it.each(['/admin/dashboard', '/admin/dashboard/nothing'])('is where %s leads', async (path) => {
    const { calls } = fakeBackend(ownersBackend);
    open(path);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toMatch(/^\/admin(\?|$)/);
    expect(calls.some(({ route }) => route.includes('/rest/'))).toBe(false);
  });

  it('redirects a deep link to the sign-in and back afterwards', async () => {
    fakeBackend(ownersBackend);
    open('/admin/dashboard/bookings?status=quoted');
    await screen.findByRole('heading', { name: 'Sign in' });
    await signIn();
    await screen.findByRole('heading', { name: 'Bookings', level: 1 });
    expect(address()).toBe('/admin/dashboard/bookings?status=quoted');
  });

  it('leads to the dashboard after the sign-in, whatever a forged link contains', async () => {
    fakeBackend(ownersBackend);
    open('/admin?next=//evil.example/admin/dashboard');
    await signIn();
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(address()).toBe(paths.dashboard);
  });

  it('does not ask for the address again that was typed at the sign-in, nor there afterwards', async () => {
    fakeBackend(ownersBackend);
    open('/admin');
    const person = userEvent.setup();
    await enter(person, await screen.findByLabelText('Email'), 'somebody@mandap.example');
    await person.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('button', { name: 'Send the link' });
    expect(screen.getByLabelText('Email')).toHaveValue('somebody@mandap.example');
    await person.type(screen.getByLabelText('Email'), '.in');
    await person.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    await screen.findByLabelText('Password');
    expect(screen.getByLabelText('Email')).toHaveValue('somebody@mandap.example.in');
  });

  it('skips the form with a session', async () => {
    fakeBackend(ownersBackend);
    await signedInBefore();
    open('/admin');
    expect(screen.getByText('Loading Application...')).toBeVisible();
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  });

  it.each([
    ['wrong password', 400, 'invalid_credentials'],
    ['unconfirmed account', 400, 'email_not_confirmed'],
    ['banned account', 403, 'user_banned'],
  ])('shows the same message for %s', async (_why, status, error_code) => {
    const answer = { status, body: { code: status, error_code, msg: 'no' } };
    fakeBackend({ ...ownersBackend, 'POST /auth/v1/token': answer });
    open('/admin');
    await signIn();
    expect(await screen.findByText('The email or the password is incorrect.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('owner@mandap.example');
  });

  it('shows that there were too many attempts', async () => {
    const answer = { status: 429, body: { code: 'over_request_rate_limit', message: 'no' } };
    fakeBackend({ ...ownersBackend, 'POST /auth/v1/token': answer });
    open('/admin');
    await signIn();
    expect(await screen.findByText(/^Too many attempts\./)).toBeVisible();
  });

  it('shows a network failure as such, not as a wrong password', async () => {
    fakeBackend({ ...ownersBackend, 'POST /auth/v1/token': 'offline' });
    open('/admin');
    await signIn();
    expect(await screen.findByText(/^The server could not be reached\./)).toBeVisible();
  });

  it('shows No access to a signed-in non-admin and signs out', async () => {
    fakeBackend({
      ...ownersBackend,
      'POST /rest/v1/rpc/is_admin': { body: false },
      'POST /rest/v1/rpc/my_role': { body: null },
      'GET /auth/v1/user': { body: sessionOf().user },
    });
    open('/admin/dashboard');
    await signIn();
    expect(await screen.findByText(/^No access\./)).toBeVisible();
    const { data } = await getSupabase().auth.getSession();
    expect(data.session).toBeNull();
  });

  it('leads out at the next refused call after access was revoked', async () => {
    const backend = fakeBackend(ownersBackend);
    await signedInBefore();
    open('/admin/dashboard');
    await screen.findByText('No enquiry has come in yet');
    backend.change({
      'POST /rest/v1/rpc/is_admin': { body: false },
      'GET /auth/v1/user': { body: sessionOf().user },
      'POST /rest/v1/rpc/search_bookings': {
        status: 403,
        body: { code: '42501', message: 'Admins only.' },
      },
    });
    await userEvent.setup().click(screen.getByRole('link', { name: 'All bookings' }));
    expect(await screen.findByText(/^No access\./)).toBeVisible();
  });
});

describe('the check of a session', () => {
  it('a check that hangs counts as signed out after ten seconds', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const backend = fakeBackend(ownersBackend);
    await signedInBefore();
    backend.change({ 'POST /rest/v1/rpc/is_admin': 'silent' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/admin/dashboard');
    expect(screen.getByText('Loading Application...')).toBeVisible();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(screen.getByText('Loading Application...')).toBeVisible();
    await vi.advanceTimersByTimeAsync(200);
    expect(console.warn).toHaveBeenCalledWith('Auth check timed out');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText(/^Checking your sign-in took too long/)).toBeVisible();
  });

  it('a failed check can be retried without typing the password', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const backend = fakeBackend(ownersBackend);
    await signedInBefore();
    backend.change({ 'POST /rest/v1/rpc/is_admin': { status: 400, body: { message: 'no' } } });
    open('/admin/dashboard');
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.change({ 'POST /rest/v1/rpc/is_admin': { body: true } });
    await userEvent.setup().click(again);
    expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  it('a sign-out in another tab is followed', async () => {
    fakeBackend(ownersBackend);
    await signedInBefore();
    open('/admin/dashboard/bookings');
    await screen.findByRole('heading', { name: 'Bookings', level: 1 });
    await getSupabase().auth.signOut({ scope: 'local' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

describe('the screens', () => {
  it('an unknown address leads to the dashboard', async () => {
    fakeBackend(ownersBackend);
    await signedInBefore();
    open('/admin/dashboard/nonsense/deep');
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(address()).toBe(paths.dashboard);
  });
});
