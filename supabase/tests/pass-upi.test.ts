import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { call, openEdition } from './support/passes.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('pass-upi', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

test('every active owner is mailed when buyers are to pay to another account, and only then', async () => {
  const owner = await signInAdmin(stack, 'owner@example.org');
  await signInAdmin(stack, 'partner@example.org');
  await signInAdmin(stack, 'gone@example.org');
  await signInAdmin(stack, 'manager@example.org', 'manager');
  await stack.sql`update private.admins set active = false
    where user_id = (select id from auth.users where email = 'gone@example.org')`;
  const { id } = await openEdition(stack);
  const set = async (p_vpa: string) => {
    const [row] = await stack.sql<{ version: number }[]>`
      select version from public.pass_settings where edition_id = ${id}`;
    const args = { p_edition_id: id, p_version: row?.version ?? 0, p_vpa, p_name: 'Mandap' };
    return (await call(owner, 'set_pass_upi', args)).code;
  };
  const mails = async () => stack.sql<{ to: string[]; payload: Record<string, unknown> }[]>`
    select payload -> 'recipients' as "to", payload from private.outbox where kind = 'upi_account' order by 1`;

  expect(await set('garba@bank')).toBeNull();
  expect(await set('no account')).toBe('PT422');
  expect(await mails()).toEqual([]);
  expect(await set('mine@bank')).toBeNull();
  const sent = await mails();
  expect(sent.map(({ to }) => to)).toEqual(
    [stack.admin.email, 'owner@example.org', 'partner@example.org'].toSorted().map((to) => [to]),
  );
  expect(sent[0]?.payload).toMatchObject({
    edition: 'Raas Garba',
    changed_by: 'owner@example.org',
    before: 'garba@bank',
    after: 'mine@bank',
  });
  // The email goes to them, not to the recipients of enquiries.
  const claimed = await stack.sql<{ payload: { recipients: string[] } }[]>`
    select payload from private.claim_outbox(10, null) where kind = 'upi_account'`;
  expect(claimed.map(({ payload }) => payload.recipients)).toContainEqual(['partner@example.org']);
});
