import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { adminDashboard as words } from '@/content/en/adminDashboard.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { enquiryRow } from '../../../tests/builders/enquiryRow.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const SUMMARY = 'POST /rest/v1/rpc/dashboard_summary';
const ADD = 'POST /rest/v1/rpc/add_phone_enquiry';
const SET_WEEKLY = 'POST /rest/v1/rpc/set_weekly_summary';
const summary = {
  today: { new_enquiries: 4, failed_mails: 1, live_visitors: 2 },
  month: {
    from: '2026-11-01',
    to: '2026-11-02',
    enquiries: 3,
    enquiries_before: 1,
    visitors: 60,
    visitors_before: 50,
    views: 130,
    views_before: 100,
  },
  days: [
    { day: '2026-10-01', visitors: 20, enquiries: 1 },
    { day: '2026-10-02', visitors: 30, enquiries: 0 },
    { day: '2026-11-01', visitors: 25, enquiries: 2 },
    { day: '2026-11-02', visitors: 35, enquiries: 1 },
  ],
  next_dates: [{ kind: 'enquiry', id: 'x1', title: 'Imran Ahmad', date: '2099-01-14' }],
  warnings: {
    pages_under_renovation: ['catering'],
    unpublished_sections: 3,
    pictures_without_alt: 2,
    sample_data: true,
    announcement_ends_at: '2026-11-24T12:30:00Z',
    claims: 4,
    late_payments: 1,
    refunds: 0,
  },
};
const quiet = {
  pages_under_renovation: [],
  unpublished_sections: 0,
  pictures_without_alt: 0,
  sample_data: false,
  announcement_ends_at: null,
  claims: 0,
  late_payments: 0,
  refunds: null,
};

async function openDashboard(more: Answers = {}) {
  const backend = fakeBackend({
    ...ownersBackend,
    [SUMMARY]: { body: summary },
    'POST /rest/v1/rpc/first_steps': { body: {} },
    'POST /rest/v1/rpc/weekly_summary': { body: false },
    'GET /rest/v1/booking_forms': ({ url }) => ({
      body: url.searchParams.get('limit') === '5' ? [enquiryRow()] : [],
    }),
    ...more,
  });
  await signedInBefore();
  openAdmin('/admin/dashboard');
  return { backend, person: userEvent.setup() };
}
const hrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const save = (form: HTMLElement) => within(form).getByRole('button', { name: 'Save' });

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('@/pages/admin/DashboardPage.tsx'));
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('the dashboard', () => {
  it('shows the pending items of today with links', async () => {
    await openDashboard();
    const today = await screen.findByRole('list', { name: words.today.title });
    expect(within(today).getByRole('link', { name: '4 New enquiries' })).toBeVisible();
    expect(hrefs(today)).toEqual([
      '/admin/dashboard/bookings?status=new',
      '/admin/dashboard/supabase-test',
      '/admin/dashboard/analytics?days=1',
    ]);
    const warnings = screen.getByRole('region', { name: words.warnings.title });
    expect(hrefs(warnings)).toEqual(
      [
        'tickets?tab=payments',
        'tickets?tab=payments&part=late',
        'pages',
        'site-content',
        'ad-bar',
        'portfolio',
        'analytics',
      ].map((path) => `/admin/dashboard/${path}`),
    );
    // The number waiting there, on any screen.
    expect(screen.getAllByRole('link', { name: 'Tickets 5 waiting for you' })[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'More 5 waiting for you' })).toBeVisible();
    expect(within(warnings).getByText(/Tue, 24 Nov 2026, 6:00 pm/)).toBeVisible();
  });

  it('compares the month so far and marks sample data', async () => {
    await openDashboard();
    const month = await screen.findByRole('region', { name: words.month.title });
    expect(within(month).getByText('2 more than before (1)')).toBeVisible();
    expect(within(month).getByText('20% more than before (50)')).toBeVisible();
    expect(within(month).getAllByText(words.month.sample)).toHaveLength(2);
    const tables = await within(month).findAllByText(adminKit.chart.table);
    for (const table of tables) await userEvent.click(table);
    const chart = screen.getByRole('table', { name: words.month.charts.visitors.title });
    expect(within(chart).getByRole('row', { name: '2 Nov (2 Oct) 35 30' })).toBeVisible();
  });

  it('offers to answer the latest enquiry and to open the next date', async () => {
    await openDashboard();
    expect(await screen.findByRole('link', { name: 'Call Ritu Kumari' })).toHaveAttribute(
      'href',
      'tel:+919835012345',
    );
    expect(
      screen.getByRole('link', { name: 'WhatsApp to Ritu Kumari' }).getAttribute('href'),
    ).toMatch(/^https:\/\/wa\.me\/919835012345\?text=/);
    expect(screen.getByRole('link', { name: 'Imran Ahmad' })).toHaveAttribute(
      'href',
      '/admin/dashboard/bookings?open=x1',
    );
  });

  it('shows no warnings if all is well, and nothing that the role may not see', async () => {
    const { from, to, enquiries, enquiries_before } = summary.month;
    const body = {
      ...summary,
      today: { ...summary.today, live_visitors: null },
      month: { from, to, enquiries, enquiries_before },
      warnings: { ...quiet, sample_data: null },
    };
    await openDashboard({ [SUMMARY]: { body } });
    expect(await screen.findByText(words.today.newEnquiries)).toBeVisible();
    expect(screen.queryByText(words.today.live)).toBeNull();
    expect(screen.queryByRole('region', { name: words.warnings.title })).toBeNull();
    expect(screen.queryByText(words.month.visitors)).toBeNull();
  });

  it('offers a retry after an error and shows the enquiries meanwhile', async () => {
    const { backend, person } = await openDashboard({
      [SUMMARY]: { status: 400, body: { code: 'XX000', message: 'down' } },
    });
    const failure = await screen.findByText(words.failed);
    expect(await screen.findByText('Ritu Kumari')).toBeVisible();
    backend.change({ [SUMMARY]: { body: summary } });
    const around = within(failure.parentElement ?? document.body);
    await person.click(around.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: words.today.title })).toBeVisible();
  });

  it('turns the weekly mail on, and reverts the box after an error', async () => {
    const { backend, person } = await openDashboard({ [SET_WEEKLY]: { body: true } });
    const box = await screen.findByRole('checkbox', { name: words.weekly.label });
    await person.click(box);
    expect(await screen.findByText(words.weekly.on)).toBeVisible();
    await waitFor(() => expect(box).toBeChecked());
    backend.change({ [SET_WEEKLY]: { status: 403, body: { code: '42501', message: 'no' } } });
    await person.click(box);
    expect(await screen.findByText(words.weekly.failed)).toBeVisible();
    await waitFor(() => expect(box).toBeChecked());
  });
});

