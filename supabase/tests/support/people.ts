import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type AdminRole,
  clientOf,
  createUser,
  enrollTotp,
  signIn,
  type Stack,
} from '../../local/testing.ts';
import type { Identity } from './identities.ts';

const password = 'correct-horse-battery';

/** A signed-in client for each identity. */
export async function signInEverybody(stack: Stack): Promise<Record<Identity, SupabaseClient>> {
  const make = async (email: string, role: AdminRole | null) => {
    await createUser(stack, { email, password, role });
    return signIn(stack, email, password);
  };
  const stranger = await make('stranger@example.org', null);
  const owner = await make('boss@example.org', 'owner');
  await enrollTotp(owner);
  // The same account on another device, without the second factor.
  const aal1 = await signIn(stack, 'boss@example.org', password);
  const invited = await signInInvited(stack, owner);
  const ended = await make('ended@example.org', 'counter');
  const disabled = await make('disabled@example.org', 'owner');
  // Both could do everything of their role a moment ago, with these very tokens.
  for (const client of [ended, disabled]) await needRole(client);
  await stack.sql`
    update private.admins a set active = u.email <> 'disabled@example.org',
      ends_at = case when u.email = 'ended@example.org' then now() end
    from auth.users u where u.id = a.user_id and u.email in ('ended@example.org', 'disabled@example.org')`;
  const gate = await make('gate@example.org', 'gate');
  const counter = await make('counter@example.org', 'counter');
  const manager = await make('manager@example.org', 'manager');
  return {
    anon: clientOf(stack),
    stranger,
    invited,
    ended,
    disabled,
    gate,
    counter,
    manager,
    aal1,
    owner,
  };
}

async function needRole(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.rpc('my_account');
  if (error || !data) throw new Error(`No role: ${error?.message ?? 'no account'}`);
}

/** The account of an owner's invitation that is being accepted: made, and without its role. */
async function signInInvited(stack: Stack, owner: SupabaseClient): Promise<SupabaseClient> {
  const email = 'invited@example.org';
  const id = await createUser(stack, { email, password });
  const { error } = await owner.rpc('invite_person', {
    p_id: randomUUID(),
    p_email: email,
    p_name: 'Ritu',
    p_role: 'owner',
  });
  if (error) throw error;
  const begun = await stack.sql`
    update private.invitations set user_id = ${id}, claim_hash = '\\x00',
      lease_until = now() + interval '1 hour' where email = ${email}`;
  if (begun.count !== 1) throw new Error('No invitation');
  return signIn(stack, email, password);
}

/** Signs in a new account with a role, without a second factor. */
export async function signInAdmin(
  stack: Stack,
  email: string,
  role: AdminRole = 'owner',
): Promise<SupabaseClient> {
  await createUser(stack, { email, password, role });
  return signIn(stack, email, password);
}
