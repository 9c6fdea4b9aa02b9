import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { adminContact } from '@/content/en/adminContact.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const { recipients: words } = adminContact;
const contact = {
  'POST /rest/v1/rpc/mail_recipients': {
    body: { recipients: ['boss@mandap.example'], version: 3 },
  },
  'GET /rest/v1/contact_info': { body: null },
};

afterEach(leaveAdmin);

it('a manager sees who is told of an enquiry, and cannot change it', async () => {
  fakeBackend({ ...ownersBackend, ...contact, 'POST /rest/v1/rpc/my_role': { body: 'manager' } });
  await signedInBefore();
  openAdmin('/admin/dashboard/contact');
  expect(await screen.findByText('boss@mandap.example')).toBeTruthy();
  expect(screen.getByText(words.ownerOnly)).toBeTruthy();
  expect(screen.queryByLabelText(words.label)).toBeNull();
});

it('the owner has the form', async () => {
  fakeBackend({ ...ownersBackend, ...contact });
  await signedInBefore();
  openAdmin('/admin/dashboard/contact');
  expect(await screen.findByLabelText(words.label)).toHaveProperty('value', 'boss@mandap.example');
  expect(screen.queryByText(words.ownerOnly)).toBeNull();
});
