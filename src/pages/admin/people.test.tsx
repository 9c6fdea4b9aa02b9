import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { roleLine } from '@/content/en/roles.ts';
import { leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import {
  earlier,
  helper,
  HOUR,
  invitation,
  openPeople,
  person,
  refusal,
  rpc,
} from '../../../tests/builders/peopleBackend.ts';

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`^${name}`), level: 3 });
  const card = heading.closest('li');
  if (!card) throw new Error(`${name} has no card.`);
  return within(card);
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const manager = (more = {}) =>
  person({
    user_id: 'm1',
    name: 'Meena',
    email: 'meena@example.com',
    role: 'manager',
    is_you: false,
    version: 7,
    ...more,
  });

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('./PeoplePage.tsx'));
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('the list of people', () => {
  it('shows role, scope, address, last seen, second factor and sessions', async () => {
    await openPeople({ people: [person(), helper({ last_seen: null, sessions: 0 })] });
    const mine = await cardOf('Asha Devi');
    for (const text of [roleLine('owner'), 'You', 'owner@mandap.example', 'Active'])
      expect(mine.getByText(text)).toBeVisible();
    expect(mine.getByText('Sat, 21 Nov 2026, 2:07 pm')).toBeVisible();
    expect(mine.getByText('Yes')).toBeVisible();
    expect(mine.queryByRole('button', { name: /^(Disable|Remove|Take)/ })).toBeNull();
    const ravi = await cardOf('Ravi');
    expect(ravi.getByText('Fri, 16 Oct 2099 only, until 4:00 am')).toBeVisible();
    for (const text of [roleLine('gate'), words.noMail, 'Never', 'No device'])
      expect(ravi.getByText(text)).toBeVisible();
    expect(screen.getByRole('region', { name: words.groups.duty })).toBeVisible();
  });

  it('says how to add somebody to an owner who is alone', async () => {
    await openPeople({});
    expect(await screen.findByText(words.onlyYou)).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows who is invited, how long, and what becomes of the mail', async () => {
    const mail = { status: 'dead', attempts: 10, error: '550 no such user' };
    await openPeople({
      invitations: [
        invitation(),
        invitation({ id: 'i2', name: 'Refused', mail }),
        invitation({ id: 'i3', name: 'Trying', mail: { ...mail, status: 'pending', attempts: 2 } }),
        invitation({
          id: 'i4',
          name: 'Waiting',
          mail: { ...mail, status: 'pending', attempts: 0 },
        }),
        invitation({ id: 'i5', name: 'Late', state: 'ended', expires_at: earlier }),
        invitation({
          id: 'i6',
          name: 'Ravi',
          email: null,
          role: 'gate',
          mail: null,
          expires_at: inMinutes(40),
        }),
        invitation({ id: 'i7', name: '', expires_at: inMinutes(3 * 60 + 1), mail: null }),
      ],
    });
    const shown: [string, string][] = [
      ['Meena', 'Invited, 5 days left'],
      ['Refused', 'The mail was refused 10 times: 550 no such user. Send again.'],
      ['Trying', 'The mail was refused 2 times and is tried again: 550 no such user'],
      ['Waiting', words.invitation.mail.waiting],
      ['Late', words.invitation.ended],
      ['Ravi', 'Link ends in 40 min'],
      ['meena@example.com', 'Invited, 3 hours left'],
    ];
    for (const [name, text] of shown) expect((await cardOf(name)).getByText(text)).toBeVisible();
  });

  it('folds who is disabled or has ended, and unfolds a phone that is not yet reached', async () => {
    const by = { active: false, disabled_by: 'Asha Devi' };
    const ended = helper({ user_id: 'h2', name: 'Old', ends_at: earlier, night: '2020-10-16' });
    const { data } = await openPeople({ people: [person(), ended, manager(by)] });
    const fold = (await screen.findByText(words.groups.gone(2))).closest('details');
    expect(fold).not.toHaveAttribute('open');
    const uncounted = [{ gate: 'Gate 1', at: '2026-11-28T14:26:00Z', people: 2 }];
    data.people = [person(), ended, manager({ ...by, unreached: ['Gate 2', 'Gate 2'], uncounted })];
    window.dispatchEvent(new Event('visibilitychange'));
    const meena = await cardOf('Meena');
    expect(
      await meena.findByText(
        'Not yet reached: Gate 2. It goes on by its own list until it is online.',
      ),
    ).toBeVisible();
    expect(fold).toHaveAttribute('open');
    expect(meena.getByText('Disabled')).toBeVisible();
    expect(meena.getByText('Asha Devi')).toBeVisible();
    expect(
      meena.getByText(/Gate 1, reached at .*7:56 pm: 2 people let in meanwhile are not counted\./),
    ).toBeVisible();
    expect((await cardOf('Old')).getByText('Ended')).toBeVisible();
  });

  it('goes on saying that a phone is not reached once its person is removed', async () => {
    const removed = { user_id: 'h3', name: 'Ravi', unreached: ['Gate 4'], uncounted: [] };
    await openPeople({ removed: [removed] });
    const card = await cardOf('Ravi');
    expect(card.getByText(words.unreached(['Gate 4']))).toBeVisible();
    expect(card.getByText(words.states.removed)).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('is searched by name where there are many', async () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      helper({ user_id: `h${at}`, name: `Helper ${at}` }),
    );
    const { user } = await openPeople({ people: [person(), ...many] });
    await enter(user, await screen.findByRole('searchbox'), 'helper 7');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
    await enter(user, screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText(words.noMatch)).toBeVisible();
  });

  it.each([
    ['offline', 'offline' as const],
    ['an answer of another release', { body: { now: '', people: [{ user_id: 'x' }] } }],
    ['no right', { status: 403, body: { code: '42501', message: 'denied' } }],
  ])('says that it could not be loaded: %s', async (_what, answer) => {
    const { change, data, user } = await openPeople({}, { [rpc('list_people')]: answer });
    expect(await screen.findByText(words.failed, {}, { timeout: 5000 })).toBeVisible();
    change({ [rpc('list_people')]: { body: { now: earlier, ...data } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cardOf('Asha Devi')).toBeTruthy();
  });

  it('shows hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await openPeople({ people: [person(), helper({ name })] });
    expect(await screen.findByRole('heading', { name, level: 3 })).toBeVisible();
    expect(document.querySelector('h3 img')).toBeNull();
  });
});

describe('somebody invited', () => {
  it('is sent the mail again, and withdrawn after a question', async () => {
    const { sent, user } = await openPeople(
      { invitations: [invitation()] },
      {
        [rpc('resend_invitation')]: { body: { ...invitation(), token: null } },
        [rpc('withdraw_invitation')]: { status: 204 },
      },
    );
    const card = await cardOf('Meena');
    await user.click(card.getByRole('button', { name: words.invitation.againLabel('Meena') }));
    expect(await screen.findByText(words.invitation.sent('Meena'))).toBeVisible();
    await user.click(card.getByRole('button', { name: words.invitation.withdrawLabel('Meena') }));
    expect(sent('withdraw_invitation')).toEqual([]);
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: words.invitation.withdraw }));
    expect(await screen.findByText(words.invitation.withdrawn)).toBeVisible();
    expect(sent('withdraw_invitation')).toEqual([{ p_id: 'i1' }]);
  });

  it('gets a new link for a phone, which is shown at once', async () => {
    const ravi = invitation({
      name: 'Ravi',
      email: null,
      role: 'gate',
      mail: null,
      expires_at: new Date(Date.now() + HOUR).toISOString(),
    });
    const { user } = await openPeople(
      { invitations: [ravi] },
      { [rpc('resend_invitation')]: { body: { ...ravi, token: 'new-token' } } },
    );
    const card = await cardOf('Ravi');
    await user.click(card.getByRole('button', { name: words.invitation.newLinkLabel('Ravi') }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The link for Ravi' }));
    expect(dialog.getByText(/\/gate\/join#new-token$/)).toBeVisible();
  });

  it('has accepted in the meantime: the reason is said', async () => {
    const { user } = await openPeople(
      { invitations: [invitation()] },
      {
        [rpc('resend_invitation')]: refusal(
          'PT409',
          'state',
          'This invitation was accepted a moment ago.',
        ),
      },
    );
    const card = await cardOf('Meena');
    await user.click(card.getByRole('button', { name: words.invitation.againLabel('Meena') }));
    expect(await screen.findByText('This invitation was accepted a moment ago.')).toBeVisible();
  });
});
