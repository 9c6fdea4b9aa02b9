import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminAnalytics as words } from '@/content/en/adminAnalytics.ts';
import {
  address,
  leaveAdmin,
  openAdmin,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { type Answers, type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import {
  argsOf,
  nothing,
  rpc,
  statisticsBackend,
  tables,
  totals,
} from '../../../tests/builders/statisticsBackend.ts';

const NOW = { p_from: '2026-11-16', p_to: '2026-11-22' };
const screenAddress = '/admin/dashboard/analytics';

async function openScreen(search = '?days=7', more: Answers = {}) {
  const backend = fakeBackend({ ...statisticsBackend, ...more });
  await signedInBefore();
  openAdmin(screenAddress + search);
  return { backend, person: userEvent.setup() };
}
const callsOf = (calls: Call[], name: string) =>
  calls.filter(({ route }) => route === rpc(name)).map(argsOf);
const region = async (name: string) => screen.findByRole('region', { name });

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('@/features/analytics/admin/AnalyticsScreen.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-22T12:00:00+05:30');
});
afterEach(leaveAdmin);

describe('the analytics screen', () => {
  it("shows each figure next to the previous period's", async () => {
    const { backend } = await openScreen();
    const glance = await region(words.figures.label);
    await within(glance).findByText('25% more than before (24)');
    expect(within(glance).getByText('20% less than before (125)')).toBeVisible();
    expect(within(glance).getByText('1 min 5 s')).toBeVisible();
    expect(within(glance).getByText('-')).toBeVisible();
    expect(
      screen.getByText('16 Nov 2026 to 22 Nov 2026; “before” is 9 Nov 2026 to 15 Nov 2026.'),
    ).toBeVisible();
    expect(callsOf(backend.calls, 'analytics_totals')).toEqual(
      expect.arrayContaining([
        { ...NOW, p_filters: {}, p_admins: false },
        { p_from: '2026-11-09', p_to: '2026-11-15', p_filters: {}, p_admins: false },
      ]),
    );
  });

  it('shows pages, goals, speed and live visitors in plain words', async () => {
    await openScreen();
    const read = await screen.findByRole('table', { name: words.lists.page.title });
    const [, home, about] = within(read).getAllByRole('row');
    expect(home).toHaveTextContent(/^Mandap\/60201:05$/);
    expect(about).toHaveTextContent(/^About us\/about409–$/);
    const goals = await screen.findByRole('table', { name: words.goals.title });
    expect(within(goals).getByRole('row', { name: 'Sent an enquiry 3 2 5%' })).toBeVisible();
    const speed = await region(words.speed.title);
    expect(await within(speed).findByText('2.6 s')).toBeVisible();
    expect(within(speed).getByText('Middling')).toBeVisible();
    const live = await region(words.live.title);
    expect(await within(live).findByText('Phone, Chrome on Android')).toBeVisible();
    expect(screen.getByRole('link', { name: '1 person on the site now' })).toBeVisible();
  });

  it('adds filters by rows and removes them one by one', async () => {
    const { backend, person } = await openScreen();
    await person.click(await screen.findByRole('link', { name: /^About us/ }));
    await person.click(await screen.findByRole('link', { name: 'Phone' }));
    expect(address()).toBe(`${screenAddress}?days=7&page=%2Fabout&device=mobile`);
    await waitFor(() =>
      expect(callsOf(backend.calls, 'analytics_goals').at(-1)).toMatchObject({
        p_filters: { page: '/about', device: 'mobile' },
      }),
    );
    expect(screen.getByRole('link', { name: /^About us/ })).toHaveAttribute('aria-current', 'true');
    await person.click(screen.getByRole('link', { name: /^Device: Phone/ }));
    expect(address()).toBe(`${screenAddress}?days=7&page=%2Fabout`);
    await person.click(screen.getByRole('link', { name: /^About us/ }));
    expect(address()).toBe(`${screenAddress}?days=7`);
  });

  it("includes the admins' own visits and selects days", async () => {
    const { backend, person } = await openScreen('');
    await screen.findByRole('link', { name: '1 person on the site now' });
    await person.click(await screen.findByRole('checkbox', { name: words.own }));
    expect(await screen.findByText('Computer, Firefox on Linux, One of you')).toBeVisible();
    await waitFor(() =>
      expect(callsOf(backend.calls, 'analytics_goals').at(-1)).toMatchObject({ p_admins: true }),
    );
    await person.click(screen.getByRole('link', { name: 'Other days' }));
    const from = screen.getByLabelText('From');
    await person.clear(from);
    await person.type(from, '2026-11-20');
    await person.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(address()).toBe(`${screenAddress}?own=with&days=own&from=2026-11-20&to=2026-11-22`);
  });

  it('shows the empty state and offers sample data', async () => {
    const sample = { ...totals, avg_seconds: null, has_sample: true };
    const { backend, person } = await openScreen('?days=7', {
      [rpc('analytics_totals')]: { body: [nothing] },
      [rpc('load_sample_stats')]: { body: 31 },
      [rpc('remove_sample_stats')]: { body: 31 },
    });
    await screen.findByText(words.empty.title);
    expect(screen.queryByRole('region', { name: words.lists.page.title })).toBeNull();
    backend.change({ [rpc('analytics_totals')]: { body: [sample] } });
    await person.click(screen.getByRole('button', { name: words.sample.load }));
    expect(await screen.findByText(words.sample.note)).toBeVisible();
    expect(screen.getAllByText(words.sample.badge)).toHaveLength(4);
    expect(screen.queryByText(/before \(/)).toBeNull();
    expect(await screen.findAllByText(/With sample data\.$/)).toHaveLength(2);
    backend.change({ [rpc('analytics_totals')]: { body: [nothing] } });
    await person.click(screen.getByRole('button', { name: words.sample.remove }));
    expect(await screen.findByText(words.empty.title)).toBeVisible();
  });

  it('explains why there is no sample data once there are real visitors', async () => {
    const { person } = await openScreen('?days=7', {
      [rpc('analytics_totals')]: { body: [nothing] },
      [rpc('load_sample_stats')]: { status: 409, body: { code: 'PT409', message: 'real' } },
    });
    await person.click(await screen.findByRole('button', { name: words.sample.load }));
    expect(await screen.findByText(words.sample.real)).toBeVisible();
  });

  it('offers a retry after an error', async () => {
    const failing = { status: 400, body: { code: 'XX000', message: 'down' } };
    const { backend, person } = await openScreen('?days=7', { [rpc('analytics_totals')]: failing });
    const glance = await region(words.figures.label);
    await within(glance).findByText(words.failed);
    backend.change({ [rpc('analytics_totals')]: { body: [totals] } });
    await person.click(within(glance).getByRole('button', { name: 'Try again' }));
    expect(await within(glance).findByText(words.figures.time)).toBeVisible();
  });

  it('repairs a missing table, once for it and its view', async () => {
    const missing = ['page_views', 'page_stats_daily'].map((table_name) => ({
      table_name,
      present: false,
      rows_estimate: null,
      newest: null,
    }));
    const { backend, person } = await openScreen('?days=7', {
      [rpc('analytics_health')]: { body: missing },
      [rpc('create_page_views_table')]: { status: 204 },
    });
    await screen.findByText('2 of seven are missing.');
    backend.change({ [rpc('analytics_health')]: { body: tables } });
    await person.click(screen.getByRole('button', { name: 'Repair page_views' }));
    expect(await screen.findByText(words.tables.well)).toBeVisible();
  });

  it('sets the number of past visitors once', async () => {
    const { backend, person } = await openScreen('?days=7', {
      [rpc('set_visitor_counter')]: { body: 20_000 },
    });
    await enter(person, await screen.findByLabelText(words.counter.label), '20,000');
    await person.click(screen.getByRole('button', { name: words.counter.set }));
    const question = screen.getByRole('dialog', { name: 'Show 20,000 visitors?' });
    await person.click(within(question).getByRole('button', { name: words.counter.set }));
    expect(await screen.findByText(words.counter.done)).toBeVisible();
    expect(backend.calls.find(({ route }) => route === rpc('set_visitor_counter'))?.body).toEqual({
      p_count: 20_000,
    });
  });

  it('does not offer the counter to a manager', async () => {
    await openScreen('?days=7', { 'POST /rest/v1/rpc/my_role': { body: 'manager' } });
    expect(await screen.findByText(words.counter.shown(13_430))).toBeVisible();
    expect(screen.queryByLabelText(words.counter.label)).toBeNull();
  });

  it('is hidden from gate staff', async () => {
    await openScreen('', { 'POST /rest/v1/rpc/my_role': { body: 'gate' } });
    await waitFor(() => expect(address()).not.toContain('analytics'));
    expect(screen.queryByRole('heading', { name: words.heading })).toBeNull();
  });
});
