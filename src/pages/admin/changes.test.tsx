import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  address,
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { type Answers, type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const LIST = 'POST /rest/v1/rpc/list_changes';
const ACTORS = 'POST /rest/v1/rpc/change_actors';
const RESTORE = 'POST /rest/v1/rpc/restore_change';
const ANAND = 'a1b2c3d4-0000-4000-8000-000000000001';
const VENUE = 'd1b2c3d4-0000-4000-8000-00000000000a';

const change = {
  id: 71,
  changed_at: '2026-11-21T08:37:00Z',
  actor: ANAND as string | null,
  actor_email: 'anand@mandap.example' as string | null,
  actor_role: 'authenticated' as string | null,
  table_name: 'venues',
  row_key: VENUE,
  row_name: 'Maurya Hall',
  action: 'update',
  before: { name: 'Maurya', veg_paise: 90_000, type: 'lawn' } as object | null,
  after: { name: 'Maurya Hall', veg_paise: 120_050, type: 'hotel' } as object | null,
  now: { name: 'Maurya Hall', veg_paise: 120_050, type: 'hotel' } as object | null,
  can_restore: ['name', 'veg_paise', 'type'],
};

async function openChanges(answers: Answers, search = '') {
  const backend = fakeBackend({
    ...ownersBackend,
    [ACTORS]: { body: [{ actor: ANAND, email: 'anand@mandap.example' }] },
    [LIST]: { body: [change] },
    ...answers,
  });
  await signedInBefore();
  openAdmin(`/admin/dashboard/changes${search}`);
  return { backend, person: userEvent.setup() };
}
const entryOf = async (name: string | RegExp) =>
  within(await screen.findByRole('article', { name }));
const lastQuery = (calls: Call[], route = LIST) =>
  calls.findLast((call) => call.route === route)?.body;

// Loads the lazy chunks first, so that the first test does not wait for them.
beforeAll(async () => {
  await import('./ChangesPage.tsx');
  await import('@/features/venues/admin/data/venues.ts');
});
afterEach(async () => {
  act(() => toast.remove());
  await leaveAdmin();
});

describe('the change log', () => {
  it('shows who, when and what, with the labels and words of the form', async () => {
    await openChanges({});
    const entry = await entryOf('Changed: Venue · Maurya Hall');
    for (const text of [
      'anand@mandap.example',
      'Sat, 21 Nov 2026, 2:07 pm',
      'Veg plate (₹)',
      '900',
      '1,200.50',
      'Lawn',
    ])
      expect(entry.getByText(text)).toBeVisible();
  });

  it.each([
    ['You', { actor: 'owner-1' }],
    ['Removed account a1b2c3d4', { actor_email: null }],
    ['A visitor', { actor: null, actor_email: null, actor_role: 'anon' }],
    ['SQL or a timer', { actor: null, actor_email: null, actor_role: null }],
  ])('names %s', async (who, more) => {
    await openChanges({ [LIST]: { body: [{ ...change, ...more }] } });
    expect((await entryOf(/Maurya/)).getByText(who)).toBeVisible();
  });

  it('tells an addition, a removal, a restoring and a deletion apart', async () => {
    const time = '2026-11-20T10:00:00+00:00';
    const gone = { ...change, now: null, can_restore: [] };
    const bodies = [
      { id: 4, action: 'insert', before: null, after: { id: VENUE, name: 'Maurya' } },
      { id: 3, before: { deleted_at: null }, after: { deleted_at: time } },
      { id: 2, before: { deleted_at: time }, after: { deleted_at: null } },
      { id: 1, action: 'delete', before: { id: VENUE, rooms: 12 }, after: null },
    ].map((more) => Object.assign(structuredClone(gone), more));
    const { person } = await openChanges({ [LIST]: { body: bodies } });
    await entryOf(/^Removed: /);
    await entryOf(/^Brought back: /);
    const deleted = await entryOf(/^Deleted for good: /);
    await person.click(deleted.getByText('Show 1 value'));
    expect(deleted.getByText('12')).toBeVisible();
    expect((await entryOf(/^Added: /)).queryByRole('button', { name: /Restore/ })).toBeNull();
  });

  it('names a table and a field of a newer server by their own names', async () => {
    const strange = { table_name: 'tent_colours', row_name: null, before: { pole_height: 1 } };
    const body = [{ ...change, ...strange, after: { pole_height: 2 }, now: null, can_restore: [] }];
    await openChanges({ [LIST]: { body } });
    const entry = await entryOf('Changed: Tent colours · d1b2c3d4');
    expect(entry.getByText('Pole height')).toBeVisible();
  });

  it('shows the words of a section that differ, and folds long ones', async () => {
    const long = 'A long sentence about weddings. '.repeat(40);
    const body = {
      ...change,
      table_name: 'site_content',
      row_key: 'services.wedding',
      row_name: null,
      before: { draft: null },
      after: { draft: { lead: long } },
      now: { draft: { lead: long } },
      can_restore: ['draft'],
    };
    const { person } = await openChanges({ [LIST]: { body: [body] } });
    const entry = await entryOf('Changed: Words · Services: Weddings');
    expect(entry.getByText('Sentence below the heading')).toBeVisible();
    expect(entry.getByText('the original words')).toBeVisible();
    expect(entry.queryByText(long.trim())).toBeNull();
    await person.click(entry.getByRole('button', { name: 'Show all 1,280 characters' }));
    expect(entry.getByText(long.trim())).toBeVisible();
  });

  it('keeps filters in the query string, and starts each of them at the newest', async () => {
    const { backend, person } = await openChanges({}, '?action=update&before=900&from=nonsense');
    await entryOf(/Maurya/);
    expect(lastQuery(backend.calls)).toEqual({ p_limit: 26, p_action: 'update', p_before: 900 });
    await person.selectOptions(screen.getByLabelText('Of'), 'Venue');
    await person.selectOptions(await screen.findByLabelText('By'), 'anand@mandap.example');
    await person.type(screen.getByLabelText('From'), '2026-11-01');
    await person.type(screen.getByLabelText('Until'), '2026-11-20');
    expect(address()).toBe(
      `/admin/dashboard/changes?action=update&from=2026-11-01&table=venues&person=${ANAND}&to=2026-11-20`,
    );
    await vi.waitFor(() =>
      expect(lastQuery(backend.calls)).toEqual({
        p_limit: 26,
        p_table: 'venues',
        p_action: 'update',
        p_actor: ANAND,
        p_since: '2026-10-31T18:30:00.000Z',
        p_until: '2026-11-20T18:30:00.000Z',
      }),
    );
  });

  it('goes on to older ones after the last shown, and back', async () => {
    const page = Array.from({ length: 26 }, (_, place) => ({ ...change, id: 100 - place }));
    const { backend, person } = await openChanges({ [LIST]: { body: page } });
    await person.click(await screen.findByRole('link', { name: 'Older changes' }));
    expect(address()).toBe('/admin/dashboard/changes?before=76');
    await vi.waitFor(() => expect(lastQuery(backend.calls)).toMatchObject({ p_before: 76 }));
    await person.click(await screen.findByRole('link', { name: 'Newest changes' }));
    expect(address()).toBe('/admin/dashboard/changes');
  });

  it('says that nothing is there, that nothing matches, and that it could not be loaded', async () => {
    const { backend, person } = await openChanges({ [LIST]: { body: [] } });
    expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Action'), 'Added');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    backend.change({ [LIST]: { status: 403, body: { code: '42501', message: 'No.' } } });
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('restoring', () => {
  it('shows now and after, and sends the field with the value that was shown', async () => {
    const { backend, person } = await openChanges({
      [RESTORE]: { body: { restored: ['name'], gone: [] } },
      [LIST]: { body: [{ ...change, now: { ...change.now, name: 'Maurya Palace' } }] },
    });
    const entry = await entryOf(/Maurya/);
    await person.click(entry.getByRole('button', { name: 'Restore: Name, Venue · Maurya Hall' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Restore Venue · Maurya Hall?' }));
    expect(dialog.getByText('Maurya Palace')).toBeVisible();
    expect(dialog.getByText('Maurya')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastQuery(backend.calls, RESTORE)).toEqual({
      p_id: 71,
      p_fields: ['name'],
      p_expect: { name: 'Maurya Palace' },
    });
    expect(await screen.findByText('Restored.')).toBeVisible();
  });

  it('stays open with the other’s value when it has been changed again', async () => {
    const sentence = 'It has been changed again meanwhile. Look at the value that it has now.';
    const { backend, person } = await openChanges({
      [RESTORE]: { status: 409, body: { code: 'PT409', hint: 'state', message: sentence } },
    });
    const entry = await entryOf(/Maurya/);
    await person.click(entry.getByRole('button', { name: 'Restore all 3: Venue · Maurya Hall' }));
    const dialog = within(screen.getByRole('dialog'));
    const theirs = { ...change.now, name: 'Renamed by Anand' };
    backend.change({ [LIST]: { body: [{ ...change, now: theirs }] } });
    await person.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(await dialog.findByText('Renamed by Anand')).toBeVisible();
    backend.change({ [RESTORE]: { body: { restored: ['name'], gone: ['type'] } } });
    await person.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(/^Restored, except .*: Type\.$/)).toBeVisible();
    expect(lastQuery(backend.calls, RESTORE)).toMatchObject({ p_expect: theirs });
  });
});
