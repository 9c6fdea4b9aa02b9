import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json';
import {
  address,
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { fakeBackend, sessionOf } from '../../../tests/builders/fakeBackend.ts';

const factor = { id: 'factor-1', factor_type: 'totp', status: 'verified' };
const withFactor = sessionOf({ factors: [factor] });
const NEW_PASSWORD = 'three marigold garlands';

/** A backend whose account has an authenticator app and whose session has not shown its code. */
const lockedAccount = {
  ...ownersBackend,
  'POST /auth/v1/token': { body: withFactor },
  'GET /auth/v1/user': { body: withFactor.user },
  'POST /rest/v1/rpc/is_admin': { body: false },
  'POST /auth/v1/factors/factor-1/challenge': { body: { id: 'challenge-1', type: 'totp' } },
};
const wrongCode = { status: 422, body: { code: 'mfa_verification_failed', message: 'no' } };
const raised = { body: sessionOf({ aal: 'aal2', factors: [factor] }) };

afterEach(leaveAdmin);

describe('the authenticator app', () => {
  it('hides the admin area until its code is right', async () => {
    const backend = fakeBackend({
      ...lockedAccount,
      'POST /auth/v1/factors/factor-1/verify': wrongCode,
    });
    await signedInBefore();
    openAdmin('/admin/dashboard/bookings');
    const person = userEvent.setup();
    await person.type(await screen.findByLabelText('Six-digit code'), '123 456{Enter}');
    expect(await screen.findByText(/^That code is incorrect\./)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Six-digit code')).toHaveFocus());
    expect(backend.calls.some(({ route }) => route.includes('search_bookings'))).toBe(false);

    backend.change({
      'POST /auth/v1/factors/factor-1/verify': raised,
      'POST /rest/v1/rpc/is_admin': { body: true },
    });
    await person.type(screen.getByLabelText('Six-digit code'), '654321{Enter}');
    await screen.findByRole('heading', { name: 'Bookings', level: 1 });
    const answered = backend.calls.findLast(({ route }) => route.endsWith('/verify'));
    expect(answered?.body).toMatchObject({ challenge_id: 'challenge-1', code: '654321' });
  });

  it('rejects letters without a request', async () => {
    const backend = fakeBackend(lockedAccount);
    await signedInBefore();
    openAdmin('/admin');
    await userEvent.setup().type(await screen.findByLabelText('Six-digit code'), 'abcdef{Enter}');
    expect(await screen.findByText('Enter the six digits.')).toBeVisible();
    expect(backend.calls.some(({ route }) => route.endsWith('/challenge'))).toBe(false);
  });

  it('lets a person without the code sign out', async () => {
    fakeBackend(lockedAccount);
    await signedInBefore();
    openAdmin('/admin');
    const leave = await screen.findByRole('button', { name: 'Sign in as someone else' });
    await userEvent.setup().click(leave);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

it('explains below the code what to do after losing the phone', async () => {
  fakeBackend(lockedAccount);
  await signedInBefore();
  openAdmin('/admin');
  const lost = await screen.findByText('Lost your phone?');
  expect(lost.closest('details')).not.toHaveAttribute('open');
  await userEvent.setup().click(lost);
  const [, command = ''] = /“npm run ([^”]+)”/.exec(lost.parentElement?.textContent ?? '') ?? [];
  expect(Object.keys(scripts)).toContain(command);
});

describe('a forgotten password', () => {
  it.each([
    ['an account that exists', { body: {} }],
    ['an unknown address', { status: 400, body: { code: 'user_not_found', message: 'no' } }],
    [
      'an account that got a mail a moment ago',
      { status: 429, body: { code: 'over_email_send_rate_limit', message: 'wait' } },
    ],
  ])('shows the same message for %s', async (_which, answer) => {
    const backend = fakeBackend({ ...ownersBackend, 'POST /auth/v1/recover': answer });
    openAdmin('/admin');
    const person = userEvent.setup();
    await person.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await person.type(screen.getByLabelText('Email'), 'somebody@mandap.example{Enter}');
    expect(await screen.findByText(/^If there is an account with this address/)).toBeVisible();
    const recovery = backend.calls.find(({ route }) => route.endsWith('/recover'));
    expect(recovery?.url.searchParams.get('redirect_to')).toMatch(/\/admin\/reset$/);
  });

  it('does not claim that a mail was sent without a network', async () => {
    fakeBackend({ ...ownersBackend, 'POST /auth/v1/recover': 'offline' });
    openAdmin('/admin?forgotten=1');
    await userEvent
      .setup()
      .type(await screen.findByLabelText('Email'), 'somebody@mandap.example{Enter}');
    expect(await screen.findByText(/^The server could not be reached\./)).toBeVisible();
  });
});

describe('the link of a password mail', () => {
  const link = '/admin/reset?token_hash=hash-1&type=recovery';
  const resetDesk = {
    ...ownersBackend,
    'POST /auth/v1/verify': { body: sessionOf() },
    'GET /auth/v1/user': { body: sessionOf().user },
    'PUT /auth/v1/user': { body: sessionOf().user },
  };

  it('sets a new password and leads to the dashboard', async () => {
    const backend = fakeBackend(resetDesk);
    openAdmin(link);
    const person = userEvent.setup();
    await person.type(await screen.findByLabelText('New password'), NEW_PASSWORD);
    expect(backend.calls.some(({ route }) => route.endsWith('/verify'))).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Save and sign in' }));
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    const redeemed = backend.calls.find(({ route }) => route === 'POST /auth/v1/verify');
    expect(redeemed?.body).toMatchObject({ token_hash: 'hash-1', type: 'recovery' });
    const saved = backend.calls.find(({ route }) => route === 'PUT /auth/v1/user');
    expect(saved?.body).toMatchObject({ password: NEW_PASSWORD });
    const ended = backend.calls.find(({ route }) => route === 'POST /auth/v1/logout');
    expect(ended?.url.searchParams.get('scope')).toBe('others');
  });

  it('offers a new link if it has expired', async () => {
    const expired = { status: 403, body: { code: 'otp_expired', message: 'expired' } };
    fakeBackend({ ...resetDesk, 'POST /auth/v1/verify': expired });
    openAdmin(link);
    const person = userEvent.setup();
    await person.type(await screen.findByLabelText('New password'), `${NEW_PASSWORD}{Enter}`);
    await screen.findByRole('heading', { name: 'This link no longer works' });
    await person.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(address()).toBe('/admin?forgotten=1');
  });

  it('allows another try after a rejected password without a new link', async () => {
    const weak = {
      status: 422,
      body: { code: 'weak_password', message: 'weak', weak_password: { reasons: ['pwned'] } },
    };
    const backend = fakeBackend({ ...resetDesk, 'PUT /auth/v1/user': weak });
    openAdmin(link);
    const person = userEvent.setup();
    await person.type(await screen.findByLabelText('New password'), 'password1234{Enter}');
    expect(await screen.findByText(/^This password is known from a leak/)).toBeVisible();
    backend.change({ 'PUT /auth/v1/user': { body: sessionOf().user } });
    await person.clear(screen.getByLabelText('New password'));
    await person.type(screen.getByLabelText('New password'), `${NEW_PASSWORD}{Enter}`);
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(backend.calls.filter(({ route }) => route === 'POST /auth/v1/verify')).toHaveLength(1);
  });

  it.each([
    ['short', /^Use at least 10 characters/],
    ['लंबा'.repeat(7), /^Use at most 72/],
  ])('rejects %s without a request', async (password, words) => {
    const backend = fakeBackend(resetDesk);
    openAdmin(link);
    await userEvent
      .setup()
      .type(await screen.findByLabelText('New password'), `${password}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(backend.calls.some(({ route }) => route.endsWith('/verify'))).toBe(false);
  });

  it('is needed without a session', async () => {
    fakeBackend(resetDesk);
    openAdmin('/admin/reset');
    const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
    expect(heading).toBeVisible();
  });

  it("needs the authenticator app's code before the password changes", async () => {
    const backend = fakeBackend({
      ...lockedAccount,
      'POST /auth/v1/verify': { body: withFactor },
      'PUT /auth/v1/user': { body: withFactor.user },
      'POST /auth/v1/factors/factor-1/verify': raised,
    });
    openAdmin(link);
    const person = userEvent.setup();
    await person.type(await screen.findByLabelText('New password'), `${NEW_PASSWORD}{Enter}`);
    const code = await screen.findByLabelText('Six-digit code');
    expect(backend.calls.some(({ route }) => route === 'PUT /auth/v1/user')).toBe(false);
    backend.change({ 'POST /rest/v1/rpc/is_admin': { body: true } });
    await person.type(code, '654321{Enter}');
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    const saved = backend.calls.find(({ route }) => route === 'PUT /auth/v1/user');
    expect(saved?.body).toMatchObject({ password: NEW_PASSWORD });
  });
});
