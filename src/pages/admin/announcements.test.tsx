import { BroadcastChannel } from 'node:worker_threads';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { type Answers, type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const ROW = '/rest/v1/announcements';
const BAR = '/admin/dashboard/ad-bar';
const row = (messages: unknown[], version = 3) => ({ messages, enabled: true, version });
const first = { text: 'Garba passes are out', from: null, until: null };
const second = { text: 'Open on Diwali', from: '2099-01-05T19:00:00+05:30', until: null };

async function openBar(answers: Answers) {
  const backend = fakeBackend({ ...ownersBackend, ...answers });
  await signedInBefore();
  openAdmin(BAR);
  return { backend, person: userEvent.setup() };
}
const accepts = ({ body }: Call) => ({ body: { ...row([]), ...Object(body), version: 5 } });
const savedIn = ({ calls }: { calls: Call[] }) =>
  Object(calls.findLast(({ route }) => route === `PATCH ${ROW}`)?.body).messages;
const texts = () =>
  screen
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
    .map(({ value }) => value);
const save = () => screen.getByRole('button', { name: 'Save' });

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('./AnnouncementsPage.tsx'));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  act(() => toast.remove());
  await leaveAdmin();
});

describe('the announcements screen', () => {
  it('shows the messages in order and which of them are visible', async () => {
    await openBar({ [`GET ${ROW}`]: { body: row([first, second]) } });
    const items = within(await screen.findByRole('list', { name: /^Messages, in/ })).getAllByRole(
      'listitem',
    );
    expect(within(items[0] ?? document.body).getByText('Due now')).toBeVisible();
    expect(within(items[1] ?? document.body).getByText(/^Due from/)).toHaveTextContent(
      'Mon, 5 Jan 2099, 7:00 pm',
    );
  });

  it('reorders, adds and removes, and saves all at once over the loaded version', async () => {
    let saved: unknown;
    const { backend, person } = await openBar({
      [`GET ${ROW}`]: { body: row([first, second]) },
      [`PATCH ${ROW}`]: ({ body }) => {
        saved = body;
        return { body: { ...row([]), ...Object(body), version: 4 } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'More for message 2' }));
    await person.click(screen.getByRole('button', { name: 'Move message 2 up' }));
    await person.click(screen.getByRole('button', { name: 'Remove message 2' }));
    expect(screen.getByRole('button', { name: 'Add a message' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Message 2')).toHaveFocus();
    await person.keyboard('See the gallery');
    await person.click(save());
    await vi.waitFor(() => expect(saved).toBeDefined());
    expect(saved).toEqual({
      enabled: true,
      messages: [
        second,
        { text: 'See the gallery', from: null, until: null },
        { ...first, deleted_at: expect.stringMatching(/^20.*Z$/) },
      ],
    });
    expect(backend.calls.at(-1)?.url.searchParams.get('version')).toBe('eq.3');
  });

  it('restores a removed message by Undo to its place, and from the removed ones to the end', async () => {
    const gone = { ...first, text: 'Of last year', deleted_at: '2026-11-01T10:00:00+05:30' };
    const { backend, person } = await openBar({
      [`GET ${ROW}`]: { body: row([gone, first, second]) },
      [`PATCH ${ROW}`]: accepts,
    });
    await person.click(await screen.findByRole('button', { name: 'Remove message 1' }));
    expect(await screen.findByText(/^“Garba passes are out” is removed/)).toBeVisible();
    expect(texts()).toEqual([second.text]);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts()).toEqual([first.text, second.text]);

    await person.click(screen.getByRole('button', { name: 'Removed (1)' }));
    expect(screen.getByText('Removed on Sun, 1 Nov 2026, 10:00 am')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Restore “Of last year”' }));
    expect(await screen.findByText('“Of last year” is back.')).toBeVisible();
    expect(screen.getByText('Nothing is removed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Removed (0)' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Removed (0)' }));
    expect(texts()).toEqual([first.text, second.text, gone.text]);
    await person.click(save());
    const kept = [first, second, { ...first, text: gone.text }];
    await waitFor(() => expect(savedIn(backend)).toEqual(kept));
  });

  it('Undo adds nothing after the changes were discarded', async () => {
    const { person } = await openBar({ [`GET ${ROW}`]: { body: row([first, second]) } });
    await person.click(await screen.findByRole('button', { name: 'Remove message 2' }));
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    await screen.findByText('Your changes are discarded.');
    const [, older] = await screen.findAllByRole('button', { name: 'Undo' });
    if (older) await person.click(older);
    expect(texts()).toEqual([first.text, second.text]);
  });

  it('refuses to restore an eleventh message with a reason', async () => {
    const ten = Array.from({ length: 10 }, (_, place) => ({ ...first, text: `Message ${place}` }));
    const gone = { ...first, deleted_at: '2026-11-01T10:00:00+05:30' };
    const { person } = await openBar({ [`GET ${ROW}`]: { body: row([...ten, gone]) } });
    await person.click(await screen.findByRole('button', { name: 'Removed (1)' }));
    await person.click(screen.getByRole('button', { name: /^Restore/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ten messages are the most.');
    expect(screen.getByRole('button', { name: 'Removed (1)' })).toBeVisible();
  });

  it('shows a wrong link at its field and links to it from the summary', async () => {
    const { backend, person } = await openBar({ [`GET ${ROW}`]: { body: row([first]) } });
    const text = await screen.findByLabelText('Message 1');
    await person.clear(text);
    await enter(person, text, '[[Book](javascript:alert)');
    await person.click(save());
    await screen.findByText(/^The link cannot lead to javascript:alert/);
    await waitFor(() => expect(text).toHaveFocus());
    expect(text).toHaveAccessibleDescription(/The link cannot lead to/);
    save().focus();
    await person.click(screen.getByRole('button', { name: 'Messages' }));
    expect(text).toHaveFocus();
    expect(backend.calls.filter(({ route }) => route.startsWith('PATCH'))).toEqual([]);
  });

  it('does not save a half-typed date as none', async () => {
    const { backend, person } = await openBar({ [`GET ${ROW}`]: { body: row([first]) } });
    const from = await screen.findByLabelText('Show from (India time)');
    const report = vi.fn<() => boolean>(() => false);
    Object.defineProperties(from, {
      validity: { value: { badInput: true } },
      reportValidity: { value: report },
    });
    await person.click(save());
    expect(report).toHaveBeenCalledOnce();
    expect(backend.calls.filter(({ route }) => route.startsWith('PATCH'))).toEqual([]);
  });

  it('keeps the input after a failed save, also for the next visit, whose save is kept', async () => {
    const { backend, person } = await openBar({
      [`GET ${ROW}`]: { body: row([first]) },
      [`PATCH ${ROW}`]: 'offline',
    });
    await person.type(await screen.findByLabelText('Message 1'), ' today');
    await person.click(save());
    expect(await screen.findByText(/^Not saved\. Your text is safe/)).toBeVisible();
    cleanup();
    openAdmin(BAR);
    await screen.findByText('What you had not saved is here again.');
    backend.change({ [`PATCH ${ROW}`]: accepts });
    await person.click(save());
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(savedIn(backend)).toEqual([{ ...first, text: 'Garba passes are out today' }]);
  });

  it('lets the second of two people choose between both versions', async () => {
    const { backend, person } = await openBar({
      [`GET ${ROW}`]: { body: row([first]) },
      [`PATCH ${ROW}`]: { body: null },
    });
    await person.type(await screen.findByLabelText('Message 1'), ' today');
    backend.change({ [`GET ${ROW}`]: { body: row([second], 4) } });
    await person.click(save());
    await person.click(await screen.findByRole('radio', { name: /Open on Diwali/ }));
    expect(texts()).toEqual(['Garba passes are out today']);
    backend.change({ [`PATCH ${ROW}`]: accepts });
    await person.click(screen.getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(texts()).toEqual([second.text]));
    expect(backend.calls.at(-1)?.url.searchParams.get('version')).toBe('eq.4');
  });

  it('shows what another tab saves at once, and vice versa', async () => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    const other = new BroadcastChannel('mandap:admin');
    onTestFinished(() => other.close());
    const onMessage = vi.fn<() => void>();
    other.addEventListener('message', onMessage);
    const { backend, person } = await openBar({
      [`GET ${ROW}`]: { body: row([first]) },
      [`PATCH ${ROW}`]: accepts,
    });
    await screen.findByDisplayValue(first.text);
    backend.change({ [`GET ${ROW}`]: { body: row([second], 4) } });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin.
    other.postMessage('saved');
    const text = await screen.findByDisplayValue(second.text);
    await person.type(text, '!');
    await person.click(save());
    await waitFor(() => expect(onMessage).toHaveBeenCalled());
  });

  it('shows a missing row and an error as such', async () => {
    const { backend, person } = await openBar({
      [`GET ${ROW}`]: { status: 400, body: { code: 'XX000', message: 'down' } },
    });
    expect(await screen.findByText('This could not be loaded.')).toBeVisible();
    backend.change({ [`GET ${ROW}`]: { body: null } });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The announcement bar has no row')).toBeVisible();
  });

  it('leads to the sign-in and keeps the input when the session has ended', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { person } = await openBar({
      [`GET ${ROW}`]: { body: row([first]) },
      [`PATCH ${ROW}`]: { body: null },
    });
    await person.type(await screen.findByLabelText('Message 1'), ' today');
    fakeBackendEnds();
    await person.click(save());
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    const kept = Object.keys(localStorage).filter((key) => key.endsWith(':announcements'));
    expect(kept.map((key) => localStorage[key])).toEqual([expect.stringContaining('out today')]);
  });
});

/** Ends the session: row-level security returns no rows. */
function fakeBackendEnds(): void {
  fakeBackend({
    ...ownersBackend,
    [`GET ${ROW}`]: { body: [] },
    [`PATCH ${ROW}`]: { body: null },
    'POST /rest/v1/rpc/is_admin': { body: false },
    'GET /auth/v1/user': {
      status: 403,
      body: { code: 403, error_code: 'session_not_found', msg: 'gone' },
    },
  });
}
