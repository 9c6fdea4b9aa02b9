import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerWith,
  enquiries,
  FAILURE,
  fillIn,
  held,
  notifications,
  openForm,
  replaceNetwork,
  restoreNetwork,
  send,
  SUCCESS,
  unreachable,
} from '../../../tests/builders/enquiryPage.tsx';
import { enter } from '../../../tests/builders/enter.ts';

beforeEach(() => replaceNetwork());
afterEach(restoreNetwork);

describe('sending an enquiry', () => {
  it('stores one row with its message, notifies the owner and shows a reference', async () => {
    const { user } = await openForm();
    await fillIn(user);
    await user.type(screen.getByLabelText('Guests'), '80');
    await send(user);

    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
    const [row] = enquiries();
    expect(enquiries()).toHaveLength(1);
    expect(row?.body).toMatchObject({
      form_type: 'Anniversary',
      name: 'Asha Kumari',
      phone: '98350 12345',
      status: 'new',
      date_preference: 'not-sure',
      event_date: null,
      guest_count: 80,
      marketing_opt_in: false,
      consent_version: null,
      website: '',
      message: [
        'Event: Anniversary',
        'Preferred date: Not specified yet',
        'Preferred location: Patna',
        'Guests: 80',
        'Budget: Not specified',
        'Additional details: Not specified',
      ].join('\n'),
    });
    const id = String(row?.body['id']);
    await waitFor(() => expect(notifications()).toHaveLength(1));
    expect(notifications()[0]?.body).toMatchObject({
      subject: 'New Booking Inquiry: Anniversary',
      name: 'Asha Kumari',
      enquiryId: id,
    });

    const receipt = screen.getByRole('dialog', { name: 'Thank you, we have it' });
    const reference = id.slice(0, 8).toUpperCase();
    expect(within(receipt).getByText(reference)).toBeInTheDocument();
    expect(within(receipt).getByRole('link', { name: 'Continue on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(reference),
    );
    expect(screen.queryByRole('dialog', { name: 'Quick Enquiry' })).toBeNull();

    await user.click(within(receipt).getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Book Now' }));
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
  });

  it('disables changing and closing while sending', async () => {
    const { answer, release } = held();
    answerWith(answer);
    const { user } = await openForm();
    await fillIn(user);
    await send(user);

    const button = await screen.findByRole('button', { name: 'Submitting...' });
    expect(button).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    for (const input of screen.getAllByRole('textbox')) expect(input).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Quick Enquiry' })).toBeInTheDocument();

    release();
    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
  });

  it('succeeds even if the notification fails', async () => {
    replaceNetwork(unreachable);
    const { user } = await openForm();
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
    expect(screen.queryByText(FAILURE)).toBeNull();
    await expect
      .poll(() => vi.mocked(console.warn).mock.calls.join())
      .toContain('The notification was not sent at once');
  });

  it('offers the newsletter as an unchecked box and records its wording', async () => {
    const { user } = await openForm();
    const box = screen.getByRole('checkbox', { name: /newsletter/ });
    expect(box).not.toBeChecked();
    await fillIn(user);
    await user.click(box);
    await send(user);
    await screen.findByText(SUCCESS);
    expect(enquiries()[0]?.body).toMatchObject({
      marketing_opt_in: true,
      consent_version: expect.stringMatching(/./),
    });
  });
});

describe('an enquiry about a service', () => {
  it("shows the service's name and stores it", async () => {
    const { user } = await openForm('catering');
    expect(screen.getByText('About: Catering')).toBeInTheDocument();
    await fillIn(user);
    await send(user);
    await screen.findByText(SUCCESS);
    expect(enquiries()[0]?.body).toMatchObject({ form_type: 'Anniversary', service: 'catering' });
  });
});

describe('an enquiry with prefilled details', () => {
  const venues = 'I ask about these venues:\n- Kesar Baug\n- Ganga Mahal';

  it('shows and sends them', async () => {
    const { user } = await openForm('venue-booking', venues);
    expect(screen.getByLabelText('Additional Details')).toHaveValue(venues);
    await fillIn(user);
    await send(user);
    await screen.findByText(SUCCESS);
    expect(enquiries()[0]?.body).toMatchObject({ details: venues, service: 'venue-booking' });
    expect(localStorage.getItem('mandap:contact-form')).toBeNull();
  });

  it('keeps what was typed before, and adds the details only once', async () => {
    const { user, page } = await openForm();
    await enter(user, screen.getByLabelText('Additional Details'), 'Jain food');
    page.unmount();
    const both = `Jain food\n\n${venues}`;
    for (const _ of [1, 2]) {
      const again = await openForm('venue-booking', venues);
      const details = screen.getByLabelText('Additional Details');
      expect(details).toHaveValue(both);
      await again.user.type(screen.getByLabelText('Full Name'), 'A');
      again.page.unmount();
    }
    await openForm('venue-booking', 'x'.repeat(5000));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Additional Details').value).toHaveLength(
      4000,
    );
  });

  it('prefills known fields, and keeps place and guests that were typed', async () => {
    const known = 'eventType=Corporate+Event&location=Gola+Road%2C+Patna&guestCount=300';
    const first = await openForm('venue-booking', venues, known);
    expect(screen.getByLabelText('Preferred Location')).toHaveValue('Gola Road, Patna');
    expect(screen.getByLabelText('Guests')).toHaveValue('300');
    await first.user.clear(screen.getByLabelText('Guests'));
    await first.user.type(screen.getByLabelText('Guests'), '320');
    first.page.unmount();
    await openForm('venue-booking', venues, known);
    expect(screen.getByLabelText('Guests')).toHaveValue('320');
  });

  it('leaves the event open if the request does', async () => {
    await openForm('venue-booking', venues, 'eventType=&location=Patna&guestCount=');
    expect(screen.getByLabelText('Event Type')).toHaveValue('');
    expect(screen.getByLabelText('Guests')).toHaveValue('');
  });

  it('keeps the details when an old draft is cleared', async () => {
    const { user, page } = await openForm();
    await enter(user, screen.getByLabelText('Additional Details'), 'Jain food');
    page.unmount();
    const again = await openForm('venue-booking', venues);
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Additional Details')).toHaveValue(venues);
  });
});

describe('bots', () => {
  it('fill in a field that is hidden from people', async () => {
    await openForm();
    const trap = screen.getByLabelText('Leave this field empty');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap).toBeVisible();
  });
});
