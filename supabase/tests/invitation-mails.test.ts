import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { call } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';
import { acceptingAs, inviteByMail, listPeople, makeAccount, tokenOf } from './support/staff.ts';

/** The token of an invitation is in its mail alone, as long as that mail waits. */
let stack: Stack;
let owner: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('invitation-mails', { outboxEvery: 0 });
  owner = await signInAdmin(stack, 'owner@example.org');
});
afterAll(() => stack?.stop());

/** Whether a link of the token opens something. */
const isOpen = async (token: string) =>
  (await call<{ state: string }>(owner, 'see_invitation', { p_token: token })).data?.state ===
  'open';

/** Tables that hold a token. */
async function placesOf(token: string) {
  const rows = await stack.sql<{ place: string }[]>`
    select 'outbox' as place from private.outbox o where o::text like ${`%${token}%`}
    union all select 'invitations' from private.invitations i where i::text like ${`%${token}%`}
    union all select 'audit_log' from private.audit_log l where l::text like ${`%${token}%`}`;
  return rows.map(({ place }) => place);
}

/** Invites, and ends the delivery of the mail. */
async function deliver(email: string, attempts: number, outcome: { p_ok: boolean }) {
  const { id, token } = await inviteByMail(stack, owner, email);
  const [mail] = await stack.sql`
    update private.outbox o set status = 'sending', attempts = ${attempts} from private.invitations i
    where i.id = ${id} and o.id = i.mail_id returning o.id`;
  const args = { p_id: String(mail?.['id']), p_error: '550 no such user', ...outcome };
  await call(clientOf(stack, stack.secretKey), 'finish_outbox', args);
  return { id, token };
}

test('it is nowhere once the mail is sent, and stays while it is tried again', async () => {
  const waiting = await deliver('waiting@example.org', 0, { p_ok: false });
  expect(await placesOf(waiting.token)).toEqual(['outbox']);
  const sent = await deliver('sent@example.org', 0, { p_ok: true });
  expect(await placesOf(sent.token)).toEqual([]);
  expect(await isOpen(sent.token)).toBe(true);
});

test('it is nowhere once the mail is given up: only a new link is sent', async () => {
  const { id, token } = await deliver('dead@example.org', 9, { p_ok: false });
  expect(await placesOf(token)).toEqual([]);
  expect((await call(owner, 'mail_summary', {})).data).toMatchObject([{ dead: 0 }]);
  expect((await call(owner, 'retry_mails', {})).data).toBe(0);
  const { invitations } = await listPeople(owner);
  expect(invitations.find((one) => one.id === id)?.mail).toMatchObject({ status: 'dead' });
  await call(owner, 'resend_invitation', { p_id: id });
  expect(await isOpen(await tokenOf(stack, id))).toBe(true);
});

test('it leaves the outbox with an invitation that is over, accepted or withdrawn', async () => {
  const over = await inviteByMail(stack, owner, 'over@example.org');
  const open = await inviteByMail(stack, owner, 'open@example.org');
  const used = await inviteByMail(stack, owner, 'used@example.org');
  const withdrawn = await inviteByMail(stack, owner, 'withdrawn@example.org');
  const { begin, finish } = acceptingAs(stack);
  await makeAccount(stack, await begin(used.token, 'browser'));
  expect((await finish(used.token, 'browser')).state).toBe('done');
  await call(owner, 'withdraw_invitation', { p_id: withdrawn.id });
  expect([await placesOf(used.token), await placesOf(withdrawn.token)]).toEqual([[], []]);
  await stack.sql`
    update private.invitations set expires_at = now() - interval '1 s' where id = ${over.id}`;
  await stack.sql`select private.tidy()`;
  expect([await placesOf(over.token), await placesOf(open.token)]).toEqual([[], ['outbox']]);
});
