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
  const gate = await make('gate@example.org', 'gate');
  const counter = await make('counter@example.org', 'counter');
  const manager = await make('manager@example.org', 'manager');
  const owner = await make('boss@example.org', 'owner');
  await enrollTotp(owner);
  // The same account on another device, without the second factor.
  const aal1 = await signIn(stack, 'boss@example.org', password);
  return { anon: clientOf(stack), stranger, gate, counter, manager, aal1, owner };
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
