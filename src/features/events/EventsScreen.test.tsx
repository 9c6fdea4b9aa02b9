import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { adminEvents as words } from '@/content/en/adminEvents.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminPictures } from '@/content/en/adminPictures.ts';
import { isListed } from './admin/data/eventList.ts';
import {
  address,
  leaveAdmin,
  openAdmin,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { sameTexts } from '../../../tests/builders/sameTexts.ts';
import {
  type EventRow,
  eventRow as rowOf,
  eventsBackend,
} from '../../../tests/builders/eventsBackend.ts';

const AHEAD = { date: '2099-01-05T13:30:00+00:00', date_type: 'specific' };
const BEHIND = { date: '2020-01-05T13:30:00+00:00', date_type: 'specific' };
const LAST_MONTHS = { date: '2020-03-01T00:00:00+05:30', date_type: 'month' };
async function openEvents(rows: EventRow[], search = '') {
  const backend = eventsBackend(rows);
  await signedInBefore();
  openAdmin(`/admin/dashboard/events${search}`);
  return { backend, person: userEvent.setup() };
}
const titles = () =>
  screen.queryAllByRole('link', { name: /^Event \d/ }).map((link) => link.textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

// Loads the screen's chunk, so that the first test does not wait for it.
beforeAll(async () => import('./admin/EventsList.tsx'));
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('the list of events', () => {
  it('shows dates as visitors read them, and filters by them', async () => {
    const { person } = await openEvents([
      rowOf('1', AHEAD),
      rowOf('2', { ...BEHIND, is_visible: false }),
      rowOf('3', LAST_MONTHS),
      rowOf('4', { location: 'Gaya' }),
      rowOf('5', { deleted_at: '2026-11-20T09:00:00+00:00' }),
    ]);
    expect(await screen.findByText('Mon, 5 Jan 2099, 7:00 pm')).toBeVisible();
    expect(screen.getByText('March 2020')).toBeVisible();
    expect(screen.getByText('Coming Soon')).toBeVisible();
    expect(titles()).toEqual(['Event 1', 'Event 2', 'Event 3', 'Event 4']);
    const show = screen.getByLabelText(words.show);
    for (const [choice, found] of [
      ['past', ['Event 2', 'Event 3']],
      ['coming', ['Event 1', 'Event 4']],
      ['hidden', ['Event 2']],
    ] as const) {
      await person.selectOptions(show, choice);
      expect([choice, titles()]).toEqual([choice, found]);
    }
    await person.selectOptions(show, '');
    await person.type(screen.getByRole('searchbox'), 'gaya{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Event 4']));
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  it.each(sameTexts)('finds %j by %j', (stored, search) => {
    for (const row of [rowOf('1', { title: stored }), rowOf('2', { location: stored })])
      expect(isListed(row, { search, show: null, open: null }, 0)).toBe(true);
    expect(isListed(rowOf('3'), { search, show: null, open: null }, 0)).toBe(false);
  });

  it('exports matching events', async () => {
    const made: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:events';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => [create, click].forEach((spy) => spy.mockRestore()));
    const { person } = await openEvents(
      [
        rowOf('1', { ...AHEAD, title: '=1+1', services: ['wedding'] }),
        rowOf('2', BEHIND),
        rowOf('3', { deleted_at: '2026-11-20T09:00:00+00:00' }),
        rowOf('4', LAST_MONTHS),
      ],
      '?show=coming',
    );
    await person.click(await button(adminKit.csv.export));
    expect(await screen.findByText(adminKit.csv.done(1))).toBeVisible();
    expect((await made[0]?.text())?.trimEnd().split('\r\n')[1]).toBe(
      `"'=1+1","Mon, 5 Jan 2099, 7:00 pm",2099-01-05T19:00:00+05:30,,Patna,,,Wedding,,7,1`,
    );
  });

  it('moves an event on the screen at once, and back if the order is refused', async () => {
    const { backend, person } = await openEvents([rowOf('1'), rowOf('2'), rowOf('3')]);
    await person.click(await button('More for Event 3'));
    await person.click(await button('Move Event 3 up'));
    await waitFor(() => expect(titles()).toEqual(['Event 1', 'Event 3', 'Event 2']));
    const reordered = () => backend.calls.filter(({ route }) => route.endsWith('reorder_rows'));
    await waitFor(() =>
      expect(reordered()[0]?.body).toEqual({ p_table: 'upcoming_events', p_ids: ['1', '3', '2'] }),
    );
    backend.change({
      'POST /rest/v1/rpc/reorder_rows': { status: 409, body: { code: 'PT409', message: 'Gone' } },
    });
    await person.click(await button('Move Event 3 up'));
    expect(await screen.findByText(adminKit.order.failed)).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Event 1', 'Event 3', 'Event 2']));
  });

  it('hides all past events after a confirmation that lists them, and shows them again by Undo', async () => {
    const rows = [rowOf('1', AHEAD), rowOf('2', BEHIND), rowOf('3', LAST_MONTHS)];
    const { person } = await openEvents(rows);
    await person.click(await button('Hide 2 past events'));
    const dialog = screen.getByRole('dialog', { name: 'Hide 2 past events from visitors?' });
    expect(within(dialog).getByText(/^Event 2, Event 3\./)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Hide 2 past events' }));
    await person.click(await button(adminKit.undo.undo));
    expect(await button('Hide 2 past events')).toBeVisible();
    expect(rows.map(({ is_visible, version }) => [is_visible, version])).toEqual([
      [true, 3],
      [true, 5],
      [true, 5],
    ]);
  });

  it('shows and hides one by version, and reports a conflict', async () => {
    const rows = [rowOf('1')];
    const { person } = await openEvents(rows);
    const shown = await screen.findByRole('checkbox', { name: 'Shown: Event 1' });
    await person.click(shown);
    await waitFor(() => expect(rows[0]).toMatchObject({ is_visible: false, version: 4 }));
    expect(await screen.findByText(words.row.hidden, { selector: 'span' })).toBeVisible();
    Object.assign(rows[0] ?? {}, { version: 8 });
    await person.click(shown);
    expect(await screen.findByText(adminKit.switch.failed('Shown: Event 1'))).toBeVisible();
    expect(rows[0]?.is_visible).toBe(false);
  });

  it('removes with Undo, and restores from the removed events', async () => {
    const rows = [rowOf('1'), rowOf('2')];
    const { person } = await openEvents(rows);
    await person.click(await button('Remove Event 1'));
    await person.click(await button(adminKit.removed.filter(1)));
    expect(titles()).toEqual([]);
    await person.click(await button(adminKit.removed.restoreOf('Event 1')));
    await person.click(await button(adminKit.removed.filter(0)));
    await waitFor(() => expect(titles()).toEqual(['Event 1', 'Event 2']));
    expect(rows[0]?.deleted_at).toBeNull();
  });

  it('copies an event, hidden and last, and opens the copy', async () => {
    const rows = [rowOf('1', { ...AHEAD, services: ['wedding'] }), rowOf('2')];
    const { person } = await openEvents(rows);
    await person.click(await button('Duplicate Event 1'));
    expect(await screen.findByRole('form', { name: 'Event 1 (copy)' })).toBeVisible();
    expect(rows[2]).toMatchObject({
      date: AHEAD.date,
      services: ['wedding'],
      is_visible: false,
      display_order: 3,
    });
  });

  it.each([
    [words.section.label, { is_visible: false }],
    [words.order.label, { is_by_hand: false }],
  ])('switches for the whole section: %s', async (label, change) => {
    const { backend, person } = await openEvents([]);
    await person.click(await screen.findByRole('checkbox', { name: label }));
    const sent = () => backend.calls.find(({ route }) => route.startsWith('PATCH'))?.body;
    await waitFor(() => expect(sent()).toEqual(change));
    expect(screen.getByText(words.empty)).toBeVisible();
  });
});

async function openForm(more: object = AHEAD) {
  const rows = [rowOf('1', more)];
  const opened = await openEvents(rows, '?open=1');
  const form = await screen.findByRole('form', { name: 'Event 1' });
  return { ...opened, rows, form: within(form) };
}

describe('the form of an event', () => {
  it('requires the inputs of its type of date, and keeps those of another type', async () => {
    const { backend, person, form, rows } = await openForm();
    await person.click(form.getByRole('radio', { name: words.form.dateTypes.month }));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(words.errors.noMonth)).toBeVisible();
    expect(backend.calls.some(({ route }) => route.startsWith('PATCH'))).toBe(false);
    await person.click(form.getByRole('radio', { name: words.form.dateTypes.specific }));
    expect(form.getByLabelText(/^Begins/)).toHaveValue('2099-01-05T19:00');
    await person.click(form.getByRole('radio', { name: words.form.dateTypes.soon }));
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rows[0]).toMatchObject({ date: null, date_type: 'soon' }));
  });

  it('rejects an unsafe address', async () => {
    const { person, form } = await openForm();
    await enter(person, form.getByLabelText(/leads to/), 'javascript:alert(1)');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(words.errors.address)).toBeVisible();
  });

  it('previews the shared link and the calendar file before it is saved', async () => {
    const { person, form } = await openForm();
    await person.clear(form.getByLabelText('Title'));
    await enter(person, form.getByLabelText('Title'), 'Diwali, with lamps; and more');
    const shared = screen.getByRole('region', { name: words.share.heading });
    expect(within(shared).getByText(/^Check out this upcoming event: Diwali, with/)).toBeVisible();
    expect(within(shared).getByText(/^Diwali, with lamps; and more \|/)).toBeVisible();
    const calendar = screen.getByRole('region', { name: words.calendar.heading });
    expect(within(calendar).getByText('Diwali, with lamps; and more')).toBeVisible();
    expect(within(calendar).getByText('Mon, 5 Jan 2099, 7:00 pm')).toBeVisible();
    expect(within(calendar).queryByText(words.calendar.wrong)).toBeNull();
    await enter(person, form.getByLabelText(/leads to/), '/raas-garba');
    expect(within(shared).getByText(words.share.elsewhere('/raas-garba'))).toBeVisible();
  });

  it('resets the likes after a confirmation', async () => {
    const { person } = await openForm();
    const reset = { name: words.likes.reset };
    await person.click(screen.getByRole('button', reset));
    const dialog = screen.getByRole('dialog', { name: words.likes.question('Event 1') });
    await person.click(within(dialog).getByRole('button', { name: words.likes.reset }));
    expect(await screen.findByText(words.likes.done)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', reset)).toBeDisabled());
  });

  it('adds a new one after the others, and opens it with its pictures', async () => {
    const rows = [rowOf('4')];
    const { person } = await openEvents(rows, '?open=new');
    const form = within(await screen.findByRole('form', { name: words.form.newTitle }));
    expect(screen.getByText(words.form.picturesLater)).toBeVisible();
    await enter(person, form.getByLabelText('Title'), 'Event 5');
    await person.click(form.getByRole('radio', { name: words.form.dateTypes.soon }));
    await person.click(form.getByRole('checkbox', { name: 'Wedding' }));
    await person.click(form.getByRole('button', { name: 'Save' }));
    const pictures = await screen.findByRole('region', { name: adminPictures.heading });
    await waitFor(() => expect(pictures).toHaveFocus());
    expect(rows[1]).toMatchObject({ title: 'Event 5', display_order: 5, services: ['wedding'] });
    await waitFor(() => expect(address()).toBe(`/admin/dashboard/events?open=${rows[1]?.id}`));
  });
});
