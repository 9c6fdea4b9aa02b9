import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, createUser, enrollTotp, signIn, type Stack } from '../local/testing.ts';
import { withFault } from './support/crowd.ts';
import { call, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';
import { personOf, setPerson } from './support/staff.ts';

const password = 'correct-horse-battery';
const lost = crypto.randomUUID();

let stack: Stack;
let owner: SupabaseClient;
let second: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('people', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'manish@example.org');
  second = await signInAdmin(stack, 'asha@example.org');
  await call(owner, 'set_my_name', { p_name: 'Manish' });
  await call(second, 'set_my_name', { p_name: 'Asha' });
});
afterAll(() => stack?.stop());

/** A manager who is signed in. */
async function addManager(email: string) {
  const client = await signInAdmin(stack, email, 'manager');
  return { client, email, person: async () => personOf(owner, email) };
}

describe('a change of a person', () => {
  test('counts at the next request, whatever the token says', async () => {
    const { client, person } = await addManager('ritu@example.org');
    expect((await call(client, 'list_changes', {})).code).toBeNull();
    expect((await setPerson(owner, await person(), { p_role: 'gate' })).code).toBeNull();
    expect((await call(client, 'list_changes', {})).code).toBe('42501');
    expect((await call(client, 'gate_nights', {})).code).toBeNull();
  });

  test('that disables ends the same token everywhere, and its refresh', async () => {
    const { client, person } = await addManager('leaves@example.org');
    const logins = async () => (await client.from('login_history').select('id')).data ?? [];
    expect((await logins()).length).toBeGreaterThan(0);
    const { data: before } = await client.auth.getSession();
    expect((await setPerson(owner, await person(), { p_active: false })).code).toBeNull();
    expect(await logins()).toEqual([]);
    expect((await call(client, 'my_account', {})).code).toBe('42501');
    const file = await client.storage.from('media').upload('leaves.png', Buffer.from('x'));
    expect(file.error).not.toBeNull();
    const refreshed = await client.auth.refreshSession({
      refresh_token: before.session?.refresh_token ?? '',
    });
    expect(refreshed.error).not.toBeNull();
    expect(await person()).toMatchObject({ active: false, disabled_by: 'Manish', sessions: 0 });
    // Signing in again opens nothing, until the account is enabled.
    const again = await signIn(stack, 'leaves@example.org', password);
    expect((await call(again, 'my_account', {})).code).toBe('42501');
    expect((await setPerson(owner, await person(), { p_active: true })).code).toBeNull();
    expect((await call(again, 'my_account', {})).code).toBeNull();
    expect(await person()).toMatchObject({ active: true, disabled_by: null, role: 'manager' });
  });

  test('of a disabled person sets another end, which may be over if it is left alone', async () => {
    const { person } = await addManager('later@example.org');
    const over = '2020-01-01T00:00:00+00:00';
    const end = '2099-01-01T00:00:00+00:00';
    await stack.sql`update private.admins set ends_at = ${over}, active = false
      where user_id = ${(await person()).user_id}`;
    const rename = { p_name: 'Later', p_ends_at: over };
    expect((await setPerson(owner, await person(), rename)).code).toBeNull();
    expect(await person()).toMatchObject({ name: 'Later', ends_at: over });
    expect((await setPerson(owner, await person(), { p_ends_at: end })).code).toBeNull();
    expect(await person()).toMatchObject({ active: false, ends_at: end });
  });

  test('of somebody whose evening was removed keeps the end, until another evening is chosen', async () => {
    const { person } = await addManager('nowhere@example.org');
    const { id, nights } = await openEdition(stack, { nights: 2, year: 2071 });
    const [p_night_id = '', left = ''] = nights;
    const place = { p_role: 'gate', p_edition_id: id, p_night_id };
    expect((await setPerson(owner, await person(), place)).code).toBeNull();
    const { ends_at: end } = await person();
    await stack.sql`update public.garba_nights set deleted_at = now() where id = ${p_night_id}`;
    const rename = { ...place, p_name: 'Meena' };
    expect((await setPerson(owner, await person(), rename)).code).toBeNull();
    expect(await person()).toMatchObject({ name: 'Meena', ends_at: end, night_id: p_night_id });
    const other = { ...place, p_role: 'counter', p_ends_at: end };
    expect(await setPerson(owner, await person(), other)).toMatchObject({ hint: 'night_id' });
    const chosen = { ...other, p_night_id: left };
    expect((await setPerson(owner, await person(), chosen)).code).toBeNull();
  });

  test('after another owner’s change says who set what, and changes nothing', async () => {
    const { person } = await addManager('both@example.org');
    const seen = await person();
    expect((await setPerson(second, seen, { p_role: 'counter', p_active: false })).code).toBeNull();
    const late = await owner.rpc('set_person', {
      p_user_id: seen.user_id,
      p_version: seen.version,
      p_name: 'Both',
      p_role: 'owner',
      p_active: true,
    });
    expect(late.error).toMatchObject({
      code: 'PT409',
      hint: 'version',
      message:
        'Asha changed this person meanwhile: now counter, disabled. Check it, then save again.',
    });
    expect(await person()).toMatchObject({ role: 'counter', active: false, name: '' });
    const unread = await call(owner, 'set_person', {
      p_user_id: seen.user_id,
      p_version: null,
      p_name: '',
      p_role: 'owner',
      p_active: true,
    });
    expect(unread).toMatchObject({ code: 'PT409', hint: 'version' });
  });

  test.each([
    ['a role that is none', { p_role: 'boss' }, 'role'],
    ['no role', { p_role: null }, 'role'],
    ['a long name', { p_name: 'x'.repeat(61) }, 'name'],
    ['neither enabled nor disabled', { p_active: null }, 'active'],
    ['an end that is over', { p_ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    ['an owner with an end', { p_role: 'owner', p_ends_at: '2099-01-01T00:00:00Z' }, 'ends_at'],
    ['a night without its edition', { p_night_id: crypto.randomUUID() }, 'night_id'],
    ['a manager for an edition', { p_edition_id: crypto.randomUUID() }, 'role'],
    [
      'an end, and an evening that is gone',
      { p_role: 'gate', p_edition_id: lost, p_night_id: lost, p_ends_at: '2099-01-01T00:00:00Z' },
      'night_id',
    ],
    ['an edition that is gone', { p_role: 'gate', p_edition_id: crypto.randomUUID() }, 'night_id'],
  ])('with %s is refused, with its field', async (what, change, hint) => {
    const { person } = await addManager(`${what.replaceAll(/\W/g, '-')}@example.org`);
    const before = await person();
    expect(await setPerson(owner, before, change)).toMatchObject({ code: 'PT422', hint });
    expect(await person()).toEqual(before);
  });

  test('is logged with who made it, and without anything secret', async () => {
    const { person } = await addManager('logged@example.org');
    const { user_id } = await person();
    await setPerson(second, await person(), { p_name: 'Logged' });
    await call(second, 'end_sessions', { p_user_id: user_id });
    const { data } = await second.rpc('list_changes', { p_table: 'admins', p_key: user_id });
    expect(data).toEqual([
      expect.objectContaining({ actor_name: 'Asha', after: { sessions_ended: 1 } }),
      expect.objectContaining({ before: { name: '' }, after: { name: 'Logged' } }),
      expect.objectContaining({ action: 'insert', actor_name: null }),
    ]);
  });
});

test('a removed person is gone with the sessions, and the log keeps the name', async () => {
  const { client, person } = await addManager('removed@example.org');
  await setPerson(owner, await person(), { p_name: 'Removed' });
  const { user_id } = await person();
  expect((await call(owner, 'remove_person', { p_user_id: user_id })).data).toBe(true);
  expect((await call(owner, 'remove_person', { p_user_id: user_id })).data).toBe(false);
  expect((await call(client, 'my_account', {})).code).toBe('42501');
  const left = await stack.sql`
    select from auth.users where id = ${user_id} union all select from auth.sessions where user_id = ${user_id}`;
  expect(left).toHaveLength(0);
  const { data } = await owner.rpc('list_changes', { p_table: 'admins', p_key: user_id });
  expect(data?.[0]).toMatchObject({ action: 'delete', before: { name: 'Removed' } });
});

test('an account that is nobody’s of the firm is not removed', async () => {
  const stranger = await createUser(stack, { email: 'stranger@example.org', password });
  expect((await call(owner, 'remove_person', { p_user_id: stranger })).data).toBe(false);
  expect(await stack.sql`select from auth.users where id = ${stranger}`).toHaveLength(1);
});

test('a second factor is taken away with a fresh code of the own one, and the person is told', async () => {
  const { client, person } = await addManager('lost@example.org');
  await enrollTotp(client);
  const careful = await signInAdmin(stack, 'careful@example.org');
  await enrollTotp(careful);
  const { user_id } = await person();
  const freshness = async () => call(careful, 'reset_factor', { p_user_id: user_id });
  await withFault(
    stack,
    'private.has_fresh_factor',
    [["interval '5 minutes'", "interval '-1 minute'"]],
    async () => expect(await freshness()).toMatchObject({ code: 'PT409', hint: 'factor' }),
  );
  expect(await person()).toMatchObject({ has_factor: true });
  expect((await freshness()).data).toBe(1);
  expect(await person()).toMatchObject({ has_factor: false, sessions: 0 });
  expect((await call(client, 'my_account', {})).code).toBe('42501');
  const [mail] = await stack.sql`select payload from private.outbox where kind = 'factor_removed'`;
  expect(mail?.['payload']).toMatchObject({
    recipients: ['lost@example.org'],
    by: 'careful@example.org',
  });
  const self = await personOf(careful, 'careful@example.org');
  expect(await call(careful, 'reset_factor', { p_user_id: self.user_id })).toMatchObject({
    code: 'PT422',
  });
  await setPerson(owner, self, { p_role: 'manager' });
});

test('a helper’s rights end with the evening, and later when the night is moved', async () => {
  const edition = await openEdition(stack, { nights: 2, year: 2090 });
  const { client, person } = await addManager('helper@example.org');
  const night = edition.nights[0] ?? '';
  const scope = { p_role: 'gate', p_edition_id: edition.id, p_night_id: night };
  expect((await setPerson(owner, await person(), scope)).code).toBeNull();
  const first = (await person()).ends_at ?? '';
  await stack.sql`update public.garba_nights set ends_at = '01:30' where id = ${night}`;
  const moved = (await person()).ends_at ?? '';
  expect(Date.parse(moved) - Date.parse(first)).toBe(3_600_000);
  const nights = await client.rpc('gate_nights');
  expect(nights.data).toEqual([expect.objectContaining({ id: night })]);
  await stack.sql`update private.admins set ends_at = now(), ends_with_nights = false where user_id = ${(await person()).user_id}`;
  expect((await call(client, 'gate_nights', {})).code).toBe('42501');
  expect((await client.rpc('my_role')).data).toBeNull();
});
