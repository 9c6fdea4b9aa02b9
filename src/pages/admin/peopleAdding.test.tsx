import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { roleLine } from '@/content/en/roles.ts';
import type { Invitation } from '@/features/people/admin/data/answers.ts';
import { leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import type { Call } from '../../../tests/builders/fakeBackend.ts';
import {
  earlier,
  helper,
  HOUR,
  invitation,
  oneNight,
  openPeople,
  person,
  refusal,
  rpc,
} from '../../../tests/builders/peopleBackend.ts';

const ADD = rpc('add_helper');
const button = async (name: string) => screen.findByRole('button', { name });

/** What `add_helper` answers, which lists the invitation from then on. */
function adding(expires = new Date(Date.now() + HOUR).toISOString()) {
  const invitations: Invitation[] = [];
  const answer = ({ body }: Call) => {
    const { p_id: id, p_name: name, p_role: role }: Record<string, string> = Object(body);
    const made = invitation({
      ...oneNight,
      id: id ?? '',
      name: name ?? '',
      role: role === 'counter' ? 'counter' : 'gate',
      email: null,
      mail: null,
      expires_at: expires,
    });
    invitations.push(made);
    return { body: { ...made, token: `token-of-${name}` } };
  };
  return { invitations, answer };
}

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('./PeoplePage.tsx'));
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('somebody for tonight', () => {
  it('gets a link after a name and one press; the next one begins with role and evening', async () => {
    const { invitations, answer } = adding();
    const { sent, user, data } = await openPeople({ invitations }, { [ADD]: answer });
    await user.click(await button(words.addHelper));
    const name = await screen.findByLabelText(words.helper.name);
    expect(name).toHaveFocus();
    expect(screen.getByLabelText(roleLine('gate'))).toBeChecked();
    expect(screen.getByLabelText(words.helper.night)).toHaveDisplayValue(
      'Fri, 16 Oct 2099: Navratri 2027',
    );
    await enter(user, name, 'Ravi');
    await user.click(screen.getByLabelText(roleLine('counter')));
    await user.selectOptions(screen.getByLabelText(words.helper.night), 'n2');
    await user.click(await button(words.helper.make));
    const dialog = within(await screen.findByRole('dialog', { name: words.link.title('Ravi') }));
    const link = `${location.origin}/gate/join#token-of-Ravi`;
    expect(dialog.getByText(link)).toBeVisible();
    expect(dialog.getByRole('img', { name: words.link.alt('Ravi') })).toBeVisible();
    expect(dialog.getByText(words.link.left(60))).toBeVisible();
    const chat = dialog.getByRole('link', { name: words.link.whatsApp }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(link);
    data.people = [person(), helper({ invitation_id: invitations[0]?.id ?? '' })];
    data.invitations = [];
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await dialog.findByText(words.link.ready('Ravi'))).toBeVisible();
    expect(dialog.queryByText(link)).toBeNull();
    await user.click(await button(words.link.next));
    expect(screen.getByLabelText(words.helper.name)).toHaveFocus();
    expect(screen.getByLabelText(words.helper.name)).toHaveValue('');
    expect(screen.getByLabelText(roleLine('counter'))).toBeChecked();
    expect(screen.getByLabelText(words.helper.night)).toHaveValue('n2');
    expect(sent('add_helper')).toMatchObject([
      { p_name: 'Ravi', p_role: 'counter', p_night_id: 'n2' },
    ]);
  });

  it('is asked for with the same id where the answer was lost', async () => {
    const { invitations, answer } = adding();
    const { sent, user, change } = await openPeople({ invitations }, { [ADD]: 'offline' });
    await user.click(await button(words.addHelper));
    await enter(user, await screen.findByLabelText(words.helper.name), 'Ravi');
    await user.click(await button(words.helper.make));
    expect(await screen.findByText(words.helper.failed)).toBeVisible();
    change({ [ADD]: answer });
    await user.click(await button(words.helper.make));
    await screen.findByRole('dialog', { name: words.link.title('Ravi') });
    const [first, second] = sent('add_helper');
    expect(first).toEqual(second);
  });

  it('needs a name; the server refuses an evening that was deleted, and too many', async () => {
    const gone = 'This evening is no longer in the list. Choose another one.';
    const { sent, user, change } = await openPeople(
      {},
      { [ADD]: refusal('PT422', 'night_id', gone) },
    );
    await user.click(await button(words.addHelper));
    await user.click(await button(words.helper.make));
    expect(screen.getByLabelText(words.helper.name)).toBeInvalid();
    expect(sent('add_helper')).toEqual([]);
    await enter(user, screen.getByLabelText(words.helper.name), 'Ravi');
    await user.click(await button(words.helper.make));
    expect(await screen.findByText(gone)).toBeVisible();
    expect(screen.getByLabelText(words.helper.night)).toBeInvalid();
    change({ [ADD]: refusal('PT429', 'limit', 'Too many invitations today.') });
    await user.click(await button(words.helper.make));
    expect(await screen.findByText('Too many invitations today.')).toBeVisible();
  });

  it('cannot be added without an evening, and the dialog says where to make one', async () => {
    const { user } = await openPeople({}, { [rpc('gate_nights')]: { body: [] } });
    await user.click(await button(words.addHelper));
    expect(await screen.findByText(words.helper.noNights)).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: words.helper.toGarba })).toBeVisible();
  });

  it('is told that the link has ended, or was withdrawn by another owner', async () => {
    const over = adding(earlier);
    const { user, change, data } = await openPeople({}, { [ADD]: over.answer });
    await user.click(await button(words.addHelper));
    await enter(user, await screen.findByLabelText(words.helper.name), 'Ravi');
    await user.click(await button(words.helper.make));
    expect(await screen.findByText(words.link.ended)).toBeVisible();
    const fresh = adding();
    change({ [ADD]: fresh.answer });
    data.invitations = fresh.invitations;
    await user.click(await button(words.link.next));
    await enter(user, await screen.findByLabelText(words.helper.name), 'Asha');
    await user.click(await button(words.helper.make));
    await screen.findByText(words.link.left(60));
    await screen.findByRole('heading', { name: 'Asha', level: 3, hidden: true });
    data.invitations = [];
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(words.link.withdrawn)).toBeVisible();
  });

  it('is copied, or the browser’s refusal is said', async () => {
    const { answer } = adding();
    const { user } = await openPeople({}, { [ADD]: answer });
    await user.click(await button(words.addHelper));
    await enter(user, await screen.findByLabelText(words.helper.name), 'Ravi');
    await user.click(await button(words.helper.make));
    await user.click(await button(words.link.copy));
    expect(await screen.findByText(words.link.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/#token-of-Ravi$/);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(await button(words.link.copy));
    expect(await screen.findByText(words.link.notCopied)).toBeVisible();
  });
});