describe('an enquiry by phone', () => {
  const { phone } = adminBookings;

  async function openForm(more: Answers = {}) {
    const opened = await openDashboard({
      [ADD]: ({ body }) => ({ body: Object(body).p_id }),
      ...more,
    });
    await opened.person.click(await screen.findByRole('button', { name: phone.add }));
    const form = screen.getByRole('form', { name: phone.title });
    return { ...opened, form };
  }
  it('is sent, and the form closes', async () => {
    const { backend, person, form } = await openForm();
    await person.type(within(form).getByLabelText(phone.name), ' Farah Naaz ');
    await enter(person, within(form).getByLabelText(phone.phone), '98350 12345');
    await person.selectOptions(within(form).getByLabelText(phone.formType), 'Wedding');
    await person.click(save(form));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.calls.find(({ route }) => route === ADD)?.body).toEqual({
      p_id: expect.any(String),
      p_name: 'Farah Naaz',
      p_phone: '98350 12345',
      p_form_type: 'Wedding',
    });
    await person.click(screen.getByRole('button', { name: phone.add }));
    expect(screen.getByLabelText(phone.name)).toHaveValue('');
  });

  it('shows errors and keeps the input after a failed request', async () => {
    const { backend, person, form } = await openForm({ [ADD]: 'offline' });
    await enter(person, within(form).getByLabelText(phone.name), 'Farah Naaz');
    await person.type(within(form).getByLabelText(phone.phone), '12');
    await person.click(save(form));
    await within(form).findByText(phone.errors.formType);
    expect(backend.calls.some(({ route }) => route === ADD)).toBe(false);
    await person.type(within(form).getByLabelText(phone.phone), ' 345 678');
    await person.selectOptions(within(form).getByLabelText(phone.formType), 'Wedding');
    await person.click(save(form));
    await within(form).findByText(adminKit.form.failed);
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await person.click(await screen.findByRole('button', { name: phone.add }));
    expect(screen.getByLabelText(phone.name)).toHaveValue('Farah Naaz');
    const tries = backend.calls.filter(({ route }) => route === ADD).map(({ body }) => body);
    expect(tries).toHaveLength(1);
  });
});
