import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestStack,
  createUser,
  enrollTotp,
  signIn,
  type Stack,
} from '../../supabase/local/testing.ts';

const run = promisify(execFile);
const script = path.join(import.meta.dirname, '../../scripts/admin-reset-mfa.ts');
const account = { email: 'boss@example.org', password: 'correct-horse-battery' };

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('reset-factor', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

const reset = async (email: string) =>
  run(process.execPath, ['--import', 'tsx', script, email, stack.databaseUrl]);
const isAdmin = async () => {
  const client = await signIn(stack, account.email, account.password);
  return (await client.rpc('is_admin')).data;
};

it('an owner without the phone signs in with the password again; no other account loses a factor', async () => {
  await createUser(stack, { ...account, role: 'owner' });
  await createUser(stack, { ...account, email: 'other@example.org', role: 'manager' });
  const owner = await signIn(stack, account.email, account.password);
  await enrollTotp(owner);
  await enrollTotp(await signIn(stack, 'other@example.org', account.password));
  expect(await isAdmin()).toBe(false);

  const { stdout } = await reset('BOSS@example.org');
  expect(stdout).toContain('signs in with the password alone now');
  expect(await isAdmin()).toBe(true);
  expect((await owner.rpc('is_admin')).data).not.toBe(true);
  const left =
    await stack.sql`select u.email from auth.mfa_factors f join auth.users u on u.id = f.user_id`;
  expect([...left]).toEqual([{ email: 'other@example.org' }]);

  await expect(reset('nobody@example.org')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no account nobody@example.org.'),
  });
});
