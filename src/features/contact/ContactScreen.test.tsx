import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminContact } from '@/content/en/adminContact.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const { recipients: words, phones, test, errors } = adminContact;
const SCREEN = '/admin/dashboard/contact';
const recipientsOf = (address: string, version: number) => ({
  body: [{ recipients: [address], version }],
});
const contact = {
  'POST /rest/v1/rpc/mail_recipients': recipientsOf('boss@mandap.example', 3),
  'GET /rest/v1/contact_info': { body: null },
};

async function open(more: Answers = {}) {
  const backend = fakeBackend({ ...ownersBackend, ...contact, ...more });
  await signedInBefore();
  openAdmin(SCREEN);
  return { backend, person: userEvent.setup() };
}
const save = (form: HTMLElement) => within(form).getByRole('button', { name: adminKit.form.save });
const detailsForm = async () => screen.findByRole('form', { name: adminContact.form.form });

beforeEach(() => localStorage.clear());
afterEach(leaveAdmin);

describe('the phone numbers', () => {
  it('one that cannot be dialled gets a message, and is still there at the next visit', async () => {
    const { backend, person } = await open();
    const form = await detailsForm();
    await person.click(within(form).getByRole('button', { name: phones.add }));
    await enter(person, within(form).getByLabelText(phones.number(2)), '555 0199');
    await person.click(save(form));
    const alert = await within(form).findByRole('alert', { name: adminKit.form.invalid(1) });
    expect(within(form).getByLabelText(phones.number(2))).toHaveAccessibleDescription(
      adminKit.errors.phone,
    );
    await person.click(within(alert).getByRole('button', { name: 'Phone numbers' }));
    expect(within(form).getByLabelText(phones.number(2))).toHaveFocus();
    expect(backend.calls.filter(({ route }) => route.endsWith('contact_info'))).toHaveLength(1);

    cleanup();
    openAdmin(SCREEN);
    const again = within(await detailsForm());
    expect(again.getByLabelText(phones.number(2))).toHaveValue('555 0199');
    await person.click(again.getByRole('button', { name: 'More for Phone 2' }));
    await person.click(again.getByRole('button', { name: 'Remove Phone 2' }));
    expect(again.queryByLabelText(phones.number(2))).toBeNull();
  });
});

describe('the recipients of notifications', () => {
  const SAVE = 'POST /rest/v1/rpc/set_mail_recipients';

  it('are shown to a manager, who cannot change them', async () => {
    await open({ 'POST /rest/v1/rpc/my_role': { body: 'manager' } });
    expect(await screen.findByText('boss@mandap.example')).toBeTruthy();
    expect(screen.getByText(words.ownerOnly)).toBeTruthy();
    expect(screen.queryByLabelText(words.label)).toBeNull();
  });

  it('are saved by the owner, and get a test mail', async () => {
    const { backend, person } = await open({
      [SAVE]: recipientsOf('new@mandap.example', 4),
      'POST /rest/v1/rpc/send_test_mail': { body: 'a-mail' },
      'POST /rest/v1/rpc/test_mail_state': { body: [{ status: 'sent', last_error: null }] },
    });
    const form = await screen.findByRole('form', { name: words.form });
    const field = within(form).getByLabelText(words.label);
    expect(field).toHaveValue('boss@mandap.example');
    expect(screen.queryByText(words.ownerOnly)).toBeNull();
    await person.clear(field);
    await person.type(field, 'new@mandap.example{Enter}nobody');
    await person.click(save(form));
    await waitFor(() => expect(field).toHaveAccessibleDescription(RegExp(errors.recipients)));
    await person.type(field, '{Backspace>6/}');
    expect(within(form).getByText(test.unsaved)).toBeVisible();
    await person.click(save(form));
    await person.click(await within(form).findByRole('button', { name: test.send }));
    expect(await within(form).findByText(test.sent('new@mandap.example'))).toBeVisible();
    expect(backend.calls.filter(({ route }) => route === SAVE).map(({ body }) => body)).toEqual([
      { p_recipients: ['new@mandap.example'], p_version: 3 },
    ]);
    expect(backend.calls.at(-1)?.body).toEqual({ p_id: 'a-mail' });
  });
});
