import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminPeople as words } from '@/content/en/adminPeople.ts';
import { roleLine } from '@/content/en/roles.ts';
import { leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { sessionOf } from '../../../tests/builders/fakeBackend.ts';
import {
  earlier,
  helper,
  openPeople,
  person,
  refusal,
  rpc,
} from '../../../tests/builders/peopleBackend.ts';

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
const SET = rpc('set_person');
const done = { status: 204 };
const button = async (name: string) => screen.findByRole('button', { name });

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('./PeoplePage.tsx'));
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

/** Confirms the open question. */
async function confirm(user: Awaited<ReturnType<typeof openPeople>>['user'], action: string) {
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: action }));
}

describe('changing somebody', () => {
  it('sends name, role, an evening and the version of the form', async () => {
    const { sent, user } = await openPeople({ people: [person(), manager()] }, { [SET]: done });
    await user.click(await button(words.change.label('Meena')));
    expect(screen.queryByLabelText(words.change.scope)).toBeNull();
    await user.click(screen.getByLabelText(roleLine('counter')));
    await screen.findByRole('option', { name: 'Sat, 17 Oct 2099 only' });
    await user.selectOptions(screen.getByLabelText(words.change.scope), 'Sat, 17 Oct 2099 only');
    await user.click(await button(words.change.save));
    expect(await screen.findByText(words.change.done)).toBeVisible();
    expect(sent('set_person')).toEqual([
      {
        p_user_id: 'm1',
        p_version: 7,
        p_name: 'Meena',
        p_active: true,
        p_role: 'counter',
        p_edition_id: 'e1',
        p_night_id: 'n2',
      },
    ]);
  });

  it('sends an end of its own, and none for an owner', async () => {
    const { sent, user } = await openPeople({ people: [person(), manager()] }, { [SET]: done });
    await user.click(await button(words.change.label('Meena')));
    const ends = screen.getByLabelText(new RegExp(words.change.ends));
    await user.click(ends);
    await user.paste('2099-01-02T03:04');
    await user.click(await button(words.change.save));
    await screen.findByText(words.change.done);
    await user.click(await button(words.change.label('Meena')));
    await user.click(screen.getByLabelText(roleLine('owner')));
    expect(screen.queryByLabelText(new RegExp(words.change.ends))).toBeNull();
    await user.click(await button(words.change.save));
    await waitFor(() => expect(sent('set_person')).toHaveLength(2));
    const same = { p_user_id: 'm1', p_version: 7, p_name: 'Meena', p_active: true };
    expect(sent('set_person')).toEqual([
      { ...same, p_role: 'manager', p_ends_at: '2099-01-02T03:04:00+05:30' },
      { ...same, p_role: 'owner' },
    ]);
  });

  it('keeps an evening that is over as a choice', async () => {
    const old = helper({ night_id: 'n0', night: '2020-10-16', ends_at: earlier });
    const refused = refusal('PT422', 'ends_at', 'This end is over. Choose a later one.');
    const { sent, user } = await openPeople({ people: [person(), old] }, { [SET]: refused });
    await user.click(await screen.findByText(words.groups.gone(1)));
    await user.click(await button(words.change.label('Ravi')));
    // Without mail and password nobody could sign in as more.
    expect(screen.getByLabelText(roleLine('counter'))).toBeVisible();
    expect(screen.queryByLabelText(roleLine('owner'))).toBeNull();
    expect(screen.getByLabelText(words.change.scope)).toHaveDisplayValue('Fri, 16 Oct 2020 only');
    await user.click(await button(words.change.save));
    expect(await screen.findByText('This end is over. Choose a later one.')).toBeVisible();
    expect(sent('set_person')).toMatchObject([{ p_edition_id: 'e1', p_night_id: 'n0' }]);
  });

  it('of a version that is no longer current: says who set what, then saves over it', async () => {
    const sentence = 'Vikram changed this person meanwhile: now gate. Check it, then save again.';
    const { sent, user, data, change } = await openPeople(
      { people: [person(), manager()] },
      { [SET]: refusal('PT409', 'version', sentence) },
    );
    await user.click(await button(words.change.label('Meena')));
    await enter(user, screen.getByLabelText(words.change.name), ' D');
    data.people = [person(), manager({ role: 'gate', version: 9 })];
    await user.click(await button(words.change.save));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByText(/^Saved now: Meena · Gate/)).toBeVisible();
    expect(screen.getByLabelText(words.change.name)).toHaveValue('Meena D');
    change({ [SET]: done });
    await user.click(await button(words.change.save));
    await screen.findByText(words.change.done);
    expect(sent('set_person')).toMatchObject([{ p_version: 7 }, { p_version: 9 }]);
  });

  it('is not hidden by the poll: the version stays that of the form', async () => {
    const { sent, user, data } = await openPeople(
      { people: [person(), manager()] },
      { [SET]: done },
    );
    await user.click(await button(words.change.label('Meena')));
    data.people = [person(), manager({ version: 9, name: 'Meena Devi' })];
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(/^Saved now: Meena Devi/);
    await user.click(await button(words.change.save));
    await waitFor(() => expect(sent('set_person')).toMatchObject([{ p_version: 7 }]));
  });

  it('keeps the last owner: the sentence stands in the form', async () => {
    const sentence = 'One owner must stay. Make somebody else owner first.';
    const { user } = await openPeople({}, { [SET]: refusal('PT409', 'owner', sentence) });
    await user.click(await button(words.change.label('Asha Devi')));
    await user.click(screen.getByLabelText(roleLine('manager')));
    await user.click(await button(words.change.save));
    const form = within(screen.getByRole('dialog'));
    expect(await form.findByText(sentence)).toBeVisible();
  });
});

