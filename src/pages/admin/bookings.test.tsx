import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  address,
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enquiryRow } from '../../../tests/builders/enquiryRow.ts';
import { type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const ritu = enquiryRow();
const spam = enquiryRow({
  id: 'b2c3d4e5-0000-4000-8000-000000000002',
  name: 'Cheap SEO',
  service: null,
  form_type: 'Other',
  location: null,
  guest_count: null,
  suspicion: 'honeypot',
  seen_at: null,
});
const listed = [
  { ...ritu, total_count: 27 },
  { ...spam, total_count: 27 },
];
const bookings = '/admin/dashboard/bookings';

/** Mocks reads of the table: one enquiry by id, the newest moment, or the arrivals since. */
function readTable({ url }: Call) {
  const id = url.searchParams.get('id')?.replace('eq.', '');
  if (id) return { body: [ritu, spam].filter((row) => row.id === id) };
  return { body: [] };
}

const answers = {
  ...ownersBackend,
  'POST /rest/v1/rpc/search_bookings': { body: listed },
  'GET /rest/v1/booking_forms': readTable,
  'PATCH /rest/v1/booking_forms': { body: { id: ritu.id } },
};
const refused = { status: 403, body: { code: '42501', message: 'no' } };
const searches = (calls: Call[]) =>
  calls.filter(({ route }) => route.endsWith('search_bookings')).map(({ body }) => body);

afterEach(leaveAdmin);

async function openList(search = '') {
  await signedInBefore();
  openAdmin(bookings + search);
}

describe('the list of bookings', () => {
  it('shows service, date and place of each enquiry, and suspicious ones', async () => {
    fakeBackend(answers);
    await openList();
    const [, first, second] = await screen.findAllByRole('row');
    if (!first || !second) throw new Error('Two enquiries were expected.');
    for (const text of [
      'A1B2C3D4',
      'Sat, 21 Nov 2026, 2:07 pm',
      'Ritu Kumari',
      'Sangeet / Mayra',
      'Thu, 25 Feb 2027',
      'Boring Road, Patna',
      '1,250',
      'New',
    ])
      expect(within(first).getByText(new RegExp(text))).toBeInTheDocument();
    expect(within(second).getByText(/A field that people cannot see/)).toBeInTheDocument();
    expect(within(second).getByText('(New)')).toBeInTheDocument();
    expect(within(first).queryByText('(New)')).toBeNull();
    expect(screen.getByText('1–2 of 27')).toBeVisible();
  });

  it('offers call and mail without opening the enquiry', async () => {
    fakeBackend(answers);
    await openList();
    const [, first] = await screen.findAllByRole('row');
    const row = within(first ?? document.body);
    expect(row.getByText('98350 12345')).toBeVisible();
    const call = row.getByRole('link', { name: 'Call Ritu Kumari' });
    expect(call).toHaveAttribute('href', 'tel:+919835012345');
    const chat = row.getByRole('link', { name: /WhatsApp/ });
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919835012345\?text=/);
  });

  it('restores search, status and page from the query string', async () => {
    const backend = fakeBackend(answers);
    await openList('?q=ritu&status=quoted&page=2');
    expect(await screen.findByRole('searchbox')).toHaveValue('ritu');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('quoted');
    await screen.findByRole('table');
    expect(searches(backend.calls)[0]).toEqual({
      p_search: 'ritu',
      p_status: 'quoted',
      p_limit: 25,
      p_offset: 25,
    });
  });

  it('searches once after typing, from the first page', async () => {
    const backend = fakeBackend(answers);
    await openList('?page=2');
    await screen.findByRole('table');
    const before = searches(backend.calls).length;
    const box = screen.getByRole('searchbox');
    for (const value of ['b', 'boring', 'boring road'])
      fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(address()).toBe(`${bookings}?q=boring+road`));
    await waitFor(() => expect(searches(backend.calls)).toHaveLength(before + 1));
    expect(searches(backend.calls).at(-1)).toMatchObject({ p_search: 'boring road', p_offset: 0 });
  });

  it('shows a hint without any enquiry', async () => {
    fakeBackend(ownersBackend);
    await openList();
    expect(await screen.findByText('No enquiries yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the enquiry form' })).toHaveAttribute(
      'href',
      '/contact#enquiry',
    );
  });

  it('offers to clear a search without results', async () => {
    fakeBackend(ownersBackend);
    await openList('?q=zzz&status=lost');
    await screen.findByText('Nothing matches');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(address()).toBe(bookings);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('links to the first page from beyond the last', async () => {
    fakeBackend(ownersBackend);
    await openList('?page=9');
    const first = await screen.findByRole('link', { name: 'Go to the first page' });
    expect(first).toHaveAttribute('href', bookings);
  });

  it('offers a retry after an error', async () => {
    const failing = { status: 400, body: { code: 'XX000', message: 'down' } };
    const backend = fakeBackend({ ...answers, 'POST /rest/v1/rpc/search_bookings': failing });
    await openList();
    expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
    backend.change({ 'POST /rest/v1/rpc/search_bookings': { body: listed } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ritu Kumari')).toBeVisible();
  });

  it('announces new enquiries', async () => {
    fakeBackend({
      ...answers,
      'GET /rest/v1/booking_forms': ({ url }) => ({
        body: url.searchParams.has('created_at') ? [{ id: spam.id }] : [],
      }),
    });
    await openList();
    expect(await screen.findByText('1 new enquiry')).toBeVisible();
    const row = (await screen.findByText('Cheap SEO')).closest('tr');
    expect(row).toHaveAttribute('data-fresh');
  });
});

describe('one enquiry', () => {
  it('opens from the list, shows everything, and Esc returns', async () => {
    fakeBackend(answers);
    await openList('?status=new');
    const person = userEvent.setup();
    await person.click(await screen.findByRole('link', { name: /^Ritu Kumari/ }));
    expect(address()).toBe(`${bookings}?status=new&open=${ritu.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Enquiry A1B2C3D4' });
    expect(within(dialog).getByText(/Preferred date: Not specified yet/)).toBeVisible();
    expect(within(dialog).getByText('/services/wedding')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+919835012345',
    );
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(address()).toBe(`${bookings}?status=new`));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: /^Ritu Kumari/ })).toHaveFocus();
  });

  it('is marked as seen once when opened', async () => {
    const backend = fakeBackend(answers);
    await openList(`?open=${spam.id}`);
    await screen.findByText('This may be spam.');
    const marks = () => backend.calls.filter(({ route }) => route.startsWith('PATCH'));
    await waitFor(() => expect(marks()).toHaveLength(1));
    expect(marks()[0]?.body).toEqual({ seen_at: expect.any(String) });
    expect(marks()[0]?.url.searchParams.get('seen_at')).toBe('is.null');
  });

  it('shows that it does not exist', async () => {
    fakeBackend(answers);
    await openList('?open=nothing');
    expect(await screen.findByText(/^There is no such enquiry\./)).toBeVisible();
  });

  it('shows a changed status before the database has responded', async () => {
    fakeBackend({ ...answers, 'PATCH /rest/v1/booking_forms': 'silent' });
    await openList(`?open=${ritu.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Enquiry A1B2C3D4' });
    await userEvent.setup().selectOptions(within(dialog).getByLabelText('Status'), 'contacted');
    await waitFor(() => expect(within(dialog).getByLabelText('Status')).toHaveValue('contacted'));
    expect(screen.getByRole('table', { hidden: true })).toHaveTextContent('Contacted');
  });

  it('offers to undo a change of status', async () => {
    const row = { ...ritu };
    const backend = fakeBackend({
      ...answers,
      'GET /rest/v1/booking_forms': ({ url }) => ({
        body: url.searchParams.has('id') ? [row] : [],
      }),
      'PATCH /rest/v1/booking_forms': ({ body }) => ({ body: Object.assign(row, body) }),
    });
    await openList(`?open=${ritu.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Enquiry A1B2C3D4' });
    const person = userEvent.setup();
    await person.selectOptions(within(dialog).getByLabelText('Status'), 'contacted');
    await person.click(await within(dialog).findByRole('button', { name: 'Undo' }));
    expect(await within(dialog).findByText('Status is New again.')).toBeVisible();
    expect(within(dialog).getByLabelText('Status')).toHaveValue('new');
    const sent = backend.calls.filter(({ route }) => route.startsWith('PATCH'));
    expect(sent.map(({ body }) => body)).toEqual([{ status: 'contacted' }, { status: 'new' }]);
  });

  it('reverts a rejected change of status and shows it', async () => {
    fakeBackend({ ...answers, 'PATCH /rest/v1/booking_forms': refused });
    await openList(`?open=${ritu.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Enquiry A1B2C3D4' });
    await userEvent.setup().selectOptions(within(dialog).getByLabelText('Status'), 'confirmed');
    expect(await within(dialog).findByText(/^The status could not be changed/)).toBeVisible();
    expect(within(dialog).getByLabelText('Status')).toHaveValue('new');
    const chips = within(screen.getByRole('table', { hidden: true })).getAllByText('New');
    expect(chips).toHaveLength(2);
  });
});