describe('an invitation by mail', () => {
  it('is for a manager unless another role is chosen', async () => {
    const { sent, user } = await openPeople({}, { [rpc('invite_person')]: { status: 204 } });
    await user.click(await button(words.invite));
    await enter(user, screen.getByLabelText(words.invited.email), 'Meena <meena@example.com>');
    await enter(user, screen.getByLabelText(new RegExp(words.invited.name)), 'Meena');
    expect(screen.getByLabelText(roleLine('manager'))).toBeChecked();
    await user.click(await button(words.invited.submit));
    expect(await screen.findByText(words.invited.done)).toBeVisible();
    expect(sent('invite_person')).toEqual([
      {
        p_id: expect.any(String),
        p_email: 'meena@example.com',
        p_name: 'Meena',
        p_role: 'manager',
      },
    ]);
  });

  it('of an address that has an account is refused at the address', async () => {
    const taken = 'This person has an account already. Change their role below.';
    const { user } = await openPeople(
      {},
      { [rpc('invite_person')]: refusal('PT422', 'email', taken) },
    );
    await user.click(await button(words.invite));
    await enter(user, screen.getByLabelText(words.invited.email), 'meena@example.com');
    await user.click(await button(words.invited.submit));
    expect(await screen.findByText(taken)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(words.invited.email)).toHaveFocus());
  });
});
