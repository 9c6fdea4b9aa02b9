import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { adminFirstSteps } from '@/content/en/adminFirstSteps.ts';
import { adminSecondFactor as words } from '@/content/en/adminSecondFactor.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { fakeBackend, sessionOf } from '../../../tests/builders/fakeBackend.ts';

const factor = (id: string, status: string) => ({ id, status, factor_type: 'totp' });
const totp = { secret: 'JBSWY3DPEHPK3PXP', qr_code: '<svg fill="#000"></svg>', uri: 'otpauth://' };

/** An account with an unfinished earlier setup. */
function accountBackend() {
  let factors = [factor('left-behind', 'unverified')];
  const session = () => sessionOf({ aal: 'aal2', factors });
  return fakeBackend({
    ...ownersBackend,
    'POST /rest/v1/rpc/list_logins': { body: [] },
    'GET /auth/v1/user': () => ({ body: session().user }),
    'DELETE /auth/v1/factors/*': ({ url }) => {
      factors = factors.filter(({ id }) => !url.pathname.endsWith(id));
      return { body: { id: 'gone' } };
    },
    'POST /auth/v1/factors': () => {
      factors = [...factors, factor('new', 'unverified')];
      return { body: { id: 'new', type: 'totp', totp } };
    },
    'POST /auth/v1/factors/new/challenge': { body: { id: 'c1', type: 'totp', expires_at: 1 } },
    'POST /auth/v1/factors/new/verify': ({ body }) => {
      if (Reflect.get(Object(body), 'code') !== '123456')
        return { status: 422, body: { code: 'mfa_verification_failed', message: 'Invalid' } };
      factors = [factor('new', 'verified')];
      return { body: session() };
    },
  });
}

afterEach(leaveAdmin);

it('turns the second factor on by the first code of an app, and off after a confirmation', async () => {
  const { calls } = accountBackend();
  await signedInBefore();
  openAdmin('/admin/dashboard/loginhistory');
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: words.title }));
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  await person.click(await dialog.findByRole('button', { name: words.begin }));
  expect(await dialog.findByText(totp.secret)).toBeVisible();
  expect(calls.some(({ route }) => route === 'DELETE /auth/v1/factors/left-behind')).toBe(true);
  expect(dialog.getByRole('img')).toHaveAttribute(
    'src',
    'data:image/svg+xml,%3Csvg%20fill%3D%22%23000%22%3E%3C%2Fsvg%3E',
  );
  const code = dialog.getByLabelText(adminSignIn.code.label);
  await person.type(code, '000000{Enter}');
  expect(await dialog.findByText(adminSignIn.failures.code)).toBeVisible();
  await person.type(code, '123 456{Enter}');
  expect(await dialog.findByText(words.isOn)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: words.off }));
  const question = within(await screen.findByRole('dialog', { name: words.offQuestion }));
  await person.click(question.getByRole('button', { name: words.off }));
  expect(await dialog.findByText(words.isOff)).toBeVisible();
  expect(calls.at(-1)?.route).toBe('GET /auth/v1/user');
});

it('the checklist links to the second factor and explains how to remove the demo', async () => {
  const backend = accountBackend();
  backend.change({ 'POST /rest/v1/rpc/first_steps': { body: { demo: false, factor: false } } });
  await signedInBefore();
  openAdmin('/admin/dashboard');
  const { demo, factor: step } = adminFirstSteps.steps;
  expect(await screen.findByText(demo.text)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('link', { name: step.label }));
  expect(await screen.findByRole('dialog', { name: words.title })).toBeVisible();
});
