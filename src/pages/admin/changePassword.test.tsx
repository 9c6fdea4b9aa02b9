import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { factorBackend, refusal } from '../../../tests/builders/factorBackend.ts';
import { type Answers, sessionOf } from '../../../tests/builders/fakeBackend.ts';

const NEW_PASSWORD = 'three marigold garlands';

// The screen's chunk, before the test.
beforeAll(async () => import('@/features/sign-in/admin/account/AccountScreen.tsx'));
afterEach(leaveAdmin);

const change = async (answers: Answers) => {
  const backend = factorBackend({}, { 'PUT /auth/v1/user': { body: sessionOf().user } });
  await signedInBefore();
  backend.change(answers);
  openAdmin('/admin/dashboard/loginhistory?password=1');
  const person = userEvent.setup();
  await enter(person, await screen.findByLabelText('Present password'), 'correct horse battery');
  await person.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Save the new password' }));
  return backend;
};
const written = ({ calls }: Awaited<ReturnType<typeof change>>) =>
  calls.filter(({ route }) => route === 'PUT /auth/v1/user');

describe('a change of password', () => {
  it('needs the current one and signs out other devices', async () => {
    const backend = await change({});
    expect(await screen.findByText(/^Your new password is saved\. All other/)).toBeVisible();
    expect(written(backend).map(({ body }) => body)).toMatchObject([
      { password: NEW_PASSWORD, current_password: 'correct horse battery' },
    ]);
    const ended = backend.calls.find(({ route }) => route.endsWith('/logout'));
    expect(ended?.url.searchParams.get('scope')).toBe('others');
    expect(screen.getByLabelText('Present password')).toHaveValue('');
  });

  it('fails for a wrong current password, and nothing is written', async () => {
    const backend = await change({
      'PUT /auth/v1/user': refusal(400, 'current_password_invalid'),
    });
    expect(await screen.findByText(/^The present password is not right\./)).toBeVisible();
    expect(backend.calls.some(({ route }) => route.endsWith('/logout'))).toBe(false);
    expect(screen.getByLabelText('New password')).toHaveValue(NEW_PASSWORD);
  });

  it('asks an old session for a code that it mails, and keeps what was typed', async () => {
    const backend = await change({
      'PUT /auth/v1/user': refusal(400, 'reauthentication_needed'),
      'GET /auth/v1/reauthenticate': { body: {} },
    });
    expect(
      await screen.findByText(/^You signed in more than a day ago\. A code went/),
    ).toBeVisible();
    const code = screen.getByLabelText('Code from the mail');
    await waitFor(() => expect(code).toHaveFocus());
    const person = userEvent.setup();
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Enter the code from the mail.')).toBeVisible();
    expect(written(backend)).toHaveLength(1);

    backend.change({ 'PUT /auth/v1/user': refusal(422, 'reauthentication_not_valid') });
    await person.type(code, '123 456{Enter}');
    expect(await screen.findByText(/^That code is not right or too old\./)).toBeVisible();
    backend.change({ 'PUT /auth/v1/user': { body: sessionOf().user } });
    await person.type(code, '{Enter}');
    expect(await screen.findByText(/^Your new password is saved\./)).toBeVisible();
    expect(written(backend).at(-1)?.body).toMatchObject({
      password: NEW_PASSWORD,
      current_password: 'correct horse battery',
      nonce: '123456',
    });
    expect(screen.queryByLabelText('Code from the mail')).toBeNull();
  });

  it('says so when the code cannot be mailed, and sends it again', async () => {
    const backend = await change({
      'PUT /auth/v1/user': refusal(400, 'reauthentication_needed'),
      'GET /auth/v1/reauthenticate': refusal(429, 'over_email_send_rate_limit'),
    });
    expect(await screen.findByText(/^The code could not be sent\./)).toBeVisible();
    backend.change({ 'GET /auth/v1/reauthenticate': { body: {} } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText(/A code went to owner@mandap\.example/)).toBeVisible();
  });
});
