import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminSecondFactor as factor } from '@/content/en/adminSecondFactor.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import {
  address,
  leaveAdmin,
  openAdmin,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { type Answers, sessionOf } from '../../../tests/builders/fakeBackend.ts';
import { factorBackend, factorOf, refusal } from '../../../tests/builders/factorBackend.ts';

const { recovery: words, failures } = adminSignIn;
const VERIFY = 'POST /auth/v1/factors/recovery-codes/verify';
const factors = [factorOf('app'), factorOf('codes', 'verified', 'recovery_code')];
const spent = { body: sessionOf({ aal: 'aal2', factors, methods: ['recovery_code'] }) };

// The screens' chunks, before the test.
beforeAll(async () => {
  await import('@/pages/admin/DashboardPage.tsx');
  await import('@/features/sign-in/admin/account/AccountScreen.tsx');
});
afterEach(async () => {
  sessionStorage.clear();
  await leaveAdmin();
});

/** A sign-in that has given its password and owes a code. */
async function owing(left: number, answer: Answers[string]) {
  const aal1 = sessionOf({ factors });
  const backend = factorBackend(
    { factors, left },
    {
      'POST /auth/v1/token': { body: aal1 },
      'GET /auth/v1/user': { body: aal1.user },
      'POST /rest/v1/rpc/is_admin': { body: false },
      [VERIFY]: answer,
    },
  );
  await signedInBefore();
  openAdmin('/admin');
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: words.use }));
  const field = screen.getByLabelText(words.label);
  await waitFor(() => expect(field).toHaveFocus());
  /** From here on the session is an admin's. */
  const spend = () =>
    backend.change({ [VERIFY]: spent, 'POST /rest/v1/rpc/is_admin': { body: true } });
  return { backend, person, field, spend };
}
const typedCodes = ({ calls }: ReturnType<typeof factorBackend>) =>
  calls.flatMap(({ route, body }) => (route === VERIFY ? [body] : []));

describe('a sign-in by a recovery code', () => {
  it('takes it with capitals, spaces and dashes; a wrong one stays for correction', async () => {
    const { backend, person, field, spend } = await owing(
      7,
      refusal(422, 'mfa_verification_failed'),
    );
    await person.type(field, 'K4M9 – X7QP-2ab8 ht3z{Enter}');
    expect(await screen.findByText(failures.recoveryCode)).toBeVisible();
    expect(field).toHaveValue('K4M9 – X7QP-2ab8 ht3z');
    expect(field).toHaveFocus();
    spend();
    await person.type(field, '2{Enter}');
    expect(await screen.findByText(words.used(7))).toBeVisible();
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(typedCodes(backend)).toEqual([
      { code: 'k4m9x7qp2ab8ht3z' },
      { code: 'k4m9x7qp2ab8ht3z2' },
    ]);
    await person.click(screen.getByRole('link', { name: words.setUp }));
    await screen.findByRole('heading', { name: 'Account', level: 1 });
    expect(address()).toBe('/admin/dashboard/account');
  });

  it.each(['silent', 'offline'] as const)(
    'says nothing more once a new app works, though the check of the session is %s',
    async (answer) => {
      const { backend, person, field, spend } = await owing(7, spent);
      spend();
      await person.type(field, 'k4m9x7qp2ab8ht3z{Enter}');
      await person.click(await screen.findByRole('link', { name: words.setUp }));
      await person.click(await screen.findByRole('button', { name: factor.renew }));
      const code = await screen.findByLabelText(adminSignIn.code.label);
      expect(screen.getByText(words.used(7))).toBeVisible();
      backend.change({ 'POST /rest/v1/rpc/is_admin': answer });
      await person.type(code, '123456{Enter}');
      expect(await screen.findByText(factor.renewed)).toBeVisible();
      await waitFor(() => expect(screen.queryByText(words.used(7))).toBeNull());
    },
  );

  it('says that it was the last one, until it is put aside', async () => {
    const { person, field, spend } = await owing(0, spent);
    spend();
    await person.type(field, 'k4m9x7qp2ab8ht3z{Enter}');
    expect(await screen.findByText(words.used(0))).toBeVisible();
    await person.click(screen.getByRole('button', { name: words.later }));
    expect(screen.queryByText(words.used(0))).toBeNull();
  });

  it.each([
    ['codes that are locked', refusal(429, 'mfa_recovery_codes_locked'), failures.recoveryLocked],
    ['an account without codes', refusal(404, 'mfa_factor_not_found'), failures.noRecovery],
    ['an older auth service', refusal(404, 'validation_failed'), failures.noRecovery],
    ['too many requests', refusal(429, 'over_request_rate_limit'), failures.rateLimited],
    ['a session that ended meanwhile', refusal(403, 'session_not_found'), failures.sessionEnded],
    ['no connection', 'offline', failures.unreachable],
  ] as const)('says what to do about %s', async (_which, answer, sentence) => {
    const { person, field } = await owing(3, answer);
    await person.type(field, 'k4m9x7qp2ab8ht3z{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field).toHaveValue('k4m9x7qp2ab8ht3z');
  });

  it('asks for a code without a request, and leads back to the app', async () => {
    const { backend, person, field } = await owing(3, spent);
    await person.type(field, ' - {Enter}');
    expect(await screen.findByText(words.missing)).toBeVisible();
    expect(typedCodes(backend)).toEqual([]);
    await person.click(screen.getByRole('button', { name: words.back }));
    expect(screen.getByLabelText(adminSignIn.code.label)).toHaveFocus();
  });
});

it('a session that was raised by the app says nothing about recovery codes', async () => {
  const backend = factorBackend(
    { factors, left: 3 },
    {
      'POST /auth/v1/token': {
        body: sessionOf({ aal: 'aal2', factors, methods: ['recovery_code', 'totp'] }),
      },
    },
  );
  await signedInBefore();
  openAdmin('/admin/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  expect(screen.queryByText(words.used(3))).toBeNull();
  expect(backend.calls.some(({ route }) => route.includes('recovery-codes'))).toBe(false);
});