describe('an account', () => {
  it('of a helper is ended in two presses, and added again', async () => {
    const { sent, user, data } = await openPeople(
      { people: [person(), helper()] },
      { [SET]: done },
    );
    await user.click(await button(words.end.label('Ravi')));
    data.people = [person(), helper({ active: false, disabled_by: 'Asha Devi' })];
    await confirm(user, words.end.action);
    expect(await screen.findByText(words.end.done('Ravi'))).toBeVisible();
    expect(sent('set_person')).toEqual([
      {
        p_user_id: 'h1',
        p_version: 3,
        p_name: 'Ravi',
        p_active: false,
        p_role: 'gate',
        p_edition_id: 'e1',
        p_night_id: 'n1',
      },
    ]);
    await user.click(await screen.findByText(words.groups.gone(1)));
    expect(screen.queryByRole('button', { name: words.enable.label('Ravi') })).toBeNull();
    await user.click(await button(words.again.label('Ravi')));
    expect(await screen.findByLabelText(words.helper.name)).toHaveValue('Ravi');
  });

  it('is disabled and enabled; somebody else was quicker', async () => {
    const off = manager({ active: false, disabled_by: '', ends_at: '2099-01-01T00:00:00Z' });
    const { sent, user, change } = await openPeople({ people: [person(), off] }, { [SET]: done });
    await user.click(await screen.findByText(words.groups.gone(1)));
    await user.click(await button(words.enable.label('Meena')));
    expect(await screen.findByText(words.enable.done('Meena'))).toBeVisible();
    expect(sent('set_person')).toMatchObject([
      { p_active: true, p_role: 'manager', p_ends_at: '2099-01-01T00:00:00Z' },
    ]);
    change({ [SET]: refusal('PT409', 'version', 'Vikram changed this person meanwhile.') });
    await user.click(await button(words.enable.label('Meena')));
    expect(await screen.findByText('Vikram changed this person meanwhile.')).toBeVisible();
  });

  it('whose end is over gets another one on enabling', async () => {
    const off = manager({ active: false, role: 'gate', ends_at: earlier });
    const { sent, user } = await openPeople({ people: [person(), off] }, { [SET]: done });
    await user.click(await screen.findByText(words.groups.gone(1)));
    await user.click(await button(words.enable.label('Meena')));
    await user.clear(screen.getByLabelText(new RegExp(words.change.ends)));
    await user.click(await button(words.change.enable));
    await waitFor(() => expect(sent('set_person')).toHaveLength(1));
    expect(sent('set_person')).toMatchObject([{ p_active: true, p_role: 'gate' }]);
  });

  it('is signed out everywhere, and removed for good', async () => {
    const { sent, user } = await openPeople(
      { people: [person(), manager({ sessions: 2 })] },
      { [rpc('end_sessions')]: { body: 2 }, [rpc('remove_person')]: { body: true } },
    );
    await user.click(await screen.findByLabelText(words.moreLabel('Meena')));
    await user.click(await button(words.sessions.label('Meena')));
    await confirm(user, words.sessions.action);
    expect(await screen.findByText(words.sessions.done(2))).toBeVisible();
    await user.click(await button(words.remove.label('Meena')));
    expect(sent('remove_person')).toEqual([]);
    await confirm(user, words.remove.action);
    expect(await screen.findByText(words.remove.done('Meena'))).toBeVisible();
    expect([sent('end_sessions'), sent('remove_person')]).toEqual([
      [{ p_user_id: 'm1' }],
      [{ p_user_id: 'm1' }],
    ]);
  });

  it('loses its second factor against a code of the own one', async () => {
    const ask = refusal('PT409', 'factor', 'Enter a code of your own second factor first.');
    const factors = [{ id: 'f1', factor_type: 'totp', status: 'verified' }];
    const { sent, user, change } = await openPeople(
      { people: [person(), manager()] },
      {
        [rpc('reset_factor')]: ask,
        'GET /auth/v1/user': { body: sessionOf({ factors }).user },
        'POST /auth/v1/factors/f1/challenge': { body: { id: 'c1', expires_at: 9e9 } },
        'POST /auth/v1/factors/f1/verify': {
          status: 422,
          body: { code: 'mfa_verification_failed', msg: 'wrong' },
        },
      },
    );
    await user.click(await screen.findByLabelText(words.moreLabel('Meena')));
    await user.click(await button(words.factor.label('Meena')));
    await user.click(await button(words.factor.submit));
    expect(await screen.findByText('Enter a code of your own second factor first.')).toBeVisible();
    await user.click(await button(words.factor.submit));
    expect(await screen.findByText(words.factor.codeMissing)).toBeVisible();
    await enter(user, screen.getByLabelText(words.factor.code), '123 456');
    await user.click(await button(words.factor.submit));
    expect(await screen.findByText(/^That code is incorrect/)).toBeVisible();
    expect(sent('reset_factor')).toHaveLength(1);
    change({
      [rpc('reset_factor')]: { body: 1 },
      'POST /auth/v1/factors/f1/verify': { body: sessionOf({ aal: 'aal2', factors }) },
    });
    await user.click(await button(words.factor.submit));
    expect(await screen.findByText(words.factor.done)).toBeVisible();
    expect(sent('reset_factor')).toEqual([{ p_user_id: 'm1' }, { p_user_id: 'm1' }]);
  });
});
