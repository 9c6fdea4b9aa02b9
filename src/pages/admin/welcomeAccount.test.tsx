import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { adminInvitation as words } from '@/content/en/adminInvitation.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { forgetLink } from '@/features/sign-in/admin/data/invitationLink.ts';
import {
  address,
  leaveAdmin,
  openAdmin,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import {
  ACCEPT,
  invitation,
  invitedBackend as open,
  SEE,
  session,
  TOKEN,
} from '../../../tests/builders/invitation.ts';

const LINK = `/admin/welcome#${TOKEN}`;
const CLAIM = 'POST /rest/v1/rpc/claim_invitation';
const start = async () => screen.findByRole('button', { name: words.welcome.submit });
const alert = async (text: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

afterEach(async () => {
  forgetLink();
  await leaveAdmin();
});

describe('an address that has an account', () => {
  const hasAccount = { [SEE]: { body: { ...invitation, has_account: true } } };

  it('takes up the invitation with its password', async () => {
    let isTaken = false;
    const { sent } = open({
      ...hasAccount,
      [CLAIM]: () => {
        isTaken = true;
        return { body: { state: 'done', inviter: 'Manish' } };
      },
      'POST /rest/v1/rpc/is_admin': () => ({ body: isTaken }),
      'POST /rest/v1/rpc/my_role': () => ({ body: isTaken ? 'manager' : null }),
    });
    openAdmin(LINK);
    expect(await screen.findByText(words.claim.text)).toBeVisible();
    expect(screen.getByRole('link', { name: words.claim.forgotten })).toHaveAttribute(
      'href',
      '/admin?forgotten=1',
    );
    const person = userEvent.setup();
    await enter(person, screen.getByLabelText(adminSignIn.form.password), 'their own');
    await person.click(screen.getByRole('button', { name: words.claim.submit }));
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    expect(sent(CLAIM)).toEqual([{ p_token: TOKEN }]);
    expect(sent(ACCEPT)).toEqual([]);
  });

  it('says so if the password is wrong, and keeps the form', async () => {
    const wrong = { status: 400, body: { code: 'invalid_credentials', message: 'no' } };
    const { sent } = open({ ...hasAccount, 'POST /auth/v1/token': wrong });
    openAdmin(LINK);
    const person = userEvent.setup();
    await enter(person, await screen.findByLabelText(adminSignIn.form.password), 'wrong');
    await person.click(screen.getByRole('button', { name: words.claim.submit }));
    await alert(adminSignIn.failures.credentials);
    expect(sent(CLAIM)).toEqual([]);
  });

  it('is found only when the invitation is sent, too', async () => {
    const body = { state: 'has_account', inviter: 'Manish', error: 'x' };
    open({ [ACCEPT]: { status: 409, body } });
    openAdmin(LINK);
    const person = userEvent.setup();
    const password = await screen.findByLabelText(words.welcome.password);
    await enter(person, password, 'three marigold garlands');
    await person.click(await start());
    expect(await screen.findByText(words.claim.text)).toBeVisible();
  });
});

describe('a browser where somebody is signed in', () => {
  it('says as whom, and signs out only when asked to', async () => {
    open({ 'POST /auth/v1/token': { body: session } });
    await signedInBefore();
    openAdmin(LINK);
    expect(
      await screen.findByText('This browser is signed in as owner@mandap.example.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: words.other.stay })).toHaveAttribute('href', '/admin');
    await userEvent.setup().click(screen.getByRole('button', { name: words.other.signOut }));
    expect(await start()).toBeVisible();
  });

  it('as the invited, by another tab, goes to the admin area', async () => {
    open();
    await signedInBefore();
    openAdmin(LINK);
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
  });
});
