import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { istDay } from '@/shared/lib/dates.ts';
import {
  answerWith,
  created,
  enquiries,
  FAILURE,
  fillIn,
  openForm,
  refused,
  replaceNetwork,
  restoreNetwork,
  send,
  SUCCESS,
  unreachable,
} from '../../../tests/builders/enquiryPage.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { watchGoals } from '../../../tests/builders/goals.ts';

// Loads the chunk first: the form does without it after a timeout.
beforeAll(async () => import('libphonenumber-js/min'));
beforeEach(() => replaceNetwork());
afterEach(restoreNetwork);

describe('an incomplete form', () => {
  it('shows an error at every field and focuses the first', async () => {
    const { user } = await openForm();
    await enter(user, screen.getByLabelText('Phone'), '983501234');
    await send(user);
    const name = screen.getByLabelText('Full Name');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Enter your full name, at least 2 letters.');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
      /^Enter the phone number with 10 digits, for example 98350 12345\./,
    );
    expect(screen.getByLabelText('Event Date')).toBeInvalid();
    expect(screen.getByLabelText('Guests')).toBeValid();
    expect(enquiries()).toHaveLength(0);
  });

  it('clears the chosen date when the kind of date changes', async () => {
    const { user } = await openForm();
    const year = istDay(new Date()).slice(0, 4);
    await user.click(screen.getByLabelText('Choose month'));
    await user.selectOptions(screen.getByLabelText('Month'), 'December');
    await user.selectOptions(screen.getByLabelText('Year'), String(Number(year) + 1));
    await user.click(screen.getByLabelText('Choose by date'));
    await user.type(screen.getByLabelText('Event Date'), `${Number(year) + 1}-02-14`);
    await user.click(screen.getByLabelText('Choose month'));
    expect(screen.getByLabelText('Month')).toHaveValue('');
    expect(screen.getByLabelText('Year')).toHaveValue(year);
    expect(within(screen.getByLabelText('Year')).getAllByRole('option')).toHaveLength(3);
    expect(within(screen.getByLabelText('Month')).getAllByRole('option')).toHaveLength(13);
    await user.click(screen.getByLabelText('Choose by date'));
    expect(screen.getByLabelText('Event Date')).toHaveValue('');
  });
});

describe('an enquiry that cannot be delivered', () => {
  it('stays filled in, offers WhatsApp and is retried under the same id', async () => {
    answerWith(unreachable, created);
    const goals = watchGoals();
    const { user } = await openForm();
    await fillIn(user);
    await send(user);

    expect(await screen.findByText(FAILURE)).toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Kumari');
    expect(goals).toEqual([]);
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('Event: Anniversary')),
    );
    await send(user);
    await screen.findByText(SUCCESS);
    const ids = enquiries().map(({ body }) => body['id']);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(goals).toEqual(['enquiry_sent']);
  });

  it('stays filled in where the database refuses it', async () => {
    answerWith(refused(403, { code: '42501', message: 'permission denied' }));
    const { user } = await openForm();
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(FAILURE)).toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Kumari');
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  });

  it('gets a new id when its text changes, as the first may have arrived', async () => {
    answerWith(unreachable, created);
    const { user } = await openForm();
    await fillIn(user);
    await send(user);
    await screen.findByText(FAILURE);
    await enter(user, screen.getByLabelText('Additional Details'), 'With fireworks');
    await send(user);
    await screen.findByText(SUCCESS);
    const ids = enquiries().map(({ body }) => body['id']);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('counts as delivered if it had already arrived', async () => {
    answerWith(refused(409, { code: '23505', message: 'This enquiry has already been received.' }));
    const { user } = await openForm();
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
  });

  it('shows a database error at its field', async () => {
    answerWith(refused(422, { code: 'PT422', message: 'Please give your name.', hint: 'name' }));
    const { user } = await openForm();
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(FAILURE)).toBeInTheDocument();
    const name = screen.getByLabelText('Full Name');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Please give your name.');
  });

  it('shows a message after too many enquiries from one network', async () => {
    answerWith(refused(429, { code: 'PT429', message: 'Too many' }));
    const { user } = await openForm();
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(/Wait a few minutes and try again/)).toBeInTheDocument();
  });
});

describe('the draft', () => {
  it('is restored after closing, and can be cleared', async () => {
    const { user, page } = await openForm();
    await user.type(screen.getByLabelText('Full Name'), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    page.unmount();

    const again = await openForm();
    expect(screen.getByText('We kept what you typed.')).toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha');
    expect(document.documentElement).toHaveAttribute('data-dirty-form');
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-dirty-form');
    again.page.unmount();
    expect(localStorage.getItem('mandap:contact-form')).toBeNull();
  });
});
